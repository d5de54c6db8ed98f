import { useAppDispatch } from '../../../../store/hooks';
import { layoutChosen } from '../../../../store/resumeLayoutSlice';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';

interface ThinNoticeProps {
  /** Whether the second and last page is nearly empty. */
  readonly isThin: boolean;
  readonly className: string | undefined;
}

/** Offers to fit on one page what hardly needs a second. */
export function ThinNotice({ isThin, className }: ThinNoticeProps) {
  const dispatch = useAppDispatch();
  if (!isThin) return null;
  return (
    <Notice
      className={className}
      action={
        <Button variant="ghost" size="sm" onClick={() => void dispatch(layoutChosen({ isFitted: true }))}>
          Fit to one page
        </Button>
      }
    >
      The second page holds only a few lines.
    </Notice>
  );
}
