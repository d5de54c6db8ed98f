import { memo, type Ref } from 'react';
import type { ResumeTemplate, SheetProps, SheetRow } from '../templates/template';
import { drawColumns } from './drawColumns';
import styles from './sheets.module.css';

interface MeasuringLayerProps extends Pick<SheetProps, 'resume' | 'photo' | 'paper'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly template: ResumeTemplate;
  readonly rows: readonly SheetRow[];
}

const NOTHING = { main: null, side: null };

/** The input of `measureRows`: a first page with every row, and an empty following page. */
export const MeasuringLayer = memo(function MeasuringLayer(props: MeasuringLayerProps) {
  const { ref, template, rows, ...common } = props;
  const { Sheet } = template;
  return (
    <div ref={ref} className={styles.measuring} data-paper={common.paper} aria-hidden inert>
      <Sheet {...common} fit={0} page={1} pageCount={1} columns={drawColumns(rows)} />
      <Sheet {...common} fit={0} page={2} pageCount={2} columns={NOTHING} />
    </div>
  );
});
