import { Icon } from '../../ui/Icon';
import { ICON_PATHS, type IconName } from '../../ui/iconPaths';
import { Specimen, SpecimenGroup, SpecimenRow } from './Specimen';
import styles from './Specimen.module.css';

const COLOURS = `paper surface wash ink ink-soft rule rule-strong brand brand-hover brand-wash
  marker positive danger danger-wash band on-band-soft sheet`.split(/\s+/);

export function TokenSpecimens() {
  return (
    <SpecimenGroup title="Colour, type, icons">
      <Specimen title="Colours" isWide>
        <ul className={styles.swatches}>
          {COLOURS.map((name) => (
            <li key={name} className={styles.swatch}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        <div className={styles.type}>
          <h1>Every part of your idea</h1>
          <h2>Section heading</h2>
          <h3>Card title</h3>
          <p className="lead">A lead says in one sentence what the page is for.</p>
          <p>
            Body text at 16 px with a measure of at most 68 characters, ₹78,082.38 and a{' '}
            <a href="#top">link</a> in it.
          </p>
          <p className="soft">Secondary text.</p>
          <p className="mono">FIG. 2 Caption, numerals 10 12 14, ₹500</p>
        </div>
      </Specimen>
      <Specimen title="Icons">
        <SpecimenRow>
          {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </SpecimenRow>
      </Specimen>
    </SpecimenGroup>
  );
}
