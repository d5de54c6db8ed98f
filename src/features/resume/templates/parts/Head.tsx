import type { ReactElement, ReactNode } from 'react';
import type { PersonalInfo, ResumeData } from '../../../../domain/resume/entities';
import { displayLink, mailHref, safeHref, telHref } from '../../../../domain/links';
import { printable, printableItem } from './printable';
import { Address, clampOf, MaybeLink, Phone } from './text';
import styles from './sheet.module.css';

/** Graphemes up to which a name stands in the largest and in the middle size; nine names in ten stay on one line. */
const LARGE_NAME_MAX = 20;
const MIDDLE_NAME_MAX = 28;
/** Scripts that hang deeper below the line than Latin letters: Devanagari, Bengali, Tamil and their neighbours; Arabic and Urdu. */
const DEEP_SCRIPTS = { indic: /[\u0900-\u0DFF]/, arabic: /[\u0600-\u08FF]/ } as const;

function deepScript(name: string): string | undefined {
  return Object.entries(DEEP_SCRIPTS).find(([, letters]) => letters.test(name))?.[0];
}

/** Made once: it costs more than all the letters of a name. */
const GRAPHEMES = new Intl.Segmenter('hi');

function nameSize(name: string): 'large' | 'middle' | 'small' {
  const length = [...GRAPHEMES.segment(name)].length;
  if (length <= LARGE_NAME_MAX) return 'large';
  return length <= MIDDLE_NAME_MAX ? 'middle' : 'small';
}

/**
 * Name and title. What is not filled is not there. The name is the first heading of the sheet, and no `h1`: on the screen
 * that is the title of the page around it.
 */
export function Head({ info }: { readonly info: PersonalInfo }): ReactElement {
  const { fullName, title } = printableItem(info);
  const name = fullName.trim();
  return (
    <header className={styles.head} data-name-size={nameSize(name)} data-script={deepScript(name)}>
      {name !== '' && (
        <h2 className={`${styles.name} ${clampOf(name) ?? ''}`} dir="auto">
          {name}
        </h2>
      )}
      {title.trim() !== '' && (
        <p className={`${styles.title} ${clampOf(title) ?? ''}`} dir="auto">
          {title}
        </p>
      )}
    </header>
  );
}

/** In the order a screening program looks for them. */
function contactItems(info: PersonalInfo): [keyof PersonalInfo, ReactNode][] {
  const web = (typed: string) => (
    <MaybeLink href={safeHref(typed)}>
      <Address>{displayLink(typed)}</Address>
    </MaybeLink>
  );
  const items: [keyof PersonalInfo, ReactNode][] = [
    [
      'email',
      <MaybeLink key="email" href={mailHref(info.email)}>
        <Address>{info.email.trim()}</Address>
      </MaybeLink>,
    ],
    [
      'phone',
      <MaybeLink key="phone" href={telHref(info.phone)}>
        <Phone>{info.phone.trim()}</Phone>
      </MaybeLink>,
    ],
    ['location', <bdi key="location">{info.location.trim()}</bdi>],
    ['linkedIn', web(info.linkedIn)],
    ['github', web(info.github)],
  ];
  return items.filter(([field]) => info[field].trim() !== '');
}

/** Separate items, never joined by "|": that costs a tenth of what a screening program recognises. */
export function Contact({ info }: { readonly info: PersonalInfo }): ReactElement | null {
  const shown = printableItem(info);
  const items = contactItems(shown);
  if (items.length === 0) return null;
  return (
    <address className={styles.contact}>
      {items.map(([field, item]) => (
        <span key={field} className={`${styles.contactItem} ${clampOf(shown[field]) ?? ''}`}>
          {item}{' '}
        </span>
      ))}
    </address>
  );
}

/** The same under a heading, for a narrow column. */
export function ContactSection({ info }: { readonly info: PersonalInfo }): ReactElement | null {
  if (contactItems(printableItem(info)).length === 0) return null;
  return (
    <>
      <h3>Contact</h3>
      <Contact info={info} />
    </>
  );
}

/** The line of every page after the first. The last node of its sheet, so that it never falls between two entries. */
export function Folio({
  resume,
  page,
  pageCount,
}: {
  readonly resume: ResumeData;
  readonly page: number;
  readonly pageCount: number;
}): ReactElement | null {
  if (page === 1) return null;
  return (
    <p className={styles.folio}>
      <span className={styles.folioName} dir="auto">
        {printable(resume.personalInfo.fullName)}
      </span>{' '}
      <span>
        {page} / {pageCount}
      </span>
    </p>
  );
}

/** The portrait; its place closes where there is none. */
export function Photo({
  src,
  name,
}: {
  readonly src: string | null;
  readonly name: string;
}): ReactElement | null {
  return src === null ? null : <img className={styles.photo} src={src} alt={`Portrait of ${name}`} />;
}
