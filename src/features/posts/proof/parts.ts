/** The box of a poster part after fitting, in px of the poster. */
export interface PartBox {
  readonly numeral: number;
  readonly kind: 'logo' | 'name' | 'row' | 'greeting';
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Numerals by the part names used on the poster. */
const NUMERAL_OF: Readonly<Record<string, number>> = {
  logo: 20,
  name: 10,
  phone: 12,
  secondPhone: 14,
  email: 16,
  address: 18,
  greeting: 22,
  site: 26,
};

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
      numeral: NUMERAL_OF[element.dataset.row ?? kind] ?? 0,
      kind,
      left: Math.round((box.left - frame.left) * scale),
      right: Math.round((box.right - frame.left) * scale),
      top: Math.round((box.top - frame.top) * scale),
      bottom: Math.round((box.bottom - frame.top) * scale),
    };
  }).filter(({ left, right }) => right > left);
}
