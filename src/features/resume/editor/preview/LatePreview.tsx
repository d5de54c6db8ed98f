import { LatePart } from '../../../../ui/late/LatePart';
import { EditorSkeleton } from '../EditorSkeleton';
import { previewScreen } from './latePreviewScreen';
import type { PreviewScreenProps } from './PreviewScreen';

/** The preview, or its place while its code is on its way. */
export function LatePreview(props: PreviewScreenProps) {
  return (
    <LatePart part={previewScreen} subject="The preview" place={<EditorSkeleton />}>
      {(PreviewScreen) => <PreviewScreen {...props} />}
    </LatePart>
  );
}
