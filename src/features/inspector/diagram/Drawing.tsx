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
} from '../layout/layout';
import { headData, pathData, round, strokesOf } from '../layout/strokes';
import { spoken } from '../layout/words';

/** What a drawing highlights; it does not affect the layout. */
export interface Lit {
  /** Ids of the active states. */
  readonly active: ReadonlySet<string>;
  /** Ids of the states that have been active, according to the log. */
  readonly visited: ReadonlySet<string>;
  /** Whether an arrow is the last transition. */
  readonly isTaken: (arrow: Arrow) => boolean;
}

/** Class names of a drawing's parts: those of a CSS module on a page, plain ones in a file. */
type ClassNames = Readonly<Record<string, string | undefined>>;

interface WordsProps {
  readonly at: Point;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly className?: string | undefined;
  readonly children: string;
}

export const Words = ({ at, anchor, className, children }: WordsProps) => (
  <text x={round(at.x)} y={round(at.y)} textAnchor={anchor} className={className}>
    {children}
  </text>
);

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

interface InsideProps {
  readonly lines: readonly string[];
  readonly box: Box;
  /** Height of the title above the lines. */
  readonly title: number;
  readonly styles: ClassNames;
}

function Inside({ lines, box, title, styles }: InsideProps) {
  if (lines.length === 0) return null;
  const { x, y, width } = rounded(box);
  const first = y + title + 5 + PLATE.line / 2;
  return (
    <>
      <path className={styles.hair} d={`M${x} ${y + title}h${width}`} />
      {lines.map((words, index) => (
        <Words key={words} at={{ x: x + PLATE.pad, y: first + index * PLATE.line }} className={styles.small}>
          {words}
        </Words>
      ))}
    </>
  );
}

interface MarkProps {
  readonly mark: string;
  readonly at: Point;
  readonly styles: ClassNames;
}

function Mark({ mark, at, styles }: MarkProps) {
  return (
    mark !== '' && (
      <Words at={at} anchor="end" className={styles.mark}>
        {mark}
      </Words>
    )
  );
}

interface PartProps {
  readonly lit: Lit;
  readonly styles: ClassNames;
}

function Plate({ plate, lit, styles }: PartProps & { plate: Layout['plates'][number] }) {
  const { state, inside, mark } = plate;
  const box = rounded(plate.box);
  const middle = box.y + (inside.length > 0 ? PLATE.height : box.height) / 2;
  return (
    <g className={lit.active.has(state.id) ? styles.active : undefined} data-node={state.id}>
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
      {lit.visited.has(state.id) && (
        <rect className={styles.seen} x={box.x + 6} y={middle - 10} width={5} height={20} />
      )}
      <Words at={{ x: box.x + box.width / 2, y: middle }} anchor="middle" className={styles.name}>
        {spoken(state.key)}
      </Words>
      <Mark mark={mark} at={{ x: box.x + box.width - 10, y: middle }} styles={styles} />
      <Inside lines={inside} box={box} title={PLATE.height} styles={styles} />
    </g>
  );
}

function Frame({ frame, lit, styles }: PartProps & { frame: Layout['frames'][number] }) {
  const { state, inside, mark } = frame;
  const box = rounded(frame.box);
  const middle = box.y + FRAME.title / 2;
  return (
    <g className={lit.active.has(state.id) ? styles.within : undefined} data-node={state.id}>
      <rect className={styles.frame} {...box} rx={8} />
      <Words at={{ x: box.x + PLATE.pad, y: middle }} className={styles.name}>
        {spoken(state.key)}
      </Words>
      <Mark mark={mark} at={{ x: box.x + box.width - 10, y: middle }} styles={styles} />
      <path className={styles.hair} d={`M${box.x} ${box.y + FRAME.title}h${box.width}`} />
      <Inside lines={inside} box={box} title={FRAME.title} styles={styles} />
    </g>
  );
}

function ArrowLine({ arrow, isLettered, lit, styles }: PartProps & { arrow: Arrow; isLettered: boolean }) {
  const { lines, heads, guards, effects } = strokesOf(arrow);
  const { label, anywhere, isBack } = arrow;
  const top = label ? label.at.y - textSize(label.lines).height / 2 + MONO.line / 2 : 0;
  return (
    <g className={classNames(isBack && styles.back, lit.isTaken(arrow) && styles.taken)}>
      {lines.map((line) => (
        <path key={line} className={styles.line} d={line} />
      ))}
      {heads.map((head) => (
        <path key={head} className={styles.head} d={head} />
      ))}
      {anywhere && <circle className={styles.open} cx={round(anywhere.x)} cy={round(anywhere.y)} r={DOT} />}
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
          className={index > 0 ? styles.soft : isLettered ? styles.letter : undefined}
        >
          {words}
        </Words>
      ))}
    </g>
  );
}

/** The states and arrows of a machine, as contents of an SVG. */
export function Drawing({ layout, ...part }: PartProps & { readonly layout: Layout }) {
  const { styles } = part;
  return (
    <>
      {layout.frames.map((frame) => (
        <Frame key={frame.state.id} frame={frame} {...part} />
      ))}
      {layout.arrows.map((arrow, index) => (
        <ArrowLine key={index} arrow={arrow} isLettered={layout.key.length > 0} {...part} />
      ))}
      {layout.starts.map(({ dot, head }) => (
        <g key={`${dot.x} ${dot.y}`}>
          <circle className={styles.dot} cx={round(dot.x)} cy={round(dot.y)} r={DOT} />
          <path className={styles.line} d={pathData([dot, { x: head.tip.x, y: head.tip.y - 9 }])} />
          <path className={styles.head} d={headData(head)} />
        </g>
      ))}
      {layout.plates.map((plate) => (
        <Plate key={plate.state.id} plate={plate} {...part} />
      ))}
    </>
  );
}
