import { useRef, useState, type ReactNode } from 'react';
import { RESUME_TEMPLATES, RESUME_VARIANTS, type ResumeVariant } from '../../../domain/resume/variants';
import { useAppStore } from '../../../store/hooks';
import type { AppStore } from '../../../store/store';
import { Button, ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { resumeEditor } from '../lazyScreens';
import { useGate } from '../useGate';
import { SheetPicture } from './SheetPicture';
import styles from './TemplateCard.module.css';
import type { TemplateNumber } from '../../../domain/access';
import { SITE } from '../../../content/site';

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

/** The reason why a template is locked, across its blurred sample. */
function LockPlate() {
  return (
    <p className={styles.plate}>
      <Icon name="lock" />
      <span>Opens when you log&nbsp;in</span>
    </p>
  );
}

/** A callout's numeral in the description, where the callout shows. */
const Numeral = ({ of }: { readonly of: number }) => <span className={styles.numeral}> ({of})</span>;

/** Preloads the editor when the visitor reaches for Edit Template. */
const preloadEditor = () => void resumeEditor.preload();

/**
 * Opens the login popup, for which the machines load; if that fails, the login page takes its place.
 * @param isWanted whether the visitor is still here
 */
async function openLogin(store: AppStore, isWanted: () => boolean): Promise<void> {
  try {
    const { openLoginPopup } = await import(/* webpackChunkName: "tools" */ '../../../store/tools');
    if (isWanted()) openLoginPopup(store, 'resume');
  } catch {
    if (isWanted()) store.dependencies.navigation.goTo('/login');
  }
}

function LoginButton({ name }: { readonly name: string }) {
  const store = useAppStore();
  const [isOpening, setOpening] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const login = async () => {
    setOpening(true);
    await openLogin(store, () => button.current !== null);
    setOpening(false);
  };
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      aria-label={`Login to open ${name}`}
      isBusy={isOpening}
      onClick={() => void login()}
    >
      Login
    </Button>
  );
}

/** The rail of the wizard counts the preview, too. */
const stopCount = (variant: ResumeVariant): number => RESUME_VARIANTS[variant].length + 1;

/**
 * One template: its sample and a link to its editor. Locked templates offer Login instead of both; while the auth state is
 * unknown, the sample is blurred and space for the action reserved.
 */
export function TemplateCard({ variant }: { readonly variant: ResumeVariant }) {
  const { template, name, design } = RESUME_TEMPLATES[variant];
  const gate = useGate(variant);
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
        FIG. 2{variant.toUpperCase()} — {stopCount(variant)} steps
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
            onPointerEnter={preloadEditor}
            onTouchStart={preloadEditor}
            onFocus={preloadEditor}
          >
            Edit Template
          </ButtonLink>
        )}
        {gate === 'locked' && <LoginButton name={name} />}
      </div>
    </li>
  );
}

/**
 * What a template's picture opens, with its name on the link: the shared preview document or, if none is configured, the
 * bundled PDF of the sample.
 */
function sampleDocumentOf(template: TemplateNumber) {
  const shared = SITE.resumePreviews[template - 1];
  if (shared) return { address: shared, kind: 'preview' };
  return { address: `/samples/resume-${template}.pdf`, kind: 'PDF' };
}

/** A numeral with a leader line to the part of the sheet it names; `top` in percent of the sheet's height. */
interface SheetCallout {
  readonly numeral: number;
  readonly top: number;
  readonly reach: 'near' | 'far';
}

interface TemplateWords {
  readonly text: ReactNode;
  readonly callout?: SheetCallout;
}

/** The gallery's description of each design. */
const TEMPLATE_WORDS: Readonly<Record<ResumeVariant, TemplateWords>> = {
  a: {
    text: (
      <>
        One column in a serif, name on the centre line
        <Numeral of={10} />. Recruiters’ programs read it best.
      </>
    ),
    callout: { numeral: 10, top: 7.5, reach: 'far' },
  },
  b: {
    text: (
      <>
        Photo and contact on a tinted column, language bars with their numbers
        <Numeral of={12} />.
      </>
    ),
    callout: { numeral: 12, top: 55, reach: 'near' },
  },
  c: { text: 'Your name on a coloured band, references at the end of the page.' },
  d: { text: 'Dense and ruled, for long histories: about 60 lines a page.' },
};
