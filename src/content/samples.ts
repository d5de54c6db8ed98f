import diwali1 from './samples/diwali-1.webp';
import diwali1Small from './samples/diwali-1-small.webp';
import diwali2 from './samples/diwali-2.webp';
import diwali2Small from './samples/diwali-2-small.webp';
import diwali3 from './samples/diwali-3.webp';
import diwali3Small from './samples/diwali-3-small.webp';
import diwali4 from './samples/diwali-4.webp';
import diwali4Small from './samples/diwali-4-small.webp';
import ganesh3 from './samples/ganesh-3.webp';
import ganesh3Small from './samples/ganesh-3-small.webp';
import ganesh4 from './samples/ganesh-4.webp';
import ganesh4Small from './samples/ganesh-4-small.webp';
import gym1 from './samples/gym-1.webp';
import gym1Small from './samples/gym-1-small.webp';
import gym2 from './samples/gym-2.webp';
import gym2Small from './samples/gym-2-small.webp';
import rakhi1 from './samples/rakhi-1.webp';
import rakhi1Small from './samples/rakhi-1-small.webp';
import rakhi4 from './samples/rakhi-4.webp';
import rakhi4Small from './samples/rakhi-4-small.webp';

/** A picture in two widths of the file, in px. */
type TwoWidths = readonly [small: string, smallWidth: number, large: string, largeWidth: number];

/** Sample posters as they are exported; the small ones are for phones, two pixels a point. */
const FILES = {
  diwali1: [diwali1Small, 340, diwali1, 560],
  diwali2: [diwali2Small, 280, diwali2, 440],
  diwali3: [diwali3Small, 280, diwali3, 440],
  diwali4: [diwali4Small, 280, diwali4, 440],
  ganesh3: [ganesh3Small, 280, ganesh3, 480],
  ganesh4: [ganesh4Small, 340, ganesh4, 560],
  gym1: [gym1Small, 376, gym1, 540],
  gym2: [gym2Small, 376, gym2, 540],
  rakhi1: [rakhi1Small, 340, rakhi1, 560],
  rakhi4: [rakhi4Small, 280, rakhi4, 500],
} satisfies Record<string, TwoWidths>;

/** A sample poster. */
export type SampleName = keyof typeof FILES;

/** What an `<img>` needs to take the file its place and screen ask for. */
export function sampleSources(name: SampleName): { readonly src: string; readonly srcSet: string } {
  const [small, smallWidth, large, largeWidth]: TwoWidths = FILES[name];
  return { src: large, srcSet: `${small} ${smallWidth}w, ${large} ${largeWidth}w` };
}
