import { useMemo } from 'react';
import { layoutOf, layoutWithin } from './layout/arrange';
import type { Layout } from './layout/layout';
import { LAYOUT_STYLES } from './layout/layoutStyle';
import { sizeOf, labelOf } from './layout/words';
import { Figure } from '../../ui/Figure';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { Diagram } from './diagram/Diagram';
import type { Lit } from './diagram/Drawing';
import type { MachineInfo } from './machineInfo';
import styles from './MachineFigure.module.css';

/** Minimum width for a drawing next to the controls, in px. */
const ROOM = 600;

/** The key to the letters in a drawing, and the transitions that apply in every state. */
function Legend({ layout: { key, everywhere } }: { layout: Layout }) {
  return (
    <>
      {key.length > 0 && (
        <dl className={styles.key}>
          {key.map(({ letter, lines }) => (
            <div key={letter}>
              <dt>{letter}</dt>
              <dd>
                {lines.map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {everywhere.length > 0 && (
        <dl className={styles.everywhere}>
          <dt>in every state</dt>
          {everywhere.map((one) => (
            <dd key={one.event}>{labelOf(one).join(' ')}</dd>
          ))}
        </dl>
      )}
    </>
  );
}

/** The drawing of a machine with its active state highlighted; phones get a narrow layout. */
export function MachineFigure({ info, lit }: { info: MachineInfo; lit: Lit }) {
  const { id, figure, model } = info;
  const isNarrow = useMediaQuery('(max-width: 44.9375em)', false);
  const layout = useMemo(
    () => (isNarrow ? layoutOf(model, LAYOUT_STYLES.narrow) : layoutWithin(model, ROOM)),
    [model, isNarrow],
  );
  return (
    <Figure number={`FIG. ${figure}`} caption={`${id}, ${sizeOf(model)}`} className={styles.figure}>
      <Diagram layout={layout} lit={lit} />
      <Legend layout={layout} />
    </Figure>
  );
}
