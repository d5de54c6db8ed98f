import { LatePart } from '../../../../ui/late/LatePart';
import { EditorSkeleton } from '../EditorSkeleton';
import { previewScreen } from './latePreviewScreen';
import type { PreviewScreenProps } from './PreviewScreen';

/** The lazy preview, with a skeleton while its code loads. */
export function LatePreview(props: PreviewScreenProps) {
  return (
    <LatePart part={previewScreen} subject="The preview" place={<EditorSkeleton />}>
      {(PreviewScreen) => <PreviewScreen {...props} />}
    </LatePart>
  );
}
