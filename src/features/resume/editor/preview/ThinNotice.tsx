import { useAppDispatch } from '../../../../store/hooks';
import { layoutChosen } from '../../../../store/resumeLayoutSlice';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';

/** Offers to fit on one page what hardly needs a second. */
export function ThinNotice() {
  const dispatch = useAppDispatch();
  return (
    <Notice
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
