import { memo, useDeferredValue, useState } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import { RESUME_STEPS, type ResumeStep, type ResumeVariant } from '../../../domain/resume/variants';
import { useAppSelector } from '../../../store/hooks';
import { selectPrintableResume } from '../../../store/resumeSlice';
import { selectResumeLayout } from '../../../store/resumeLayoutSlice';
import { IconButton } from '../../../ui/IconButton';
import { LateNotice } from '../LateNotice';
import { BlankSheet } from '../sheets/BlankSheet';
import { resumeSheets } from '../sheets/resumeSheets';
import { ScaledSheet } from '../sheets/ScaledSheet';
import type { DrawnSheets } from '../sheets/useResumeSheets';
import styles from './LivePreview.module.css';

/** The row of the sheet that a step is about: the preview turns to its page. */
const HEADING_OF: Readonly<Partial<Record<ResumeStep, string>>> = {
  work: 'work',
  education: 'education',
  projects: 'projects',
  skills: 'skills',
  professionalSkills: 'professional',
  certificates: 'certificates',
  languages: 'languages',
  interests: 'interests',
  reference: 'references',
};

interface TurnedPageProps extends DrawnSheets {
  readonly step: ResumeStep;
}

const Caption = () => <span className="mono soft">FIG. 1 Live preview, A4</span>;

/** One page at a time: the one the step is about, until the visitor turns to another. */
function TurnedPage({ step, measuringLayer, sheets, pageOf }: TurnedPageProps) {
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const page = Math.min(turnedTo ?? pageOf(HEADING_OF[step] ?? ''), sheets.length - 1);
  return (
    <>
      <div className={styles.bar}>
        <Caption />
        {sheets.length > 1 && (
          <span className={styles.pager}>
            <IconButton
              icon="arrowLeft"
              label="Page before"
              disabled={page === 0}
              onClick={() => setTurnedTo(page - 1)}
            />
            <span className="mono soft">
              {page + 1} / {sheets.length}
            </span>
            <IconButton
              icon="arrowRight"
              label="Page after"
              disabled={page === sheets.length - 1}
              onClick={() => setTurnedTo(page + 1)}
            />
          </span>
        )}
      </div>
      <div className={styles.paper} data-preview-page={page + 1}>
        <ScaledSheet>{sheets[page]}</ScaledSheet>
      </div>
      {measuringLayer}
    </>
  );
}

/** The place of the page, before what draws it is there. */
function NoPageYet({ hasFailed }: { readonly hasFailed: boolean }) {
  if (hasFailed) return <LateNotice subject="The preview" onRetry={() => void resumeSheets.load()} />;
  return (
    <>
      <div className={styles.bar}>
        <Caption />
      </div>
      <div className={styles.paper}>
        <BlankSheet />
      </div>
    </>
  );
}

interface PagesProps {
  readonly variant: ResumeVariant;
  readonly step: ResumeStep;
  readonly resume: ResumeData;
}

/** Draws behind the typing: React may put it off while letters come in. The form never waits for what draws it. */
const Pages = memo(function Pages({ variant, step, resume }: PagesProps) {
  const layout = useAppSelector(selectResumeLayout);
  const drawing = resumeSheets.useCode();
  if (drawing.status !== 'here') return <NoPageYet hasFailed={drawing.status === 'failed'} />;
  return (
    <drawing.code variant={variant} resume={resume} layout={layout}>
      {(drawn) => <TurnedPage step={step} {...drawn} />}
    </drawing.code>
  );
});

/** The page as it will print, beside the form that fills it. */
export function LivePreview({
  variant,
  step,
}: {
  readonly variant: ResumeVariant;
  readonly step: ResumeStep;
}) {
  const resume = useDeferredValue(useAppSelector(selectPrintableResume));
  const { list } = RESUME_STEPS[step];
  const isBlank = list
    ? resume[list].length === 0
    : Object.values(resume.personalInfo).every((text: string) => text.trim() === '');
  return (
    <aside className={styles.tray} aria-label="Live preview">
      <Pages variant={variant} step={step} resume={resume} />
      {isBlank && step !== 'photo' && <p className={styles.hint}>What you type appears on this page.</p>}
    </aside>
  );
}
