import { memo, useDeferredValue, useState, type ReactNode } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import { PAPERS, type PaperName } from '../../../domain/resume/layout';
import type { EditedPlace } from '../../../domain/resume/places';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { useToolsSelector } from '../../../store/hooks';
import { selectResumeLayout } from '../../../store/resumeLayoutSlice';
import { selectPrintableResume } from '../../../store/resumeSlice';
import { IconButton } from '../../../ui/IconButton';
import { useLazy, type NotLoadedError } from '../../../lazy/lazyCode';
import { FailureNotice } from '../../../ui/FailureNotice';
import { PartBoundary } from '../../../ui/PartBoundary';
import { resumeSheets } from './lazyParts';
import { ScaledSheet } from '../sheets/ScaledSheet';
import type { Dress, DrawnSheets } from '../sheets/useResumeSheets';
import { useMark } from './useMark';
import styles from './LivePreview.module.css';

/** The caption of the page and the controls beside it. */
function Bar({ paper, children }: { readonly paper: PaperName; readonly children?: ReactNode }) {
  return (
    <div className={styles.bar}>
      <span className="mono soft">FIG. 1 Live preview, {PAPERS[paper].name}</span>
      {children}
    </div>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onTurn: (page: number) => void;
}

function Pager({ page, pageCount, onTurn }: PagerProps) {
  return (
    <span className={styles.pager}>
      <IconButton
        icon="arrowLeft"
        label="Previous page"
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      />
      <span className="mono soft">
        {page + 1} / {pageCount}
      </span>
      <IconButton
        icon="arrowRight"
        label="Next page"
        disabled={page === pageCount - 1}
        onClick={() => onTurn(page + 1)}
      />
    </span>
  );
}

interface Followed {
  /** What is being edited; null before the first edit. */
  readonly place: EditedPlace | null;
  /** Where the step begins on the sheet. */
  readonly start: EditedPlace;
}

/** One page at a time: the page being edited, or the one the visitor turned to until they move to another field. */
function TurnedPage({ place, start, ...drawn }: DrawnSheets & Followed) {
  const { measuringLayer, sheets, paper, pageOf, rowsOf } = drawn;
  const [turned, setTurned] = useState<{ page: number; place: EditedPlace | null } | null>(null);
  const wanted = turned?.place === place ? turned.page : pageOf(place ?? start);
  const page = Math.min(wanted, sheets.length - 1);
  const { page: pageElement, mark } = useMark(place, place ? rowsOf(place) : [], page);
  return (
    <>
      <Bar paper={paper}>
        {sheets.length > 1 && (
          <Pager page={page} pageCount={sheets.length} onTurn={(to) => setTurned({ page: to, place })} />
        )}
      </Bar>
      <div className={styles.paper} ref={pageElement}>
        <ScaledSheet paper={paper}>{sheets[page]}</ScaledSheet>
        <div className={styles.mark} ref={mark} data-print-skip hidden />
      </div>
      {measuringLayer}
    </>
  );
}

/** Placeholder for the page until the drawing code has loaded. */
function NoPageYet({
  paper,
  error,
}: {
  readonly paper: PaperName;
  readonly error: NotLoadedError | undefined;
}) {
  if (error) return <FailureNotice error={error} />;
  return (
    <>
      <Bar paper={paper} />
      <div className={styles.paper}>
        <ScaledSheet paper={paper} />
      </div>
    </>
  );
}

interface PagesProps extends Followed {
  readonly variant: ResumeVariant;
  readonly dress: Dress | undefined;
  readonly resume: ResumeData;
}

/** Memoized and lazy, so that the form never waits for drawing. */
const Pages = memo(function Pages({ variant, dress, resume, ...followed }: PagesProps) {
  const layout = useToolsSelector(selectResumeLayout);
  const { code: Sheets, error } = useLazy(resumeSheets);
  if (!Sheets) return <NoPageYet paper={layout.paper} error={error} />;
  return (
    <Sheets variant={variant} resume={resume} layout={layout} dress={dress}>
      {(drawn) => <TurnedPage {...followed} {...drawn} />}
    </Sheets>
  );
});

interface LivePreviewProps extends Omit<PagesProps, 'resume'> {
  /** Whether nothing has been typed in the step. */
  readonly isBlank: (resume: ResumeData) => boolean;
}

/** The page as it will print, next to the form. It shows the page of what is being edited, and marks it there. */
export function LivePreview({ isBlank, ...pages }: LivePreviewProps) {
  const resume = useDeferredValue(useToolsSelector(selectPrintableResume));
  return (
    <aside className={styles.tray} aria-label="Live preview">
      <PartBoundary subject="The live preview">
        <Pages {...pages} resume={resume} />
      </PartBoundary>
      {isBlank(resume) && <p className="hint">What you type appears on this page.</p>}
    </aside>
  );
}
