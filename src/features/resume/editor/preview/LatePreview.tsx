import { Wrap } from '../../../../ui/Layout';
import { LateNotice } from '../../LateNotice';
import { EditorSkeleton } from '../EditorSkeleton';
import { previewScreen } from './latePreviewScreen';
import type { PreviewScreenProps } from './PreviewScreen';

/** The preview, or its place while its code is on its way. */
export function LatePreview(props: PreviewScreenProps) {
  const screen = previewScreen.useCode();
  if (screen.status === 'here') return <screen.code {...props} />;
  if (screen.status === 'coming') return <EditorSkeleton />;
  return (
    <Wrap>
      <LateNotice subject="The preview" onRetry={() => void previewScreen.load()} />
    </Wrap>
  );
}
