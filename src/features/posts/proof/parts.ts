import { BUSINESS_NUMERALS, GREETING_NUMERAL, SOCIAL_NUMERALS } from '../numerals';

/** The box of a poster part after fitting, in px of the poster. */
export interface PartBox {
  readonly numeral: number;
  readonly kind: 'logo' | 'name' | 'row' | 'greeting';
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Numerals by the names of parts on a poster; the two forms agree on those they share. */
const NUMERAL_OF: Readonly<Record<string, number>> = {
  logo: SOCIAL_NUMERALS.selectedPhoto,
  name: SOCIAL_NUMERALS.companyName,
  phone: SOCIAL_NUMERALS.phoneNumber,
  secondPhone: SOCIAL_NUMERALS.alternatePhoneNumber,
  email: SOCIAL_NUMERALS.emailAddress,
  address: SOCIAL_NUMERALS.companyAddress,
  greeting: GREETING_NUMERAL,
  site: BUSINESS_NUMERALS.siteLink,
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
