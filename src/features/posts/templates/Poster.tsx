import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { QR_SIDE } from '../../../domain/posts/qrLink';
import { useLazy } from '../../../lazy/lazyCode';
import { onFontsLoaded } from '../../../ui/onFontsLoaded';
import { BusinessBlock } from './BusinessBlock';
import { fitPoster } from './fitPoster';
import './fonts/mukta.css';
import { greetingFace } from './greetingFaces';
import { type LetteredLine, letteringOf } from './lettering';
import styles from './Poster.module.css';
import type { PosterContent, PosterLayout, QrSlot } from './template';

export interface PosterProps {
  readonly layout: PosterLayout;
  readonly content: PosterContent;
  /** `posterId()` of the full-size poster to export; omitted for previews. */
  readonly id?: string;
  /** Called with the poster's element after every fit, once its texts have their final positions. */
  readonly onFit?: (poster: HTMLElement, layout: PosterLayout) => void;
}

/** A poster at its true size: art, lettering and business block. Previews scale it from outside. */
export const Poster = memo(function Poster({ layout, content, id, onFit }: PosterProps) {
  const ref = useRef<HTMLElement>(null);
  const fit = useCallback(() => {
    if (!ref.current) return;
    fitPoster(ref.current, layout, content);
    onFit?.(ref.current, layout);
  }, [layout, content, onFit]);

  useLayoutEffect(fit, [fit]);
  useEffect(() => onFontsLoaded(fit), [fit]);

  useLazy(greetingFace(content.greeting?.language));
  const { width, height } = layout.size;
  return (
    <article
      ref={ref}
      className={styles.poster}
      style={{ width, height }}
      data-poster={id}
      translate="no"
      aria-busy={content.isLoading}
    >
      <img className={styles.art} src={layout.art} width={width} height={height} alt="" />
      {layout.marks?.map(({ x, y, color, ...size }) => (
        <div
          key={`${x} ${y}`}
          className={styles.slot}
          style={{ left: x, top: y, background: color, ...size }}
        />
      ))}
      {letteringOf(layout, content).map((line) => (
        <Lettering key={`${line.slot.x} ${line.slot.y}`} line={line} />
      ))}
      {layout.qr && content.qr !== undefined && <QrCode slot={layout.qr} src={content.qr} />}
      <BusinessBlock spec={layout.business} content={content} onLogoLoad={fit} />
    </article>
  );
});

function Lettering({ line }: { readonly line: LetteredLine }) {
  const { slot, text, lang, fits, face, weight, lineHeight, maxHeight } = line;
  return (
    <p
      dir="auto"
      data-slot=""
      data-full={text}
      data-part={slot.detail ?? (slot.part && 'greeting')}
      lang={lang}
      className={styles.slot}
      style={{
        left: slot.x,
        top: slot.y,
        width: slot.width,
        fontFamily: face,
        fontWeight: weight,
        fontSize: fits[0].max,
        lineHeight,
        color: slot.color,
        textAlign: slot.isCentred ? 'center' : 'left',
        letterSpacing: lang === 'en' ? slot.letterSpacing : undefined,
        // html2canvas draws letter-spaced text glyph by glyph, without kerning, so the page must not kern it either.
        fontKerning: slot.letterSpacing === undefined ? undefined : 'none',
        textTransform: slot.isUppercase ? 'uppercase' : undefined,
        transform: slot.turn === undefined ? undefined : `rotate(${slot.turn}deg)`,
        background: slot.plate?.color,
        padding: slot.plate?.padding,
        whiteSpace: 'pre-line',
        // The designed words keep their line breaks; those of a chosen language are balanced, to avoid a single last word.
        textWrap: maxHeight === undefined ? undefined : 'balance',
      }}
    >
      {text}
    </p>
  );
}

interface QrCodeProps {
  readonly slot: QrSlot;
  /** URL of the picture, which includes the plate. */
  readonly src: string;
}

/** The QR code of the website link. An `<img>`, because html2canvas draws nothing else pixel-exactly. */
function QrCode({ slot: { x, y }, src }: QrCodeProps) {
  return (
    <img
      data-part="qr"
      className={styles.art}
      src={src}
      width={QR_SIDE}
      height={QR_SIDE}
      style={{ left: x, top: y }}
      alt=""
    />
  );
}
