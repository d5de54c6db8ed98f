import type { Locator, Page } from '@playwright/test';
import type { FieldSpec } from '../../src/domain/fields';

const TEXT = 'Rebuilt the booking form; drop-off fell from 31 to 12 percent.';
const DIGITS = '31'.repeat(TEXT.length / 2);
/** Interval between two keys in ms, for a fast typist; for a slider's steps, the same. */
const KEY_DELAY = 60;
const TAPS = 60;

const textFor = ({ type, maxLength }: FieldSpec): string =>
  (type === 'number' ? DIGITS : TEXT).slice(0, maxLength);

/** What a visitor does over and over. */
export interface Gesture {
  /** A page with the same control and nothing else, the lower limit for any page on this machine. */
  readonly bare: string;
  /** The last event of the gesture that scripts react to. */
  readonly effect: 'input' | 'click';
  /** Does it, on several controls in turn. */
  readonly on: (page: Page, controls: Locator) => Promise<void>;
}

export const typing = (spec: FieldSpec): Gesture => ({
  bare: `<label>Text ${spec.type === 'multiline' ? '<textarea rows="3"></textarea>' : `<input type="${spec.type ?? 'text'}">`}</label>`,
  effect: 'input',
  on: async (_page, field) => {
    await field.fill('');
    await field.pressSequentially(textFor(spec), { delay: KEY_DELAY });
  },
});

export const tapping: Gesture = {
  bare: '<button onclick="this.nextSibling.hidden = !this.nextSibling.hidden">Tap</button><p>Text',
  effect: 'click',
  on: async (page, buttons) => {
    const count = await buttons.count();
    for (let tap = 0; tap < TAPS; tap += 1) {
      await buttons.nth(tap % count).tap();
      await page.waitForTimeout(KEY_DELAY);
    }
  },
};

/** Drags a slider from end to end. */
export const sliding: Gesture = {
  bare: '<input type="range" style="width: 300px">',
  effect: 'input',
  on: async (page, slider) => {
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not visible.');
    const moveTo = (share: number) => page.mouse.move(box.x + share * box.width, box.y + box.height / 2);
    await moveTo(0);
    await page.mouse.down();
    for (let step = 1; step <= TAPS; step += 1) {
      await moveTo(step / TAPS);
      await page.waitForTimeout(KEY_DELAY);
    }
    await page.mouse.up();
  },
};

/** Runs in the page: records how long each press, tap or move takes until its effect is painted, in ms. */
export function recordPaints(effect: Gesture['effect']): void {
  const times: number[] = [];
  Object.assign(window, { paintTimes: times });
  let started: number | undefined;
  for (const type of ['keydown', 'pointerdown', 'pointermove', 'pointerup'])
    window.addEventListener(type, ({ timeStamp }) => void (started = timeStamp), true);
  const record = () => {
    const from = started;
    // Set by a script, or by an event before: a tap on a label clicks its control, too.
    if (from === undefined) return;
    started = undefined;
    // A task posted in a frame runs once it is painted; of this priority, before what the page does after the paint.
    requestAnimationFrame(
      () =>
        void scheduler.postTask(() => times.push(performance.now() - from), { priority: 'user-blocking' }),
    );
  };
  window.addEventListener(effect, record, true);
}

/** What `recordPaints` has recorded. */
export const paintTimes = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { paintTimes: readonly number[] }).paintTimes);
