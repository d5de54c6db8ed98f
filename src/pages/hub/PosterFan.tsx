import type { CSSProperties } from 'react';
import type { FanPoster } from '../../content/hubs';
import styles from './HubCard.module.css';
import { SamplePicture } from './SamplePicture';

/** Position of a sheet, as custom properties; the style sheet opens the fan slightly on hover. */
const placeOf = ({ x, y, tilt }: FanPoster): CSSProperties => ({
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
  return (
    <div className={styles.fan} style={{ '--phone-scale': phoneScale }}>
      {posters.map((poster, index) => (
        <SamplePicture
          key={poster.x}
          sample={poster.sample}
          sizes={`(max-width: 639px) ${Math.round(poster.width * phoneScale)}px, ${poster.width}px`}
          fetchPriority={index < posters.length - 1 ? 'low' : undefined}
          width={poster.width}
          height={Math.round(poster.width * (poster.ratio ?? 1))}
          className={styles.poster}
          style={placeOf(poster)}
        />
      ))}
    </div>
  );
}
