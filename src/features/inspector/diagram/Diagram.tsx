import { classNames } from '../../../ui/classNames';
import {
  cornerOf,
  DOT,
  FRAME,
  MONO,
  PLATE,
  textSize,
  type Arrow,
  type Box,
  type Layout,
  type Point,
} from '../../../../machines/drawing/layout';
import { headData, pathData, strokesOf } from '../../../../machines/drawing/strokes';
import { spoken } from '../../../../machines/drawing/words';
import styles from './Diagram.module.css';

/** What is highlighted in a drawing, without any effect on its layout. */
export interface Lit {
  /** Ids of the active states. */
  readonly active: ReadonlySet<string>;
  /** How often each state has been entered, according to the log. */
  readonly visits: ReadonlyMap<string, number>;
  /** Whether an arrow is the last transition. */
  readonly isTaken: (arrow: Arrow) => boolean;
}

export interface DiagramProps {
  readonly layout: Layout;
  readonly lit: Lit;
  readonly className?: string | undefined;
}

const AIR = 4;

interface WordsProps {
  readonly at: Point;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly look?: string | undefined;
  readonly children: string;
}

const Words = ({ at, anchor = 'start', look, children }: WordsProps) => (
  <text x={at.x} y={at.y} textAnchor={anchor} className={look}>
    {children}
  </text>
);

function Inside({ lines, box, title }: { lines: readonly string[]; box: Box; title: number }) {
  if (lines.length === 0) return null;
  const first = box.y + title + 5 + PLATE.line / 2;
  return (
    <>
      <path className={styles.hair} d={`M${box.x} ${box.y + title}h${box.width}`} />
      {lines.map((words, index) => (
        <Words key={words} at={{ x: box.x + PLATE.pad, y: first + index * PLATE.line }} look={styles.small}>
          {words}
        </Words>
      ))}
    </>
  );
}

function Plate({ plate, lit }: { plate: Layout['plates'][number]; lit: Lit }) {
  const { state, box, inside, mark } = plate;
  const visits = lit.visits.get(state.id) ?? 0;
  const middle = box.y + (inside.length > 0 ? PLATE.height : box.height) / 2;
  return (
    <g className={classNames(styles.state, lit.active.has(state.id) && styles.active)} data-node={state.id}>
      <rect className={styles.plate} {...box} rx={cornerOf(state)} />
      {state.isFinal && (
        <rect
          className={styles.final}
          x={box.x + 4}
          y={box.y + 4}
          width={box.width - 8}
          height={box.height - 8}
          rx={3}
        />
      )}
      {visits > 0 && <rect className={styles.seen} x={box.x + 6} y={middle - 10} width={5} height={20} />}
      <Words at={{ x: box.x + box.width / 2, y: middle }} anchor="middle" look={styles.name}>
        {spoken(state.key)}
      </Words>
      {mark !== '' && (
        <Words at={{ x: box.x + box.width - 10, y: middle }} anchor="end" look={styles.mark}>
          {mark}
        </Words>
      )}
      <Inside lines={inside} box={box} title={PLATE.height} />
    </g>
  );
}

function Frame({ frame, lit }: { frame: Layout['frames'][number]; lit: Lit }) {
  const { state, box, inside } = frame;
  return (
    <g className={classNames(styles.state, lit.active.has(state.id) && styles.within)} data-node={state.id}>
      <rect className={styles.frame} {...box} rx={8} />
      <Words at={{ x: box.x + PLATE.pad, y: box.y + FRAME.title / 2 }} look={styles.name}>
        {spoken(state.key)}
      </Words>
      <path className={styles.hair} d={`M${box.x} ${box.y + FRAME.title}h${box.width}`} />
      <Inside lines={inside} box={box} title={FRAME.title} />
    </g>
  );
}

function ArrowLine({ arrow, isTaken, isLettered }: { arrow: Arrow; isTaken: boolean; isLettered: boolean }) {
  const { lines, heads, guards, effects } = strokesOf(arrow);
  const { label, anywhere, isBack } = arrow;
  const top = label ? label.at.y - textSize(label.lines).height / 2 + MONO.line / 2 : 0;
  return (
    <g className={classNames(isBack && styles.back, isTaken && styles.taken)}>
      {lines.map((line) => (
        <path key={line} className={styles.line} d={line} />
      ))}
      {heads.map((head) => (
        <path key={head} className={styles.head} d={head} />
      ))}
      {anywhere && <circle className={styles.open} cx={anywhere.x} cy={anywhere.y} r={DOT} />}
      {guards.map((guard) => (
        <path key={guard} className={styles.open} d={guard} />
      ))}
      {effects.map((effect) => (
        <path key={effect} className={styles.effect} d={effect} />
      ))}
      {label?.lines.map((words, index) => (
        <Words
          key={words}
          at={{ x: label.at.x, y: top + index * MONO.line }}
          anchor={label.anchor}
          look={index > 0 ? styles.soft : isLettered ? styles.letter : undefined}
        >
          {words}
        </Words>
      ))}
    </g>
  );
}

/**
 * The drawing of a machine in the site's colours. Hidden from screen readers: the list of states next to it is the equivalent.
 */
export function Diagram({ layout, lit, className }: DiagramProps) {
  const [width, height] = [layout.width + 2 * AIR, layout.height + 2 * AIR];
  return (
    <svg
      className={classNames(styles.diagram, className)}
      viewBox={`${-AIR} ${-AIR} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {layout.frames.map((frame) => (
        <Frame key={frame.state.id} frame={frame} lit={lit} />
      ))}
      {layout.arrows.map((arrow, index) => (
        <ArrowLine
          key={index}
          arrow={arrow}
          isTaken={lit.isTaken(arrow)}
          isLettered={layout.key.length > 0}
        />
      ))}
      {layout.starts.map(({ dot, head }) => (
        <g key={`${dot.x} ${dot.y}`}>
          <circle className={styles.dot} cx={dot.x} cy={dot.y} r={DOT} />
          <path className={styles.line} d={pathData([dot, { x: head.tip.x, y: head.tip.y - 9 }])} />
          <path className={styles.head} d={headData(head)} />
        </g>
      ))}
      {layout.plates.map((plate) => (
        <Plate key={plate.state.id} plate={plate} lit={lit} />
      ))}
    </svg>
  );
}
