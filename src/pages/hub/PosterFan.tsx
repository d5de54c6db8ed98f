import type { CSSProperties } from 'react';
import type { FanPoster } from '../../content/hubs';
import styles from './HubCard.module.css';
import { SamplePicture } from './SamplePicture';

/** Position of a sheet, as custom properties; the style sheet opens the fan slightly on hover. */
type Placed = CSSProperties & Record<'--x' | '--y' | '--tilt', string>;
type Scaled = CSSProperties & Record<'--phone-scale', number>;

const placeOf = ({ x, y, tilt }: FanPoster): Placed => ({
  '--x': `${x}px`,
  '--y': `${y}px`,
  '--tilt': `${tilt}deg`,
});

interface PosterFanProps {
  readonly posters: readonly FanPoster[];
  /** Scales the fan as a group on phones, so that it keeps its spread. */
  readonly phoneScale: number;
}

/**
 * A fan of sample posters, decorative next to the card's text. The last one is in front, the largest, and fetched first.
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
