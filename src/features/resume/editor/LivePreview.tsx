import { memo, useDeferredValue, useState } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import { RESUME_STEPS, type ResumeStep, type ResumeVariant } from '../../../domain/resume/variants';
import { useAppSelector } from '../../../store/hooks';
import { selectPrintableResume } from '../../../store/resumeSlice';
import { IconButton } from '../../../ui/IconButton';
import { usePortrait } from '../photo/photoMemory';
import { ScaledSheet } from '../sheets/ScaledSheet';
import { useResumeSheets } from '../sheets/useResumeSheets';
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

interface PagesProps {
  readonly variant: ResumeVariant;
  readonly step: ResumeStep;
  readonly resume: ResumeData;
}

/** Draws behind the typing: React may put it off while letters come in. */
const Pages = memo(function Pages({ variant, step, resume }: PagesProps) {
  const { measuringLayer, sheets, pageOf } = useResumeSheets(variant, resume, usePortrait());
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const page = Math.min(turnedTo ?? pageOf(HEADING_OF[step] ?? ''), sheets.length - 1);
  return (
    <>
      <div className={styles.bar}>
        <span className="mono soft">FIG. 1 Live preview, A4</span>
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
