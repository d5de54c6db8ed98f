import {
  RESUME_TEMPLATES,
  RESUME_VARIANT_NAMES,
  type ResumeVariant,
} from '../../../../domain/resume/variants';
import { selectGate } from '../../../../store/authSlice';
import { useToolsSelector } from '../../../../store/hooks';
import { Icon } from '../../../../ui/Icon';
import { Link } from '../../../../ui/Link';
import { SheetPicture } from '../../gallery/SheetPicture';
import styles from './OtherSheets.module.css';

interface OtherSheetProps {
  readonly variant: ResumeVariant;
  readonly isOpen: boolean;
  readonly address: string;
}

function OtherSheet({ variant, isOpen, address }: OtherSheetProps) {
  const { template, design, name } = RESUME_TEMPLATES[variant];
  const gate = useToolsSelector((state) => selectGate(state, template));
  const isLocked = gate === 'locked';
  return (
    <li>
      <Link
        to={address}
        className={styles.sheet}
        aria-current={isOpen ? 'page' : undefined}
        aria-label={`${name}, ${design}${isLocked ? ', Login' : ''}`}
      >
        <span className={styles.picture} aria-hidden="true">
          <SheetPicture variant={variant} isBlurred={gate !== 'open'} />
        </span>
        <span className={styles.name}>
          {isLocked && <Icon name="lock" />}
          {isLocked ? 'Login' : design}
        </span>
      </Link>
    </li>
  );
}

interface OtherSheetsProps {
  readonly variant: ResumeVariant;
  readonly addressOf: (variant: ResumeVariant) => string;
}

/** Links to the same document in the four designs. */
export function OtherSheets({ variant, addressOf }: OtherSheetsProps) {
  return (
    <div className={styles.others}>
      <h2>Same data, another design</h2>
      <ul>
        {RESUME_VARIANT_NAMES.map((other) => (
          <OtherSheet key={other} variant={other} isOpen={other === variant} address={addressOf(other)} />
        ))}
      </ul>
    </div>
  );
}
