import { LEARNING } from '../../content/learning';
import { SITE } from '../../content/site';
import { mailHref, telHref } from '../../domain/links';
import { HelloForm } from './HelloForm';
import { SocialLinks } from './SocialLinks';
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
        <ul className={styles.lines}>
          <li>
            <a href={mailHref(SITE.email)}>{SITE.email}</a>
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
