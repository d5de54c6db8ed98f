import type { AnyStateMachine } from 'xstate';
import { after } from '../test/jest/after';
import { machines } from './index';
import type { JobContext, JobEvent } from './job';

describe('template picker', () => {
  const { gymPicker } = machines;
  const choose = { type: 'CHOOSE', template: 2 };

  it('shows the chosen template, scrolls to the bottom, and returns on its on-next action', () => {
    const chosen = { value: { nextStep: 'template2' }, effects: ['scrollToBottom'] };
    expect(after(gymPicker, choose)).toMatchObject(chosen);
    expect(after(gymPicker, choose, 'ON_NEXT').value).toBe('list');
  });

  it('exports only from the chosen template’s screen', () => {
    const download = { type: 'DOWNLOAD', template: 1, format: 'post' };
    expect(after(gymPicker).can(download)).toBe(false);
    expect(after(gymPicker, choose, download).effects).toEqual(['startExport']);
  });
});

it('the login popup opens in Login mode every time', () => {
  const open = (origin: string) => ({ type: 'OPEN', origin });
  const again = after(machines.loginPopup, open('resume'), 'SHOW_SIGN_UP', 'CLOSE', open('template'));
  expect(again.snapshot).toMatchObject({ value: { open: 'login' }, context: { origin: 'template' } });
});

describe.each([
  {
    job: 'posterExport',
    stages: [
      ['fonts', 'loadPosterFonts'],
      ['pictures', 'loadPosterPictures'],
      ['rendering', 'drawPoster'],
      ['delivering', 'deliverPoster'],
    ],
  },
  {
    job: 'resumePrint',
    stages: [
      ['preparing', 'preparePrint'],
      ['printing', 'openPrintDialog'],
    ],
  },
] as const)('job $job', ({ job, stages }) => {
  const machine: AnyStateMachine = machines[job];
  const [[first, firstEffect], [second]] = stages;
  const subject = (name: string) => ({ flow: 'diwali', template: 1, title: name, purpose: 'download' });
  const start: JobEvent = { type: 'START', subject: subject('one') };
  const both: JobEvent = { ...start, more: [subject('two')] };
  const advance = (run = 1): JobEvent => ({ type: 'ADVANCE', run });
  const fail = (run = 1): JobEvent => ({ type: 'FAILED', run, message: 'The picture is empty.' });
  const cancel = (run = 1): JobEvent => ({ type: 'CANCEL', run });
  const through = (run = 1) => stages.map(() => advance(run));
  const run = (...events: (JobEvent | 'DISMISS')[]) => after(machine, ...events);

  it.each(stages.map(([state, effect], index) => ({ state, effect, before: through().slice(0, index) })))(
    'passes through $state with the effect $effect, ignores START there, can fail and be started again',
    ({ state, effect, before }) => {
      const there = run(start, ...before);
      expect(there.value).toBe(state);
      expect(there.effects).toContain(effect);
      expect(there.snapshot.hasTag('busy')).toBe(true);
      expect(there.can(start)).toBe(false);
      const failed = { value: 'failed', context: { failures: [{ message: 'The picture is empty.' }] } };
      expect(run(start, ...before, fail()).snapshot).toMatchObject(failed);
      const again = run(start, ...before, fail(), start);
      expect(again.snapshot).toMatchObject({ value: first, context: { failures: [] } });
      expect(again.effects).toContain(firstEffect);
    },
  );

  it('is done after the last stage, and can be dismissed or restarted', () => {
    expect(run(start, ...through()).value).toBe('done');
    expect(run(start, ...through(), 'DISMISS').value).toBe('idle');
    expect(run(start, ...through(), start).value).toBe(first);
  });

  it('ignores answers to a cancelled job, and a late cancelling of it', () => {
    expect(run(start, cancel()).value).toBe('idle');
    const batch = [start, cancel(), both];
    const { run: current } = run(...batch).snapshot.context as JobContext;
    expect(run(...batch, advance(current)).value).toBe(second);
    expect(run(...batch, cancel(current)).value).toBe('idle');
    const toLast = (number: number) => through(number).slice(1);
    const afterFailure = [...batch, fail(current), ...toLast(current + 1)];
    for (const before of [batch, [...batch, ...toLast(current)], afterFailure])
      for (const late of [advance(1), fail(1), cancel(1)])
        expect(run(...before, late).snapshot).toEqual(run(...before).snapshot);
  });

  it('processes the other subjects when one fails', () => {
    const failed = { finished: [subject('two')], failures: [{ subject: subject('one') }] };
    expect(run(both, fail(), ...through(2)).snapshot).toMatchObject({ value: 'failed', context: failed });
  });
});

it('a retry makes all posters that failed, and no other', () => {
  const [one, two, three] = [{ template: 1 }, { template: 2 }, { template: 3 }];
  const failed = (run: number) => ({ type: 'FAILED', run });
  const made = Array.from({ length: 4 }, () => ({ type: 'ADVANCE', run: 3 }));
  const first = [{ type: 'START', subject: one, more: [two, three] }, failed(1), failed(2), ...made];
  expect(after(machines.posterExport, ...first, 'RETRY').snapshot).toMatchObject({
    value: 'fonts',
    context: { subject: one, queue: [two], finished: [three], failures: [] },
  });
});

it('a request by the visitor interrupts a picture that is drawn ahead of time', () => {
  const start = (purpose: string) => ({ type: 'START', subject: { purpose } });
  const late = { type: 'ADVANCE', run: 1 };
  const interrupted = [start('prepare'), late, start('download')];
  expect(after(machines.posterExport, ...interrupted, late).snapshot).toMatchObject({
    value: 'fonts',
    context: { run: 2, subject: { purpose: 'download' } },
  });
});
