import { SLIDER } from '../../../content/website';
import { Icon } from '../../../ui/Icon';
import styles from './Slider.module.css';

interface SliderControlsProps {
  readonly itemName: string;
  readonly current: number;
  readonly stops: number;
  readonly isPlaying: boolean;
  readonly onGoTo: (stop: number) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onToggle: () => void;
}

/** One dot per stop, and three buttons: back, pause, forward. */
export function SliderControls({
  itemName,
  current,
  stops,
  isPlaying,
  onGoTo,
  onMove,
  onToggle,
}: SliderControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.dots}>
        {Array.from({ length: stops }, (_, stop) => (
          <button
            key={stop}
            type="button"
            aria-label={`${SLIDER.goTo} ${itemName} ${stop + 1}`}
            aria-current={stop === current ? 'true' : undefined}
            onClick={() => onGoTo(stop)}
          >
            <span className={styles.dot} />
          </button>
        ))}
      </div>
      <div className={styles.buttons}>
        <button type="button" aria-label={`${SLIDER.previous} ${itemName}`} onClick={() => onMove(-1)}>
          <Icon name="arrowLeft" />
        </button>
        <button type="button" aria-label={isPlaying ? SLIDER.pause : SLIDER.play} onClick={onToggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <button type="button" aria-label={`${SLIDER.next} ${itemName}`} onClick={() => onMove(1)}>
          <Icon name="arrowRight" />
        </button>
      </div>
    </div>
  );
}
