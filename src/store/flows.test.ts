import { fakeDependencies, settled, storeWith } from '../../test/jest/fakes';
import { FLOW_IDS, type FlowId } from '../../machines';
import { personalInfoChanged } from './resumeSlice';
import { flowEvent, flowsReducer, initialFlows, restoredRecord } from './flows';
import { Cancelled } from './ports';
import { createStoreActor } from './storeActor';

describe('flow host', () => {
  it('names actions by flow and event', () => {
    expect(flowEvent('resumeA', { type: 'NEXT' }).type).toBe('flow/resumeA/NEXT');
  });

  it('takes an action with nothing but the type that DevTools shows', () => {
    expect(flowsReducer(initialFlows, { type: 'flow/resumeA/NEXT' }).resumeA.value).toBe('work');
    for (const type of ['flow/resumeA/NONSENSE', 'flow/nonsense/NEXT', 'flow/'])
      expect(flowsReducer(initialFlows, { type })).toBe(initialFlows);
  });

  it.each(FLOW_IDS)('stores %s as serialisable data that can be restored', (flow: FlowId) => {
    const record = initialFlows[flow];
    const copy: unknown = JSON.parse(JSON.stringify(record));
    expect(copy).toEqual(record);
    expect(restoredRecord(flow, copy)).toEqual(record);
  });

  it.each([
    ['done', { bytes: 293_000 }],
    ['failed', { error: 'Not enough memory.' }],
  ])('restores a job in the state %s with its context', (value, remembered) => {
    const record = { value, context: { ...(initialFlows.posterExport.context as object), ...remembered } };
    expect(restoredRecord('posterExport', record)).toEqual(record);
    const spoilt = { ...record, context: { ...record.context, run: 'once' } };
    expect(restoredRecord('posterExport', spoilt)).toBeUndefined();
  });

  it('keeps the same object when an event changes nothing', () => {
    const after = flowsReducer(initialFlows, flowEvent('resumeA', { type: 'PREVIOUS' }));
    expect(after).toBe(initialFlows);
  });

  it('moves one flow without touching the others', () => {
    const after = flowsReducer(initialFlows, flowEvent('resumeA', { type: 'NEXT' }));
    expect(after.resumeA.value).toBe('work');
    expect(after.resumeB).toBe(initialFlows.resumeB);
  });

  it('replays a log to the same state', () => {
    const log = [
      flowEvent('resumeA', { type: 'NEXT' }),
      flowEvent('diwali', { type: 'NEXT' }),
      flowEvent('resumeA', { type: 'NEXT' }),
      flowEvent('resumeA', { type: 'PREVIOUS' }),
    ];
    expect(log.reduce(flowsReducer, initialFlows)).toEqual(log.reduce(flowsReducer, initialFlows));
    expect(log.reduce(flowsReducer, initialFlows).resumeA.value).toBe('work');
  });
});

