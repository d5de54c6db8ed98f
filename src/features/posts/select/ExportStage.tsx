import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { TemplateNumber } from '../../../domain/access';
import { posterId, type PostFlowName } from '../../../domain/posts/occasions';
import { openStage, putOnStage } from '../../../services/posterExport/stage';
import { RenderBoundary } from '../../../ui/RenderBoundary';
import { fitPoster } from '../templates/fitPoster';
import { Poster, type PosterProps } from '../templates/Poster';
import type { PosterContent, PosterTemplate } from '../templates/template';
import styles from './SelectStep.module.css';
import type { Exporting } from './useExporting';

interface ExportStageProps {
  readonly flow: PostFlowName;
  readonly exporting: Exporting;
  readonly templates: readonly PosterTemplate[];
  readonly content: PosterContent;
  /** Locked posters are never rendered here. */
  readonly isOpen: (template: TemplateNumber) => boolean;
}

/**
 * The posters that an export needs, off-screen at their true size, where Download Image captures them. They must not be
 * scaled or taken out of layout.
 */
export function ExportStage({ flow, exporting, templates, content, isOpen }: ExportStageProps) {
  useLayoutEffect(() => openStage(flow), [flow]);
  // A logout, also in another tab, ends what only members may have.
  const isShut = exporting.wanted.some(({ template }) => !isOpen(template));
  const callOff = useEffectEvent(() => {
    exporting.cancel();
    exporting.dismiss();
  });
  useLayoutEffect(() => {
    if (isShut) callOff();
  }, [isShut]);
  return (
    <div className={styles.stage} aria-hidden="true" inert>
      {exporting.wanted.map((poster) => {
        const layout = isOpen(poster.template) && templates[poster.template - 1]?.layouts[poster.format];
        const id = posterId(poster);
        return (
          layout && (
            // A crash leaves the stage without this poster, which its export then reports.
            <RenderBoundary key={id} fallback={() => null}>
              <StagedPoster layout={layout} content={content} id={id} />
            </RenderBoundary>
          )
        );
      })}
    </div>
  );
}

/** Registers itself with the export once it has rendered with all that its content loads. */
function StagedPoster({ id, layout, content }: PosterProps & { readonly id: string }) {
  const [node, setNode] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (!node || content.isLoading) return undefined;
    return putOnStage(id, { node, fit: () => fitPoster(node, layout, content) });
  }, [id, node, layout, content]);
  return <Poster id={id} layout={layout} content={content} onFit={setNode} />;
}
