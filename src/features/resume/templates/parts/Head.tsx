import type { ReactElement, ReactNode } from 'react';
import type { PersonalInfo, ResumeData } from '../../../../domain/resume/entities';
import { displayLink, mailHref, safeHref, telHref } from '../../../../domain/links';
import { Address, MaybeLink } from './text';
import styles from './parts.module.css';

/** Graphemes up to which a name stands in the largest and in the middle size; nine names in ten stay on one line. */
const LARGE_NAME_MAX = 20;
const MIDDLE_NAME_MAX = 28;
/** Devanagari, Bengali, Tamil and their neighbours hang deeper below the line than Latin letters. */
const INDIC = /[\u0900-\u0DFF]/;

function nameSize(name: string): 'large' | 'middle' | 'small' {
  const length = [...new Intl.Segmenter('hi').segment(name)].length;
  if (length <= LARGE_NAME_MAX) return 'large';
  return length <= MIDDLE_NAME_MAX ? 'middle' : 'small';
}

/**
 * Name and title. What is not filled is not there. The name is the first heading of the sheet, and no `h1`: on the screen
 * that is the title of the page around it.
 */
export function Head({ info }: { readonly info: PersonalInfo }): ReactElement {
  const name = info.fullName.trim();
  return (
    <header
      className={styles.head}
      data-name-size={nameSize(name)}
      data-indic={INDIC.test(name) || undefined}
    >
      {name !== '' && <h2 className={styles.name}>{name}</h2>}
      {info.title.trim() !== '' && <p className={styles.title}>{info.title}</p>}
    </header>
  );
}

/** In the order a screening program looks for them. */
function contactItems(info: PersonalInfo): [string, ReactNode][] {
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
        <span className={styles.unbroken}>{info.phone}</span>
      </MaybeLink>,
    ],
    ['location', info.location],
    ['linkedIn', web(info.linkedIn)],
    ['github', web(info.github)],
  ];
  return items.filter(([field]) => info[field].trim() !== '');
}

/** Separate items, never joined by "|": that costs a tenth of what a screening program recognises. */
export function Contact({ info }: { readonly info: PersonalInfo }): ReactElement | null {
  const items = contactItems(info);
  if (items.length === 0) return null;
  return (
    <address className={styles.contact}>
      {items.map(([field, item]) => (
        <span key={field} className={styles.contactItem}>
          {item}{' '}
        </span>
      ))}
    </address>
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
      <span>{resume.personalInfo.fullName}</span>{' '}
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
