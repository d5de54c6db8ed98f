import { RESUME_TEMPLATES, RESUME_VARIANTS, type ResumeVariant } from '../../../domain/resume/variants';
import { selectGate } from '../../../store/authSlice';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import type { AppStore } from '../../../store/store';
import { Button, ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { resumeEditor } from '../lazyEditor';
import { sampleDocumentOf } from './sampleDocument';
import { SheetPicture } from './SheetPicture';
import { TEMPLATE_WORDS, type SheetCallout } from './templateWords';
import styles from './TemplateCard.module.css';

function Callout({ numeral, top, reach }: SheetCallout) {
  const end = reach === 'far' ? 84 : 42;
  return (
    <svg className={styles.callout} style={{ top: `${top}%` }} width={end + 4} height="24" aria-hidden="true">
      <text x="0" y="20">
        {numeral}
      </text>
      <path className={styles.outside} d="M20 15h6" />
      <path d={`M26 15h2c6 0 6-11 12-11H${end}`} />
      <circle cx={end} cy="4" r="3" />
    </svg>
  );
}

/** The sample of an open template, linking to the full document. */
function OpenSample({ variant }: { readonly variant: ResumeVariant }) {
  const { address, kind } = sampleDocumentOf(RESUME_TEMPLATES[variant].template);
  return (
    <a className={styles.open} href={address} target="_blank" rel="noopener">
      <SheetPicture variant={variant} />{' '}
      <span className={styles.tag}>
        Open {kind}
        <Icon name="external" />
      </span>{' '}
      <span className="visually-hidden">in a new tab</span>
    </a>
  );
}

/** Why a template is locked, across its blurred sample. */
function LockPlate() {
  return (
    <p className={styles.plate}>
      <Icon name="lock" />
      <span>Opens when you log&nbsp;in</span>
    </p>
  );
}

/** Preloads the editor when the visitor reaches for Edit Template. */
const fetchEditor = () => void resumeEditor.preload();

/** Loads the machines only for a login attempt; if their code fails to load, the login page is the fallback. */
async function askToLogIn(store: AppStore): Promise<void> {
  try {
    const { openLoginPopup } = await import(/* webpackChunkName: "tools" */ '../../../store/tools');
    openLoginPopup(store, 'resume');
  } catch {
    store.dependencies.navigation.goTo('/login');
  }
}

/**
 * One template: its sample and a link to its editor. Locked templates offer Login instead of both; while nobody knows, the
 * sample is blurred and the action's space kept free.
 */
export function TemplateCard({ variant }: { readonly variant: ResumeVariant }) {
  const { template, name, design } = RESUME_TEMPLATES[variant];
  const gate = useAppSelector((state) => selectGate(state, template));
  const store = useAppStore();
  const { text, callout } = TEMPLATE_WORDS[variant];
  return (
    <li className={styles.card}>
      <div className={styles.figure}>
        <div className={styles.picture}>
          {gate === 'open' ? <OpenSample variant={variant} /> : <SheetPicture variant={variant} isBlurred />}
          {gate === 'locked' && <LockPlate />}
        </div>
        {callout && <Callout {...callout} />}
      </div>
      <p className="mono soft">
        FIG. 2{variant.toUpperCase()} — {RESUME_VARIANTS[variant].length} steps
      </p>
      <h2 className={styles.name}>
        {name} <span>{design}</span>
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        {gate === 'open' && (
          <ButtonLink
            size="sm"
            to={`?template=${template}`}
            aria-label={`Edit Template ${template}`}
            onPointerEnter={fetchEditor}
            onTouchStart={fetchEditor}
            onFocus={fetchEditor}
          >
            Edit Template
          </ButtonLink>
        )}
        {gate === 'locked' && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Login to open ${name}`}
            onClick={() => void askToLogIn(store)}
          >
            Login
          </Button>
        )}
      </div>
    </li>
  );
}
