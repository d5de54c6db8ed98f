import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspected, logged } from '../../../../test/jest/inspected';
import { initialFlows } from '../../../store/flows';
import { LOG_LENGTH } from '../transitionLog';
import { recorded, startRecording, walkOf, whyStopped } from './recorder';
import { parseWalk, replayWalk, walkFileName, walkText, type Walk } from './walk';

const FOLDER = path.resolve(__dirname, '../../../../test/fixtures/walks');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.walk.json'));
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

it.each(files)('the walk %s replays as recorded and survives a round trip', (file) => {
  const walk = parseWalk(read(file));
  expect(replayWalk(walk)).toEqual({ isOk: true });
  expect(JSON.parse(walkText(walk))).toEqual(JSON.parse(read(file)));
  expect(walkFileName(walk.name)).toBe(file);
});

const walk = parseWalk(read('resume-back-and-forth.walk.json'));
const changed = (index: number, step: object): Walk => ({
  ...walk,
  steps: walk.steps.map((one, at) => (at === index ? { ...one, ...step } : one)),
});

it.each([
  [{ to: 'education' }, 'leads to work, but education was recorded.'],
  [{ effects: [] }, 'names scrollToTop, but no effect was recorded.'],
])(
  'a walk that no longer matches names the step, what happens and what was recorded: %j',
  (change, sentence) => {
    const [step, where] = [2, 'NEXT in personal of resumeA'];
    expect(replayWalk(changed(1, change))).toEqual({
      isOk: false,
      step,
      message: `Step 2: ${where} ${sentence}`,
    });
  },
);

it('a step without the data of its event ends the replay there', () => {
  const start = { diwali: { ...initialFlows.diwali, value: 'select' } };
  const steps = [{ flow: 'diwali', event: { type: 'DOWNLOAD_ALL' }, to: 'select', effects: ['startExport'] }];
  expect(replayWalk(parseWalk(JSON.stringify({ ...walk, start, steps })))).toMatchObject({
    step: 1,
    message: 'Step 1: DOWNLOAD_ALL in select of diwali lacks the data that this release expects.',
  });
});

describe('a walk file', () => {
  const gone = { value: 'gone', context: {} };

  it.each([
    ['text that is not JSON', 'walk', /not JSON/],
    ['something else', '{"kind":"resume"}', /not a walk/],
    ['a list', '[]', /not a walk/],
    ['a later format', '{"kind":"walk","version":2,"name":"W"}', /of another release\. Record it again/],
    ['an unknown machine', JSON.stringify({ ...walk, start: { nobody: {} } }), /unknown state/],
    [
      'a state that no longer exists',
      walkText({ ...walk, start: { resumeA: gone } }),
      'The walk starts in an unknown state of resumeA. Record it again.',
    ],
    ['an unknown event', walkText(changed(2, { event: { type: 'FLY' } })), /Step 3/],
    ['half a state', JSON.stringify(changed(2, { to: { open: null } })), /Step 3/],
    [
      'a jump to an unknown state',
      walkText(changed(0, { event: { type: '@@jump', record: gone } })),
      /Step 1/,
    ],
  ])('with %s is rejected with an explanation', (_, content, sentence) => {
    expect(() => parseWalk(content)).toThrow(sentence);
  });

  it('may contain jumps', () => {
    const record = { ...initialFlows.resumeA, value: 'skills' };
    const jump = { flow: 'resumeA', event: { type: '@@jump', record }, to: 'skills', effects: [] } as const;
    expect(replayWalk(parseWalk(walkText({ ...walk, steps: [jump] })))).toEqual({ isOk: true });
  });

  it.each([
    ['Back and forth!', 'back-and-forth.walk.json'],
    ['Zurück', 'zurück.walk.json'],
    ['आगे और पीछे', 'आगे-और-पीछे.walk.json'],
    ['../../etc', 'etc.walk.json'],
    ['¿?', 'walk.walk.json'],
  ])('turns %s into a safe file name', (name, file) => {
    expect(walkFileName(name)).toBe(file);
  });
});

describe('recording', () => {
  const resumeStep = (serial: number, to: string) => logged('resumeA', { serial, from: 'personal', to });
  const tab = inspected([resumeStep(1, 'work')]);
  const more = [logged('diwali', { serial: 3 }), resumeStep(2, 'education')];
  const later = { ...tab, log: [...more, ...tab.log] };
  const recording = startRecording(tab, null, 0);

  it('takes new transitions only, once each and in order', () => {
    const once = recorded(recording, later);
    expect(once.steps.map(({ to }) => to)).toEqual(['education', 'select']);
    expect(recorded(once, later)).toBe(once);
  });

  it('records a single machine on request', () => {
    const { steps } = recorded(startRecording(tab, 'resumeA', 0), later);
    expect(steps.map(({ flow }) => flow)).toEqual(['resumeA']);
  });

  it('ends when its tab is reloaded, or when the log no longer holds all that is missing', () => {
    expect(whyStopped(recording, later)).toBeUndefined();
    expect(whyStopped(recording, { ...later, instance: 'two' })).toMatch(/reloaded/);
    const until = (last: number) =>
      Array.from({ length: LOG_LENGTH }, (_, index) => resumeStep(last - index, 'work'));
    expect(whyStopped(recording, { ...tab, log: until(LOG_LENGTH + 1) })).toBeUndefined();
    expect(whyStopped(recording, { ...tab, log: until(LOG_LENGTH + 2) })).toMatch(/more than 50 events/);
  });

  it('starts with the machines that took part', () => {
    const made = walkOf(recorded(recording, later), 'Two');
    expect(Object.keys(made.start)).toEqual(['resumeA', 'diwali']);
    expect(made.recordedAt).toBe('1970-01-01T00:00:00.000Z');
  });
});
