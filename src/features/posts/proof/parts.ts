import { numeralOf } from '../numerals';

/** The parts that are lettering. */
export const LETTERING = ['greeting', 'tagline', 'offer'] as const;

/** The box of a poster part after fitting, in px of the poster. */
export interface PartBox {
  readonly numeral: number;
  readonly kind: 'logo' | 'name' | 'row' | (typeof LETTERING)[number];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Measures the parts of a rendered poster, undoing the preview's scale. */
export function measureParts(poster: HTMLElement): PartBox[] {
  const frame = poster.getBoundingClientRect();
  const scale = poster.offsetWidth / frame.width;
  return Array.from(poster.querySelectorAll<HTMLElement>('[data-part]:not([data-part="qr"])'), (element) => {
    const kind = element.dataset.part as PartBox['kind'];
    const words = document.createRange();
    words.selectNodeContents(element);
    const box = words.getBoundingClientRect();
    return {
      numeral: numeralOf(element),
      kind,
      left: Math.round((box.left - frame.left) * scale),
      right: Math.round((box.right - frame.left) * scale),
      top: Math.round((box.top - frame.top) * scale),
      bottom: Math.round((box.bottom - frame.top) * scale),
    };
  }).filter(({ left, right }) => right > left);
}
