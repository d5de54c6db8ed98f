import { PageHead } from '../../ui/PageHead';
import styles from './HubHead.module.css';

export interface HubHeadProps {
  readonly heading: string;
  readonly lead: string;
}

/** Head of a small page, with less air than a content page's. */
export function HubHead({ heading, lead }: HubHeadProps) {
  return <PageHead title={heading} lead={lead} className={styles.head} />;
}
