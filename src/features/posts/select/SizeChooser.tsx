import { useId } from 'react';
import {
  EXTRA_SIZES,
  FORMAT_LABELS,
  POSTER_FORMATS,
  type PosterFormat,
  type PosterSize,
  sizeWords,
} from '../../../domain/posts/formats';
import { SQUARE } from '../../../domain/posts/occasions';
import { useAppDispatch } from '../../../store/hooks';
import { formatChosen } from '../../../store/postOptionsSlice';
import type { PosterTemplate } from '../templates/template';
import styles from './SizeChooser.module.css';

interface SizeChooserProps {
  readonly templates: readonly PosterTemplate[];
  readonly format: PosterFormat;
  /** Called before the size changes. */
  readonly onChange: () => void;
}

/** The size of all posters: radio buttons with frames, drawn to the same scale on one baseline. */
export function SizeChooser({ templates, format, onChange }: SizeChooserProps) {
  const dispatch = useAppDispatch();
  const name = useId();
  const choose = (chosen: PosterFormat) => {
    onChange();
    dispatch(formatChosen(chosen));
  };
  return (
    <fieldset className={styles.sizes}>
      <legend className="visually-hidden">Picture size</legend>
      {POSTER_FORMATS.map((one) => (
        <label key={one} className={styles.size}>
          <input type="radio" name={name} value={one} checked={one === format} onChange={() => choose(one)} />
          <Frame {...FRAMES[one]} />
          <span>{FORMAT_LABELS[one]}</span>
          <small>{measure(one, templates)}</small>
        </label>
      ))}
    </fieldset>
  );
}

const FRAMES: Readonly<Record<PosterFormat, PosterSize>> = { post: SQUARE, ...EXTRA_SIZES };
/** Poster px per frame px. */
const FRAME_SCALE = 45;
const FRAME = { width: 26, height: 46 };

function Frame({ width, height }: PosterSize) {
  const [w, h] = [width / FRAME_SCALE, height / FRAME_SCALE];
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
      <rect x="1" y={FRAME.height - 1 - h} width={w} height={h} />
    </svg>
  );
}

/** `1080 × 1080`, or a note that each poster has its own size. */
function measure(format: PosterFormat, templates: readonly PosterTemplate[]): string {
  const [first = '', ...others] = new Set(templates.map(({ layouts }) => sizeWords(layouts[format].size)));
  return others.length > 0 ? 'size varies' : first;
}
