import type { TakenImage } from '../../../services/imageIntake/imageIntake';
import { Icon } from '../../../ui/Icon';
import styles from './LogoField.module.css';
import type { LogoState } from './useLogo';

interface LogoWordsProps {
  readonly id: string;
  readonly state: LogoState;
  readonly hasLogo: boolean;
}

/** What became of the file, announced politely. */
export function LogoWords({ id, state, hasLogo }: LogoWordsProps) {
  return (
    <div id={id} className={styles.state} role="status">
      <Words state={state} hasLogo={hasLogo} />
    </div>
  );
}

function Words({ state, hasLogo }: Omit<LogoWordsProps, 'id'>) {
  switch (state.status) {
    case 'opening':
      return <b>Opening {state.fileName}</b>;
    case 'refused':
      return (
        <>
          <b className={styles.bad}>{state.message}</b> <small>Everything else you typed is kept.</small>
        </>
      );
    case 'taken':
      return <Taken {...state.image} />;
    case 'idle':
      if (hasLogo) return <b>Logo kept in this tab</b>;
      return (
        <>
          <b>Add your logo</b>{' '}
          <small>PNG, JPEG, WebP, AVIF, GIF or SVG, up to 25 MB. Drop it here or choose a file.</small>
        </>
      );
  }
}

function Taken({ fileName, width, height, isOpaque }: TakenImage) {
  return (
    <>
      <b>{fileName}</b>{' '}
      <small>
        {width} × {height}
      </small>{' '}
      {isOpaque ? (
        <span className={styles.note}>
          <Icon name="warning" />
          <span>
            This logo has a plain background: on a coloured poster it shows as a box. A transparent PNG or SVG
            looks better.
          </span>
        </span>
      ) : (
        <span className={styles.good}>
          <Icon name="check" />
          Transparent background
        </span>
      )}
    </>
  );
}
