import diwali1 from './samples/diwali-1.avif';
import diwali1Webp from './samples/diwali-1.webp';
import diwali1Small from './samples/diwali-1-small.avif';
import diwali2 from './samples/diwali-2.avif';
import diwali2Webp from './samples/diwali-2.webp';
import diwali2Small from './samples/diwali-2-small.avif';
import diwali3 from './samples/diwali-3.avif';
import diwali3Webp from './samples/diwali-3.webp';
import diwali3Small from './samples/diwali-3-small.avif';
import diwali4 from './samples/diwali-4.avif';
import diwali4Webp from './samples/diwali-4.webp';
import diwali4Small from './samples/diwali-4-small.avif';
import ganeshChaturthi3 from './samples/ganeshChaturthi-3.avif';
import ganeshChaturthi3Webp from './samples/ganeshChaturthi-3.webp';
import ganeshChaturthi3Small from './samples/ganeshChaturthi-3-small.avif';
import ganeshChaturthi4 from './samples/ganeshChaturthi-4.avif';
import ganeshChaturthi4Webp from './samples/ganeshChaturthi-4.webp';
import ganeshChaturthi4Small from './samples/ganeshChaturthi-4-small.avif';
import gym1 from './samples/gym-1.avif';
import gym1Webp from './samples/gym-1.webp';
import gym1Small from './samples/gym-1-small.avif';
import gym2 from './samples/gym-2.avif';
import gym2Webp from './samples/gym-2.webp';
import gym2Small from './samples/gym-2-small.avif';
import rakshaBandhan1 from './samples/rakshaBandhan-1.avif';
import rakshaBandhan1Webp from './samples/rakshaBandhan-1.webp';
import rakshaBandhan1Small from './samples/rakshaBandhan-1-small.avif';
import rakshaBandhan4 from './samples/rakshaBandhan-4.avif';
import rakshaBandhan4Webp from './samples/rakshaBandhan-4.webp';
import rakshaBandhan4Small from './samples/rakshaBandhan-4-small.avif';
import { SAMPLE_WIDTHS, type SampleName } from './sampleWidths';

/** URLs of a picture's files: two widths, and the wide one again for browsers without AVIF. */
type Files = readonly [narrow: string, wide: string, webp: string];

/** Sample posters as exported. */
const FILES: Readonly<Record<SampleName, Files>> = {
  'diwali-1': [diwali1Small, diwali1, diwali1Webp],
  'diwali-2': [diwali2Small, diwali2, diwali2Webp],
  'diwali-3': [diwali3Small, diwali3, diwali3Webp],
  'diwali-4': [diwali4Small, diwali4, diwali4Webp],
  'ganeshChaturthi-3': [ganeshChaturthi3Small, ganeshChaturthi3, ganeshChaturthi3Webp],
  'ganeshChaturthi-4': [ganeshChaturthi4Small, ganeshChaturthi4, ganeshChaturthi4Webp],
  'gym-1': [gym1Small, gym1, gym1Webp],
  'gym-2': [gym2Small, gym2, gym2Webp],
  'rakshaBandhan-1': [rakshaBandhan1Small, rakshaBandhan1, rakshaBandhan1Webp],
  'rakshaBandhan-4': [rakshaBandhan4Small, rakshaBandhan4, rakshaBandhan4Webp],
};

/** Attributes of a responsive `<picture>`: an AVIF `<source>` and the `<img>`. */
export function sampleSources(name: SampleName): { readonly avif: string; readonly src: string } {
  const [narrow, wide, src] = FILES[name];
  const [narrowWidth, wideWidth] = SAMPLE_WIDTHS[name];
  return { avif: `${narrow} ${narrowWidth}w, ${wide} ${wideWidth}w`, src };
}
