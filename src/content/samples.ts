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
import ganesh3 from './samples/ganesh-3.avif';
import ganesh3Webp from './samples/ganesh-3.webp';
import ganesh3Small from './samples/ganesh-3-small.avif';
import ganesh4 from './samples/ganesh-4.avif';
import ganesh4Webp from './samples/ganesh-4.webp';
import ganesh4Small from './samples/ganesh-4-small.avif';
import gym1 from './samples/gym-1.avif';
import gym1Webp from './samples/gym-1.webp';
import gym1Small from './samples/gym-1-small.avif';
import gym2 from './samples/gym-2.avif';
import gym2Webp from './samples/gym-2.webp';
import gym2Small from './samples/gym-2-small.avif';
import rakhi1 from './samples/rakhi-1.avif';
import rakhi1Webp from './samples/rakhi-1.webp';
import rakhi1Small from './samples/rakhi-1-small.avif';
import rakhi4 from './samples/rakhi-4.avif';
import rakhi4Webp from './samples/rakhi-4.webp';
import rakhi4Small from './samples/rakhi-4-small.avif';
import { SAMPLE_WIDTHS, type SampleName } from './sampleWidths';

/** URLs of a picture's files: two widths, and the wide one again for browsers without AVIF. */
type Files = readonly [narrow: string, wide: string, webp: string];

/** Sample posters as exported. */
const FILES: Readonly<Record<SampleName, Files>> = {
  'diwali-1': [diwali1Small, diwali1, diwali1Webp],
  'diwali-2': [diwali2Small, diwali2, diwali2Webp],
  'diwali-3': [diwali3Small, diwali3, diwali3Webp],
  'diwali-4': [diwali4Small, diwali4, diwali4Webp],
  'ganesh-3': [ganesh3Small, ganesh3, ganesh3Webp],
  'ganesh-4': [ganesh4Small, ganesh4, ganesh4Webp],
  'gym-1': [gym1Small, gym1, gym1Webp],
  'gym-2': [gym2Small, gym2, gym2Webp],
  'rakhi-1': [rakhi1Small, rakhi1, rakhi1Webp],
  'rakhi-4': [rakhi4Small, rakhi4, rakhi4Webp],
};

/** Attributes of a responsive `<picture>`: an AVIF `<source>` and the `<img>`. */
export function sampleSources(name: SampleName): { readonly avif: string; readonly src: string } {
  const [narrow, wide, src] = FILES[name];
  const [narrowWidth, wideWidth] = SAMPLE_WIDTHS[name];
  return { avif: `${narrow} ${narrowWidth}w, ${wide} ${wideWidth}w`, src };
}
