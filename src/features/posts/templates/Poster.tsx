import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { BusinessBlock } from './BusinessBlock';
import './fonts.css';
import { fitPoster } from './fitPoster';
import styles from './Poster.module.css';
import { slotText, type PosterContent, type PosterTemplate, type TextSlot } from './template';

interface PosterProps {
  readonly template: PosterTemplate;
  readonly content: PosterContent;
  /** `posterId()` of the full-size poster that is exported; left out for previews. */
  readonly id?: string;
  /** After every fit, with the poster's node: its texts stand where they stay. */
  readonly onFit?: (poster: HTMLElement) => void;
}

/** A poster at its true size: the art, the lettering and the business block. Previews scale it from outside. */
export function Poster({ template, content, id, onFit }: PosterProps) {
  const ref = useRef<HTMLElement>(null);
  const fit = useCallback(() => {
    if (!ref.current) return;
    fitPoster(ref.current, template, content);
    onFit?.(ref.current);
  }, [template, content, onFit]);

  useLayoutEffect(fit, [fit]);
  useEffect(() => whenFontsCome(fit), [fit]);

  const { width, height } = template.size;
  return (
    <article ref={ref} className={styles.poster} style={{ width, height }} data-poster={id}>
      <img className={styles.art} src={template.art} width={width} height={height} alt="" />
      {template.marks?.map(({ x, y, color, ...size }) => (
        <div
          key={`${x} ${y}`}
          className={styles.slot}
          style={{ left: x, top: y, background: color, ...size }}
        />
      ))}
      {template.texts.map((slot) => (
        <Lettering key={`${slot.x} ${slot.y}`} slot={slot} text={slotText(slot, content)} />
      ))}
      <BusinessBlock spec={template.business} content={content} onLogoLoad={fit} />
    </article>
  );
}

function Lettering({ slot, text }: { readonly slot: TextSlot; readonly text: string }) {
  return (
    <p
      data-slot=""
      data-full={text}
      lang={slot.lang}
      className={styles.slot}
      style={{
        left: slot.x,
        top: slot.y,
        width: slot.width,
        fontFamily: slot.face,
        fontWeight: slot.weight ?? 400,
        fontSize: slot.fit.max,
        lineHeight: slot.lineHeight,
        color: slot.color,
        textAlign: slot.isCentred ? 'center' : 'left',
        letterSpacing: slot.letterSpacing,
        textTransform: slot.isUppercase ? 'uppercase' : undefined,
        transform: slot.turn === undefined ? undefined : `rotate(${slot.turn}deg)`,
        background: slot.plate?.color,
        padding: slot.plate?.padding,
        whiteSpace: 'pre-line',
      }}
    >
      {text}
    </p>
  );
}

/** Fonts change every measure: calls back after each one that arrives. @returns a function that stops it */
function whenFontsCome(callback: () => void): () => void {
  // Not in every environment: jsdom has no FontFaceSet.
  const fonts = (document as { readonly fonts?: FontFaceSet }).fonts;
  fonts?.addEventListener('loadingdone', callback);
  return () => fonts?.removeEventListener('loadingdone', callback);
}
