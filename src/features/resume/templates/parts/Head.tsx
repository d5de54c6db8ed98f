import { Fragment, type ReactNode } from 'react';
import type { PersonalInfo } from '../../../../domain/resume/entities';
import {
  CONTACT_FIELDS,
  CONTACTS,
  type ContactField,
  type ContactKind,
} from '../../../../domain/resume/contacts';
import { graphemes } from '../../../../domain/graphemes';
import { mailHref, telHref } from '../../../../domain/contactLinks';
import { displayLink, safeHref } from '../../../../domain/links';
import { classNames } from '../../../../ui/classNames';
import type { SheetProps } from '../template';
import { OwnHeading } from './OwnHeading';
import { printable, printableItem } from './printable';
import { deepScript, languageOf } from './scripts';
import { Address, ADDRESS_ROOM, type AddressRoom, clampOf, MaybeLink, Phone, Typed } from './text';
import styles from './sheet.module.css';

/** Maximum graphemes for a name in the large and the middle size; nine names in ten fit on one line. */
const LARGE_NAME_MAX = 20;
const MIDDLE_NAME_MAX = 28;

function nameSize(name: string): 'large' | 'middle' | 'small' {
  const length = [...graphemes().segment(name)].length;
  if (length <= LARGE_NAME_MAX) return 'large';
  return length <= MIDDLE_NAME_MAX ? 'middle' : 'small';
}

/**
 * Name and title; empty ones are omitted. The name is the first heading of the sheet but an `h2`, because the page around
 * the sheet already has an `h1`.
 */
export function Head({ info }: { readonly info: PersonalInfo }) {
  const { fullName, title } = printableItem(info);
  const name = fullName.trim();
  return (
    <header className={styles.head} data-name-size={nameSize(name)} data-script={deepScript(name)}>
      {name !== '' && (
        <Typed as="h2" className={classNames(styles.name, clampOf(name))}>
          {name}
        </Typed>
      )}
      {title.trim() !== '' && (
        <Typed as="p" className={classNames(styles.title, clampOf(title))}>
          {title}
        </Typed>
      )}
    </header>
  );
}

/** How each kind of contact is drawn, with a link if there is one. */
const CONTACT_ITEMS: Readonly<Record<ContactKind, (typed: string, room: AddressRoom) => ReactNode>> = {
  email: (typed, room) => (
    <MaybeLink href={mailHref(typed)}>
      <Address room={room}>{typed}</Address>
    </MaybeLink>
  ),
  web: (typed, room) => (
    <MaybeLink href={safeHref(typed)}>
      <Address room={room}>{displayLink(typed)}</Address>
    </MaybeLink>
  ),
  phone: (typed) => (
    <MaybeLink href={telHref(typed)}>
      <Phone>{typed}</Phone>
    </MaybeLink>
  ),
  place: (typed) => <Typed>{typed}</Typed>,
};

const filledContacts = (info: PersonalInfo): readonly ContactField[] =>
  CONTACT_FIELDS.filter((field) => info[field].trim() !== '');

/** Class for how a contact item wraps: beside others as a whole, if what is shown of it fits on a line. */
const wrapOf = (text: string, room: AddressRoom): string | undefined =>
  room === 'wide' && text.length <= ADDRESS_ROOM.wide ? styles.whole : clampOf(text);

/** Separate items, never joined by "|", with which screening programs recognise a tenth less. */
export function Contact({
  info,
  room = 'wide',
}: {
  readonly info: PersonalInfo;
  readonly room?: AddressRoom;
}) {
  const shown = printableItem(info);
  const fields = filledContacts(shown);
  if (fields.length === 0) return null;
  return (
    <address className={styles.contact}>
      {fields.map((field) => (
        <Fragment key={field}>
          <span
            className={classNames(styles.contactItem, wrapOf(displayLink(shown[field]), room))}
            data-contact={field}
          >
            {CONTACT_ITEMS[CONTACTS[field]](shown[field].trim(), room)}
          </span>{' '}
        </Fragment>
      ))}
    </address>
  );
}

/** The contact items under a heading, for a narrow column. */
export function ContactSection({ resume }: Pick<SheetProps, 'resume'>) {
  const { personalInfo, design } = resume;
  if (filledContacts(printableItem(personalInfo)).length === 0) return null;
  const heading = design.headings?.contact?.trim() ?? '';
  return (
    <>
      <h3 lang={languageOf(heading)}>{heading ? <OwnHeading>{heading}</OwnHeading> : 'Contact'}</h3>
      <Contact info={personalInfo} room="narrow" />
    </>
  );
}

/**
 * The footer line of every page after the first and, in the margin above each column, what that continues. Last in the DOM of
 * their sheet, so that they never separate two entries.
 */
export function Folio({
  resume,
  page,
  pageCount,
  continued,
}: Pick<SheetProps, 'resume' | 'page' | 'pageCount' | 'continued'>) {
  if (page === 1) return null;
  return (
    <>
      {(['main', 'side'] as const).map(
        (column) =>
          continued?.[column] && (
            <div key={column} className={styles.continued} data-continued={column}>
              {continued[column]}
            </div>
          ),
      )}
      <p className={styles.folio}>
        <Typed className={styles.folioName}>{printable(resume.personalInfo.fullName)}</Typed>{' '}
        <span>
          {page} / {pageCount}
        </span>
      </p>
    </>
  );
}

/** The portrait; leaves no gap if there is none. */
export function Photo({ src, name }: { readonly src: string | null; readonly name: string }) {
  return src !== null && <img className={styles.photo} src={src} alt={`Portrait of ${name}`} />;
}
