import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { pickerOf, type PickerFlow, type PickerTemplate } from '../../../domain/posts/occasions';
import { useFlow } from '../../../store/useFlow';
import { focusContent } from '../../../ui/arrival';
import { Icon } from '../../../ui/Icon';
import { PartBoundary } from '../../../ui/PartBoundary';
import { useIgnoreSecondClick } from '../../../ui/useIgnoreSecondClick';
import { PosterPreview } from '../PosterPreview';
import { StudioFoot, TemplatesHead } from '../StudioHead';
import type { PosterContent, PosterSet } from '../templates/template';
import { ChosenPoster } from './ChosenPoster';
import styles from './PickerStep.module.css';

interface PickerStepProps {
  readonly flow: PickerFlow;
  readonly posters: PosterSet;
  readonly content: PosterContent;
  /** Back to the details form. */
  readonly onPrevious: () => void;
}

/** The template of each state of the next-step screen. */
const CHOSEN = { template1: 1, template2: 2 } as const satisfies Record<string, PickerTemplate>;

/** Step 2 of a business flow: the template picker, then the chosen poster at full size. */
export function PickerStep({ flow, posters, content, onPrevious }: PickerStepProps) {
  const [picker, send] = useFlow(pickerOf(flow));
  const screen = useRef<HTMLDivElement>(null);
  const move = (event: Parameters<typeof send>[0]) => {
    // Rendered at once: the button that had the focus is gone, and the chosen poster there.
    flushSync(() => send(event));
    const poster = screen.current?.querySelector('figure');
    // The page is scrolled to the poster's end, where Tab has to continue.
    if (poster) poster.focus({ preventScroll: true });
    else focusContent();
  };
  return (
    <div ref={screen} data-flow={pickerOf(flow)} data-state={picker.value === 'list' ? 'list' : 'nextStep'}>
      {picker.value === 'list' ? (
        <PickerList
          flow={flow}
          posters={posters}
          content={content}
          onChoose={(template) => move({ type: 'CHOOSE', template })}
          onPrevious={onPrevious}
        />
      ) : (
        <ChosenPoster
          flow={flow}
          posters={posters}
          number={CHOSEN[picker.value.nextStep]}
          content={content}
          onAsk={send}
          onNext={() => move({ type: 'ON_NEXT' })}
          onPrevious={onPrevious}
        />
      )}
    </div>
  );
}

interface PickerListProps extends PickerStepProps {
  readonly onChoose: (template: PickerTemplate) => void;
}

function PickerList({ flow, posters, content, onChoose, onPrevious }: PickerListProps) {
  useIgnoreSecondClick();
  return (
    <>
      <TemplatesHead flow={flow} onPrevious={onPrevious} />
      <ul className={styles.list}>
        {Object.values(CHOSEN).map((number) => {
          const template = posters.templates[number - 1];
          if (!template) return null;
          return (
            <li key={number} className={styles.choice}>
              <PartBoundary subject="This poster">
                <PosterPreview
                  layout={template.layouts.post}
                  content={content}
                  label={`Template ${number}`}
                />
              </PartBoundary>
              <button type="button" className={styles.line} onClick={() => onChoose(number)}>
                <span className={styles.number}>{number}</span>
                <b>{template.name}</b>
                <span className={styles.verb}>
                  Choose <Icon name="arrowRight" />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <StudioFoot onPrevious={onPrevious} />
    </>
  );
}
