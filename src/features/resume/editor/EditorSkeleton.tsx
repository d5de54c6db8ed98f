import { classNames } from '../../../ui/classNames';
import { FailureNotice, type Failure } from '../../../ui/FailureNotice';
import { Wrap } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';
import { EditorHead, type EditorHeadProps } from './EditorHead';
import frame from './ResumeEditor.module.css';
import styles from './StepScreen.module.css';

interface EditorSkeletonProps {
  /** Heading of the screen that is opening, unless it is the first. */
  readonly title?: string;
  /** Announced by screen readers. */
  readonly reason?: string | undefined;
}

/** Placeholder with the final layout of rail, form and preview. */
export function EditorSkeleton({
  title,
  reason = `${title ?? 'The editor'} is opening.`,
}: EditorSkeletonProps) {
  return (
    <Wrap className={classNames(styles.columns, styles.waiting)}>
      <p className="visually-hidden" role="status">
        {reason}
      </p>
      <Skeleton lines={4} />
      <div>
        {title && <h2>{title}</h2>}
        <Skeleton lines={9} />
      </div>
      <Skeleton aspectRatio="210 / 297" className={styles.whereWide} />
    </Wrap>
  );
}

interface UnopenedEditorProps extends EditorHeadProps {
  /** Why its code did not load, if it failed. */
  readonly error: Failure | undefined;
}

/** The head of an editor, and a placeholder until its code has loaded. */
export function UnopenedEditor({ error, ...head }: UnopenedEditorProps) {
  return (
    <div className={frame.editor}>
      <EditorHead {...head} />
      {error ? (
        <Wrap>
          <FailureNotice error={error} />
        </Wrap>
      ) : (
        <EditorSkeleton />
      )}
    </div>
  );
}

/** Placeholder of the whole editor, before it is known what it edits. */
export function EditorPlace({ reason }: Pick<EditorSkeletonProps, 'reason'>) {
  return (
    <div className={frame.editor}>
      <Wrap className={frame.head}>
        <Skeleton className={frame.place} />
      </Wrap>
      <EditorSkeleton reason={reason} />
    </div>
  );
}
