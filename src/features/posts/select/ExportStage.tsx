import { posterId, type PosterRef } from '../../../domain/posts/occasions';
import { Poster } from '../templates/Poster';
import type { PosterContent } from '../templates/template';
import { posterTemplate } from '../templates';
import styles from './ExportStage.module.css';

interface ExportStageProps {
  /** Posters that may be downloaded now. A locked one is not drawn here at all. */
  readonly posters: readonly PosterRef[];
  readonly content: PosterContent;
}

/** The posters at their true size, off-screen: what Download Image draws. Never scaled, never hidden from layout. */
export function ExportStage({ posters, content }: ExportStageProps) {
  return (
    <div className={styles.stage} aria-hidden="true" inert>
      {posters.map((poster) => {
        const template = posterTemplate(poster);
        return (
          template && (
            <Poster key={poster.template} template={template} content={content} id={posterId(poster)} />
          )
        );
      })}
    </div>
  );
}
