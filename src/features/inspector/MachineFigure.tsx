import { useMemo } from 'react';
import { layoutOf, layoutWithin } from '../../../machines/drawing/arrange';
import type { Layout } from '../../../machines/drawing/layout';
import { MANNERS } from '../../../machines/drawing/manner';
import { allStates, labelOf } from '../../../machines/drawing/words';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { Diagram, type Lit } from './diagram/Diagram';
import type { MachineInfo } from './machineInfo';
import styles from './MachineFigure.module.css';

/** Minimum width for a drawing next to the controls, in px. */
const ROOM = 600;

/** Key to the letters in a drawing, and the transitions valid in every state. */
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
  const isNarrow = useMediaQuery('(max-width: 719px)', false);
  const layout = useMemo(
    () => (isNarrow ? layoutOf(model, MANNERS.narrow) : layoutWithin(model, ROOM)),
    [model, isNarrow],
  );
  return (
    <figure className={styles.figure}>
      <Diagram layout={layout} lit={lit} />
      <Legend layout={layout} />
      <figcaption>
        <b>
          FIG. {figure} {id}
        </b>
        <span>
          {allStates(model.states).length} states, {model.transitions.length} transitions
        </span>
      </figcaption>
    </figure>
  );
}
