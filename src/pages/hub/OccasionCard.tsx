import { Link } from '../../ui/Link';
import { POST_FLOWS, type FestivalName } from '../../domain/posts/occasions';
import { FigureArt } from '../../features/figures/FigureArt';
import { hubArt } from '../../features/figures/hubArt';
import { FestivalDate } from '../../features/posts/festivals/NextFestival';
import { OCCASIONS } from '../../features/posts/occasions';
import { Icon } from '../../ui/Icon';
import { NoteTag } from './NoteTag';
import { SamplePicture } from './SamplePicture';
import styles from '../OccasionsPage.module.css';

/** Column widths of OccasionsPage.module.css: two columns, four from 64em. */
const SIZES = '(min-width: 64em) 260px, (min-width: 40em) 46vw, 43vw';

/** A sample poster on a peg; the whole card links to its generator. */
export function OccasionCard({ flow }: { readonly flow: FestivalName }) {
  const { path, title } = POST_FLOWS[flow];
  const { text, note, tilt, sample } = OCCASIONS[flow].card;
  return (
    <Link to={path} className={styles.card}>
      <span className={styles.sheet} style={{ '--tilt': `${tilt}deg` }}>
        {typeof sample === 'object' ? (
          <SamplePicture
            sample={sample.name}
            sizes={SIZES}
            width={sample.width}
            height={sample.height}
            className={styles.poster}
          />
        ) : (
          <span className={styles.blank}>
            <FigureArt art={hubArt[sample]} />
          </span>
        )}
      </span>
      <h2>
        {title}
        <Icon name="arrowRight" className={styles.arrow} />
      </h2>
      <div>
        <p className={styles.date}>
          <FestivalDate flow={flow} />
        </p>
        <p className="hint">{text}</p>
        {note && <NoteTag>{note}</NoteTag>}
      </div>
    </Link>
  );
}
