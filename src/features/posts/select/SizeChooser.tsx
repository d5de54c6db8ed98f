import { useId } from 'react';
import {
  FORMAT_LABELS,
  POSTER_FORMATS,
  type PosterFormat,
  type PosterSize,
} from '../../../domain/posts/formats';
import { SQUARE } from '../../../domain/posts/occasions';
import { useAppDispatch } from '../../../store/hooks';
import { formatChosen } from '../../../store/postOptionsSlice';
import { FailureNotice } from '../../../ui/FailureNotice';
import type { PosterTemplate } from '../templates/template';
import styles from './SizeChooser.module.css';
import { sizeIn, sizeWords } from './posterSize';
import type { Sizes } from './useSizes';

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
          <Frame {...sizeIn(one, SQUARE)} />
          <span>{FORMAT_LABELS[one]}</span>
          <small>{measure(one, templates)}</small>
        </label>
      ))}
    </fieldset>
  );
}

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
  const [first = '', ...others] = new Set(templates.map(({ size }) => sizeWords(sizeIn(format, size))));
  return others.length > 0 ? 'size varies' : first;
}

/** Reports that the other sizes failed to load, and offers to retry. */
export function MissingSizes({ sizes: { error } }: { readonly sizes: Sizes }) {
  return (
    error && (
      <div className={styles.missing}>
        <FailureNotice error={error} />
      </div>
    )
  );
}
