import type { CSSProperties } from 'react';
import type { FanPoster } from '../../content/hubs';
import styles from './PosterFan.module.css';
import { SamplePicture } from './SamplePicture';

/** The place of a sheet, handed to the style sheet, which opens the fan a little on hover. */
type Placed = CSSProperties & Record<'--x' | '--y' | '--tilt', string>;
type Scaled = CSSProperties & Record<'--phone-scale', number>;

const placeOf = ({ x, y, tilt }: FanPoster): Placed => ({
  '--x': `${x}px`,
  '--y': `${y}px`,
  '--tilt': `${tilt}deg`,
});

export interface PosterFanProps {
  readonly posters: readonly FanPoster[];
  /** The fan is scaled as one group on phones, so that it keeps its spread. */
  readonly phoneScale: number;
}

/**
 * Sample posters lying on a card; decoration, the card's words say what it is. The last one lies in front and is the largest: it
 * is fetched before those behind it.
 */
export function PosterFan({ posters, phoneScale }: PosterFanProps) {
  const scale: Scaled = { '--phone-scale': phoneScale };
  return (
    <div className={styles.fan} style={scale}>
      {posters.map((poster, index) => (
        <SamplePicture
          key={poster.x}
          sample={poster.sample}
          sizes={`(max-width: 639px) ${Math.round(poster.width * phoneScale)}px, ${poster.width}px`}
          fetchPriority={index < posters.length - 1 ? 'low' : undefined}
          width={poster.width}
          height={Math.round(poster.width * poster.ratio)}
          className={styles.poster}
          style={placeOf(poster)}
        />
      ))}
    </div>
  );
}