describe('flow effects', () => {
  it('scrolls to the top when a step is submitted, but not while typing', () => {
    const { store, dependencies } = storeWith();
    store.dispatch(personalInfoChanged({ field: 'fullName', value: 'N' }));
    expect(dependencies.scrolling.toTop).not.toHaveBeenCalled();
    store.dispatch(flowEvent('resumeA', { type: 'NEXT' }));
    expect(dependencies.scrolling.toTop).toHaveBeenCalledTimes(1);
  });

  it('runs every stage of a download', async () => {
    const { store, dependencies } = storeWith();
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    store.dispatch(flowEvent('diwali', { type: 'DOWNLOAD', template: 2, format: 'post' }));
    expect(store.getState().flows.posterExport.value).toBe('fonts');
    await settled();
    expect(store.getState().flows.posterExport.value).toBe('done');
    const job = { flow: 'diwali', template: 2, format: 'post', purpose: 'download' };
    for (const stage of Object.values(dependencies.posterExport)) expect(stage).toHaveBeenCalledWith(job);
  });

  it('starts nothing for a locked template', async () => {
    const { store, dependencies } = storeWith();
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    store.dispatch(flowEvent('diwali', { type: 'DOWNLOAD', template: 3, format: 'post' }));
    await settled();
    expect(dependencies.posterExport.loadFonts).not.toHaveBeenCalled();
    expect(store.getState().flows.posterExport.value).toBe('idle');
  });

  it('exports once when Download Image is clicked twice', async () => {
    const { store, dependencies } = storeWith();
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    store.dispatch(flowEvent('diwali', { type: 'DOWNLOAD', template: 1, format: 'post' }));
    store.dispatch(flowEvent('diwali', { type: 'DOWNLOAD', template: 1, format: 'post' }));
    await settled();
    expect(dependencies.posterExport.encode).toHaveBeenCalledTimes(1);
  });

  it('keeps the reason for a failed export and can retry', async () => {
    const loadFonts = jest.fn(() => Promise.resolve());
    loadFonts.mockImplementationOnce(() => Promise.reject(new Error('The fonts could not be loaded.')));
    const posterExport = { ...fakeDependencies().posterExport, loadFonts };
    const { store } = storeWith(undefined, { posterExport });
    store.dispatch(flowEvent('gymPicker', { type: 'CHOOSE', template: 1 }));
    store.dispatch(flowEvent('gymPicker', { type: 'DOWNLOAD', template: 1, format: 'post' }));
    await settled();
    expect(store.getState().flows.posterExport).toMatchObject({
      value: 'failed',
      context: { error: 'The fonts could not be loaded.', subject: { flow: 'gym', template: 1 } },
    });
    store.dispatch(flowEvent('posterExport', { type: 'RETRY' }));
    await settled();
    expect(store.getState().flows.posterExport.value).toBe('done');
  });

  it('saves the other posters when one of several fails', async () => {
    const draw = jest.fn(({ template }: { template: number }) =>
      template === 1 ? Promise.reject(new Error('It came out empty.')) : Promise.resolve(),
    );
    const encode = jest.fn(() => Promise.resolve(421_888));
    const posterExport = { ...fakeDependencies().posterExport, draw, encode };
    const { store } = storeWith(undefined, { posterExport });
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    const posters = ([1, 2] as const).map((template) => ({ template, format: 'status' }) as const);
    store.dispatch(flowEvent('diwali', { type: 'DOWNLOAD_ALL', posters }));
    await settled();
    expect(encode).toHaveBeenCalledTimes(1);
    expect(encode).toHaveBeenCalledWith(expect.objectContaining({ template: 2, format: 'status' }));
    expect(store.getState().flows.posterExport).toMatchObject({
      value: 'failed',
      context: { failures: [{ subject: { template: 1 }, message: 'It came out empty.' }] },
    });
  });

  it('returns to idle when the share sheet is dismissed', async () => {
    const encode = () => Promise.reject(new Cancelled());
    const posterExport = { ...fakeDependencies().posterExport, encode };
    const { store } = storeWith(undefined, { posterExport });
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    store.dispatch(flowEvent('diwali', { type: 'SHARE', template: 1, format: 'post' }));
    await settled();
    expect(store.getState().flows.posterExport).toMatchObject({ value: 'idle', context: { error: null } });
  });

  it('prints with the given title', async () => {
    const { store, dependencies } = storeWith();
    store.dispatch(flowEvent('resumePrint', { type: 'START', subject: { title: 'Nisha Verma — Resume' } }));
    await settled();
    expect(dependencies.printing.print).toHaveBeenCalledWith('Nisha Verma — Resume');
    expect(store.getState().flows.resumePrint.value).toBe('done');
  });

  it('opens the login popup from a locked wizard', () => {
    const { store } = storeWith();
    store.dispatch(flowEvent('resumeC', { type: 'LOGIN' }));
    expect(store.getState().flows.loginPopup).toMatchObject({
      value: { open: 'login' },
      context: { origin: 'template' },
    });
  });
});

describe('store actor', () => {
  it('returns one snapshot per state and notifies listeners of its own flow only', () => {
    const { store } = storeWith();
    const actor = createStoreActor(store, 'resumeA');
    const listener = jest.fn();
    const { unsubscribe } = actor.subscribe(listener);
    expect(actor.getSnapshot()).toBe(actor.getSnapshot());
    store.dispatch(flowEvent('resumeB', { type: 'NEXT' }));
    expect(listener).not.toHaveBeenCalled();
    actor.send({ type: 'NEXT' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().value).toBe('work');
    unsubscribe();
    actor.send({ type: 'NEXT' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
