import { wellFormed } from './text';

/** `encodeURIComponent` without its exception for lone surrogates, such as half an emoji. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));
