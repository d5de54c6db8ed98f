import type { ReactNode } from 'react';
import { FORM_FRAME } from '../../content/forms';
import { EmbeddedForm, type EmbeddedFormProps } from '../../features/forms/EmbeddedForm';
import { FigureArt, type Art } from '../../features/figures/FigureArt';
import { noticeArt } from '../../features/figures/noticeArt';
import { classNames } from '../../ui/classNames';
import { Wrap } from '../../ui/Layout';
import { PageHead } from '../../ui/PageHead';
import styles from './FormPage.module.css';

interface FormPageProps extends Pick<EmbeddedFormProps, 'form' | 'title' | 'about'> {
  readonly heading: string;
  readonly lead: string;
  readonly art: Art;
  /** Facts next to the form, by name. */
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** An embedded form, with other contact options in the remaining 30 % of the row. */
export function FormPage({ form, title, about, heading, lead, art, facts }: FormPageProps) {
  const failure = <FigureArt art={noticeArt.unplugged} title={FORM_FRAME.failed.picture} />;
  return (
    <Wrap>
      <PageHead size="compact" title={heading} lead={lead} />
      <div className={styles.row}>
        {/* A frame whose address changes adds a step to the history, so another subject gets a new frame. */}
        <EmbeddedForm key={about} form={form} title={title} about={about} failureFigure={failure} />
        <aside className={styles.aside} aria-label={FORM_FRAME.otherWays}>
          <FigureArt art={art} className={styles.figure} />
          <dl className={classNames(styles.facts, 'quiet-links')}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </Wrap>
  );
}
