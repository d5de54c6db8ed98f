import { PICTURE_KINDS } from '../../../services/imageIntake/pictureTypes';
import { Icon } from '../../../ui/Icon';
import type { FileNews } from '../../../ui/useChosenFile';
import styles from './LogoField.module.css';
import type { LogoRecord } from './useLogo';

interface LogoWordsProps {
  readonly news: FileNews;
  readonly record: LogoRecord | undefined;
  readonly hasLogo: boolean;
}

/** The status of the file, announced politely. */
export function LogoWords({ id, ...props }: LogoWordsProps & { readonly id: string }) {
  return (
    <div id={id} className={styles.state} role="status">
      <Words {...props} />
    </div>
  );
}

function Words({ news, record, hasLogo }: LogoWordsProps) {
  if (news.status === 'opening') return <b>Opening {news.fileName}</b>;
  if (news.status === 'refused') {
    return (
      <>
        <b className={styles.bad}>{news.message}</b> <small>Everything else you typed is kept.</small>
      </>
    );
  }
  if (record) return <Taken {...record} />;
  if (hasLogo) return <b>Logo kept in this tab</b>;
  return (
    <>
      <b>Add your logo</b>{' '}
      <small>
        {`${PICTURE_KINDS}, up to 25 MB.`}
        <span className="needs-mouse"> Drop or paste it here.</span>
      </small>
    </>
  );
}

function Taken(record: LogoRecord) {
  const { width, height } = record.shown;
  return (
    <>
      <b>{record.fileName}</b>{' '}
      <small>
        {width} × {height}
      </small>{' '}
      <Verdict {...record} />
    </>
  );
}

/** How the logo will look on a coloured background. */
function Verdict({ logo, shown, keepsBackground }: LogoRecord) {
  const good = logo.background === 'none' ? 'Transparent background' : shown !== logo && 'Background removed';
  if (good) {
    return (
      <span className={styles.good}>
        <Icon name="check" />
        {good}
      </span>
    );
  }
  if (keepsBackground) return <small>Plain background kept</small>;
  return (
    <span className={styles.note}>
      <Icon name="warning" />
      <span>
        {logo.background === 'mixed'
          ? 'It has no plain background to remove: on a coloured poster it shows as a box.'
          : 'This logo has a plain background: on a coloured poster it shows as a box.'}
      </span>
    </span>
  );
}
