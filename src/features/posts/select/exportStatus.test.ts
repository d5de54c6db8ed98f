import { initialTransition, transition, type EventFrom } from 'xstate';
import { machines } from '../../../../machines';
import type { TemplateNumber } from '../../../domain/access';
import type { PosterJob } from '../../../domain/posts/occasions';
import { batchOf, isBusy, isFree, statusOf, type ExportState } from './exportStatus';

type Event = EventFrom<typeof machines.posterExport>;

/** The export machine after these events; `ADVANCE` and `FAILED` apply to the current run. */
function after(...events: readonly (Event | 'stage' | 'all' | 'fail')[]): ExportState {
  let [snapshot] = initialTransition(machines.posterExport);
  const send = (event: Event) => ([snapshot] = transition(machines.posterExport, snapshot, event));
  for (const event of events) {
    const { run } = snapshot.context;
    if (event === 'fail') send({ type: 'FAILED', run, message: 'It came out empty.' });
    else if (event === 'stage') send({ type: 'ADVANCE', run });
    else if (event === 'all') for (let at = 0; at < 4; at += 1) send({ type: 'ADVANCE', run, bytes: 2048 });
    else send(event);
  }
  return snapshot;
}

const job = (template: TemplateNumber, changes: Partial<PosterJob> = {}): PosterJob => {
  return { flow: 'diwali', template, format: 'post', purpose: 'download', ...changes };
};
/** A picture that is drawn before it is asked for. */
const ahead = job(1, { purpose: 'prepare' });
const start = (subject: PosterJob, ...more: PosterJob[]): Event => ({ type: 'START', subject, more });
const stages = (state: ExportState) =>
  ([1, 2] as const).map((template) => statusOf(state, 'diwali', template).stage);

describe('the export status of one template', () => {
  it('shows its own stage and that the others are waiting', () => {
    expect(stages(after())).toEqual(['idle', 'idle']);
    expect(stages(after(start(job(1)), 'stage'))).toEqual(['pictures', 'waiting']);
    expect(statusOf(after(start(job(1))), 'gym', 1).stage).toBe('waiting');
  });

  it('reports what was made, its purpose and its size', () => {
    const state = after(start(job(1, { purpose: 'copy' })), 'all');
    expect(statusOf(state, 'diwali', 1)).toEqual({ stage: 'done', purpose: 'copy', count: 1, bytes: 2048 });
    expect(stages(state)).toEqual(['done', 'idle']);
  });

  it('names the format and counts while several sizes are made', () => {
    const sizes = [job(1), job(1, { format: 'portrait' }), job(1, { format: 'status' })] as const;
    const half = after(start(...sizes), 'all');
    expect(statusOf(half, 'diwali', 1)).toMatchObject({ stage: 'fonts', format: 'portrait' });
    expect(batchOf(half, 'diwali')).toBeUndefined();
    const whole = after(start(...sizes), 'all', 'all', 'all');
    expect(statusOf(whole, 'diwali', 1)).toMatchObject({ stage: 'done', count: 3, bytes: null });
  });

  it('ignores a pre-rendered picture, even a failed one', () => {
    for (const events of [[], ['all'], ['fail']] as const) {
      const state = after(start(ahead), ...events);
      expect(stages(state)).toEqual(['idle', 'idle']);
      expect(isBusy(state)).toBe(false);
    }
  });

  it('allows pre-rendering only while nothing is running and no outcome is shown', () => {
    expect(isFree(after())).toBe(true);
    expect(isFree(after(start(ahead), 'all'))).toBe(true);
    for (const events of [[], ['all'], ['fail']] as const)
      expect(isFree(after(start(job(1)), ...events))).toBe(false);
    expect(isFree(after(start(ahead)))).toBe(false);
  });
});

describe('Download all', () => {
  const both = start(job(1), job(2));

  it('counts its progress', () => {
    expect(batchOf(after(both), 'diwali')).toEqual({ stage: 'busy', total: 2, done: [], failed: [] });
    expect(batchOf(after(both, 'all'), 'diwali')).toMatchObject({ stage: 'busy', total: 2, done: [1] });
    expect(stages(after(both, 'all'))).toEqual(['done', 'fonts']);
    expect(batchOf(after(both, 'all', 'all'), 'diwali')).toMatchObject({ stage: 'done', done: [1, 2] });
  });

  it('is no batch after Cancel, nor for another flow', () => {
    expect(batchOf(after(both, { type: 'CANCEL', run: 1 }), 'diwali')).toBeUndefined();
    expect(batchOf(after(both), 'gym')).toBeUndefined();
  });
});
