import { useEffect, useRef, type RefObject } from 'react';
import type { TemplateNumber } from '../../../domain/access';
import type { PosterFormat } from '../../../domain/posts/formats';
import { savesData } from '../../../lazy/savesData';
import { canSharePictures } from '../../../services/sharing';
import type { PosterContent } from '../templates/template';
import { prepareShares } from './prepareShares';
import type { Exporting } from './useExporting';

interface PreparedSharesOptions {
  readonly exporting: Exporting;
  readonly content: PosterContent;
  readonly format: PosterFormat;
}

/**
 * On devices that can share pictures, pre-renders the visible poster once per content and size, so that Share opens at once.
 * @returns ref for the container of the posters; each one that can be shared has `data-shareable` with its number
 */
export function usePreparedShares<Holder extends HTMLElement>(
  options: PreparedSharesOptions,
): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!canSharePictures() || savesData()) return;
    const prepared = new Map<string, PosterContent>();
    const prepare = (poster: HTMLElement) => {
      const { exporting, content, format } = latest.current;
      const { shareable } = poster.dataset;
      const key = `${shareable} ${format}`;
      if (!exporting.isFree || prepared.get(key) === content) return;
      prepared.set(key, content);
      exporting.ask({ type: 'PREPARE_SHARE', template: Number(shareable) as TemplateNumber, format });
    };
    const posters = () => [...(holder.current?.querySelectorAll<HTMLElement>('[data-shareable]') ?? [])];
    return prepareShares({ posters, prepare });
  }, []);
  return holder;
}
