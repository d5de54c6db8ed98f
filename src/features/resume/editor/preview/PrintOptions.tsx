import type { ReactNode } from 'react';
import { counted } from '../../../../domain/counting';
import { letterAddress, resumeAddress } from '../../addresses';
import { letterLink } from '../lazyParts';
import { PAPER_NAMES, PAPERS, type FitOutcome } from '../../../../domain/resume/layout';
import type { ResumeVariant } from '../../../../domain/resume/variants';
import { useAppDispatch, useToolsSelector } from '../../../../store/hooks';
import { layoutChosen, selectResumeLayout } from '../../../../store/resumeLayoutSlice';
import { ButtonLink } from '../../../../ui/Button';
import { SegmentedChoice } from '../../../../ui/SegmentedChoice';
import { Switch } from '../../../../ui/Switch';
import type { Dress } from '../../sheets/useResumeSheets';
import { OtherSheets } from './OtherSheets';
import styles from './PreviewScreen.module.css';

const PAPER_OPTIONS = PAPER_NAMES.map((value) => ({ value, label: PAPERS[value].name }));

/** What it took to fit everything on one page, by fit step. */
const FIT_DONE = [
  'Everything fits on one page as it is.',
  'One page, with smaller gaps between the sections.',
  'One page, with smaller gaps and narrower margins.',
  'One page, with smaller gaps, narrower margins and smaller type.',
];

function fitWords(fit: FitOutcome | null): string {
  if (!fit) return 'Smaller gaps first, then margins, then type, never under 9.5 pt.';
  if (fit.isPossible) return FIT_DONE[fit.step] ?? '';
  return `Not possible here: ${counted(fit.linesOver, 'line')} over. Shorten or remove an entry, or keep two pages.`;
}

interface PrintOptionsProps {
  readonly variant: ResumeVariant;
  readonly fit: FitOutcome | null;
  /** Makes the letter out of a design, if that is the document. */
  readonly letter?: Dress;
  /** More options, above the others. */
  readonly children?: ReactNode;
}

/** Paper size, fit to one page, plain version, and links to the letter and to the other designs. */
export function PrintOptions({ variant, fit, letter, children }: PrintOptionsProps) {
  const layout = useToolsSelector(selectResumeLayout);
  const dispatch = useAppDispatch();
  return (
    <div className={styles.options}>
      {children}
      <SegmentedChoice
        label="Paper"
        options={PAPER_OPTIONS}
        selected={layout.paper}
        onSelect={(paper) => void dispatch(layoutChosen({ paper }))}
      />
      <Switch
        label="Fit to one page"
        isOn={layout.isFitted}
        onChange={(isOn) => void dispatch(layoutChosen({ isFitted: isOn }))}
      >
        {fitWords(fit)}
      </Switch>
      <Switch
        label="Plain version for application systems"
        isOn={layout.isPlain}
        onChange={(isOn) => void dispatch(layoutChosen({ isPlain: isOn }))}
      >
        Everything you typed in one column, without photo or bars: programs read it best.
      </Switch>
      {!letter && (
        <ButtonLink variant="ghost" size="sm" className={styles.letter} {...letterLink(variant)}>
          Write a letter to go with it
        </ButtonLink>
      )}
      <OtherSheets variant={variant} addressOf={letter ? letterAddress : resumeAddress} dress={letter} />
    </div>
  );
}
