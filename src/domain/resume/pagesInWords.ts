import { inWords, plural } from '../counting';

/** "Two pages". */
export const pagesInWords = (count: number): string => `${inWords(count)} ${plural(count, 'page')}`;
