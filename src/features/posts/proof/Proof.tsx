import { useCallback, useId, useState, type CSSProperties } from 'react';
import { classNames } from '../../../ui/classNames';
import { Icon } from '../../../ui/Icon';
import { PosterPreview } from '../PosterPreview';
import { SAMPLE_CONTENT } from '../templates/content';
import type { PosterContent, PosterTemplate } from '../templates/template';
import { leadersOf, type Leader } from './leaderLines';
import { Leaders, MARGIN } from './Leaders';
import { measureParts } from './parts';
import styles from './Proof.module.css';

interface ProofProps {
  readonly template: PosterTemplate;
  readonly content: PosterContent;
  /** Numeral of the field that has the focus. */
  readonly activeNumeral: number | undefined;
}

type Framed = CSSProperties & Record<'--strip' | '--poster' | '--sheet', string>;

/** Air above the business block in the strip, in px of the poster. */
const STRIP_AIR = 24;

/**
 * The live poster. From 1024 px it stands beside the form with a leader line from every part to the numeral of its field;
 * on phones its business block stays in sight as a strip that opens to the whole poster.
 */
export function Proof({ template, content, activeNumeral }: ProofProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [leaders, setLeaders] = useState<readonly Leader[]>([]);
  const isSample = content.name === '' && content.rows.length === 0 && content.logo === '';
  const { width, height } = template.size;

  const trace = useCallback(
    (poster: HTMLElement) => {
      const found = leadersOf(measureParts(poster), template.size);
      setLeaders((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    },
    [template],
  );

  const frame: Framed = {
    '--strip': `${width} / ${height - template.business.y + STRIP_AIR}`,
    '--poster': `${width} / ${height}`,
    '--sheet': `${width + 2 * MARGIN.side} / ${height + MARGIN.bottom}`,
  };
  const words = isSample ? 'sample words' : 'your details';
  return (
    <aside className={classNames(styles.proof, isOpen && styles.open)} style={frame} aria-label="Live poster">
      <p className={styles.caption}>
        <b>FIG. 1</b> Template 1 with {words}
      </p>
      <div className={styles.sheet}>
        <div id={id} className={styles.crop}>
          <PosterPreview
            template={template}
            content={isSample ? SAMPLE_CONTENT : content}
            label={`Template 1, ${template.name}, with ${words}`}
            onFit={trace}
          />
        </div>
        <div className={styles.leaders}>
          <Leaders
            leaders={leaders}
            size={template.size}
            ink={template.business.ink}
            activeNumeral={activeNumeral}
          />
        </div>
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.live}>Live, template 1</span>
        <span className={styles.verb}>
          {isOpen ? 'Show less' : 'Show poster'}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </span>
      </button>
    </aside>
  );
}
