import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { TemplateNumber } from '../../../domain/access';
import type { PosterFormat } from '../../../domain/posts/formats';
import { savesData, whenIdle } from '../../../lazy/idleTime';
import { canSharePictures } from '../../../services/sharing';
import type { PosterContent } from '../templates/template';
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
export function usePreparedShares<Holder extends HTMLElement>({
  exporting,
  content,
  format,
}: PreparedSharesOptions): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  const prepareOnce = useEffectEvent((poster: HTMLElement, prepared: Map<string, PosterContent>) => {
    const { shareable } = poster.dataset;
    const key = `${shareable} ${format}`;
    if (!exporting.isFree || prepared.get(key) === content) return;
    prepared.set(key, content);
    exporting.ask({ type: 'PREPARE_SHARE', template: Number(shareable) as TemplateNumber, format });
  });
  useEffect(() => {
    if (!canSharePictures() || savesData()) return;
    const prepared = new Map<string, PosterContent>();
    return prepareShares({
      posters: () => [...(holder.current?.querySelectorAll<HTMLElement>('[data-shareable]') ?? [])],
      prepare: (poster) => prepareOnce(poster, prepared),
    });
  }, []);
  return holder;
}

/** Time without input, in ms, that counts as a pause. */
const PAUSE_MS = 1200;
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

interface Preparing {
  /** Elements of the posters that can be shared. */
  readonly posters: () => readonly HTMLElement[];
  /** Pre-renders one poster. */
  readonly prepare: (poster: HTMLElement) => void;
}

/**
 * Pre-renders the most visible poster whenever the visitor pauses and the browser is idle.
 * @returns a function that stops it
 */
export function prepareShares({ posters, prepare }: Preparing): () => void {
  let timer: number | undefined;
  const leaving = new AbortController();
  const { signal } = leaving;

  const draw = () => {
    const poster = signal.aborted || document.hidden ? undefined : mostInView(posters());
    if (poster) prepare(poster);
  };
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => whenIdle(draw), PAUSE_MS);
  };

  for (const type of ACTIVITY) addEventListener(type, wait, { passive: true, capture: true, signal });
  wait();
  return () => {
    leaving.abort();
    window.clearTimeout(timer);
  };
}

function mostInView(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const seen = elements.map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { element, height: Math.min(bottom, innerHeight) - Math.max(top, 0) };
  });
  const [most] = seen.filter(({ height }) => height > 0).sort((a, b) => b.height - a.height);
  return most?.element;
}
