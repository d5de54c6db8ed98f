import { useCallback, useId, useMemo, useState, type CSSProperties } from 'react';
import type { PostFlowName } from '../../../domain/posts/occasions';
import { classNames } from '../../../ui/classNames';
import { Icon } from '../../../ui/Icon';
import { PosterPreview } from '../PosterPreview';
import { Shortened, useShortened } from '../Shortened';
import { SAMPLE_CONTENT } from '../templates/content';
import type { PosterContent, PosterLayout, PosterTemplate } from '../templates/template';
import { leadersOf, type Leader } from './leaderLines';
import { Leaders, MARGIN } from './Leaders';
import { measureParts } from './parts';
import styles from './Proof.module.css';

interface ProofProps {
  readonly flow: PostFlowName;
  readonly template: PosterTemplate;
  readonly content: PosterContent;
  /** Numeral of the focused field. */
  readonly activeNumeral: number | undefined;
}

/** Space above the business block in the strip, in px of the poster. */
const STRIP_MARGIN = 24;

/** Aspect ratios of the strip, the poster and the sheet around it, and the margins of the sheet. */
const frameOf = ({ size: { width, height }, business }: PosterLayout): CSSProperties => ({
  '--strip': `${width} / ${height - business.y + STRIP_MARGIN}`,
  '--poster': `${width} / ${height}`,
  '--sheet': `${width + 2 * MARGIN.side} / ${height + MARGIN.bottom}`,
  '--side': `${((100 * MARGIN.side) / (width + 2 * MARGIN.side)).toFixed(2)}%`,
});

/**
 * The live poster. From 1024 px it sits beside the form, with a leader line from every part to the numeral of its field; on
 * phones its business block stays visible as a strip that expands to the whole poster.
 */
export function Proof({ flow, template, content, activeNumeral }: ProofProps) {
  const id = useId();
  const layout = template.layouts.post;
  const [isOpen, setIsOpen] = useState(false);
  const { look, detailsOn } = useShortened(flow);
  const [leaders, setLeaders] = useState<readonly Leader[]>([]);
  const isSample = content.name === '' && content.rows.length === 0 && content.logo === '';
  const { greeting } = content;
  const sample = useMemo(() => ({ ...SAMPLE_CONTENT, ...(greeting && { greeting }) }), [greeting]);

  const trace = useCallback(
    (poster: HTMLElement) => {
      look(poster, layout);
      const found = leadersOf(measureParts(poster), layout.size);
      setLeaders((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    },
    [look, layout],
  );

  const words = isSample ? 'sample words' : 'your details';
  return (
    <aside
      className={classNames(styles.proof, isOpen && styles.open)}
      style={frameOf(layout)}
      aria-label="Live poster"
    >
      <p className={styles.caption}>
        <b>FIG. 1</b> {`Template 1 with ${words}`}
      </p>
      <div className={styles.sheet}>
        <div id={id} className={styles.crop}>
          <PosterPreview
            layout={layout}
            content={isSample ? sample : content}
            label={`Template 1, ${template.name}, with ${words}`}
            onFit={trace}
          />
        </div>
        <Leaders
          leaders={leaders}
          size={layout.size}
          ink={layout.business.ink}
          activeNumeral={activeNumeral}
        />
      </div>
      <Shortened details={detailsOn(layout)} />
      <Toggle controls={id} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
    </aside>
  );
}

interface ToggleProps {
  /** The id of the poster. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Expands the strip on phones. */
function Toggle({ controls, isOpen, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span className={styles.live}>Live, template 1</span>
      <span className={styles.verb}>
        {isOpen ? 'Show less' : 'Show poster'}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
      </span>
    </button>
  );
}
