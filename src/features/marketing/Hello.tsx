import { LEARNING } from '../../content/learning';
import { SITE, type SocialLink } from '../../content/site';
import { telHref } from '../../domain/contactLinks';
import { safeHref } from '../../domain/links';
import { HelloForm } from './HelloForm';
import iconStyles from '../../ui/Icon.module.css';
import { MailLink } from '../../ui/MailLink';
import styles from './Hello.module.css';

/** The contact block of the learning page. */
export function Hello({ id }: { readonly id: string }) {
  const { heading, startHeading, startText, aboutHeading, aboutText } = LEARNING.hello;
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <h2 id={id}>{heading}</h2>
        <div>
          <h3>{startHeading}</h3>
          <p className="soft">{startText}</p>
        </div>
        <div>
          <h3>{aboutHeading}</h3>
          <p className="soft">{aboutText}</p>
        </div>
        <ul className="quiet-links">
          <li>
            <MailLink address={SITE.email} />
          </li>
          <li>
            <a href={telHref(SITE.phone)}>{SITE.phone}</a>
          </li>
        </ul>
        <SocialLinks links={SITE.social} />
      </div>
      <HelloForm />
    </div>
  );
}

/** Neutral icons: a camera, a film, a briefcase, a speech bubble. */
const DRAWINGS: Readonly<Record<SocialLink['kind'], string>> = {
  photos: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7',
  videos: 'M3 5h18v14H3zM10.5 9v6l5-3z',
  work: 'M3 8h18v11H3zM8 8V5h8v3M3 13h18',
  talk: 'M4 5h16v11H10l-5 4v-4H4z',
};

function SocialLinks({ links }: { readonly links: readonly SocialLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ kind, label, address }) => (
        <li key={kind}>
          <a href={safeHref(address)} aria-label={label}>
            <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={DRAWINGS[kind]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
