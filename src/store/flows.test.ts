import { fakeDependencies, settled, storeWith } from '../../test/jest/fakes';
import type { ResumeStop } from '../domain/resume/variants';
import { snapshotOf } from './flowRecords';
import { flowEvent, flowsReducer, initialFlows } from './flows';
import { Cancelled } from './ports';

describe('flow host', () => {
  it('accepts an action that has only the type, as DevTools shows it, and moves no other flow', () => {
    const { resumeA, ...others } = flowsReducer(initialFlows, { type: 'flow/resumeA/NEXT' });
    expect(resumeA.value).toBe('work');
    expect({ ...others, effects: [] }).toEqual({ ...initialFlows, resumeA: undefined });
  });

  it.each(['flow/resumeA/PREVIOUS', 'flow/resumeA/NONSENSE', 'flow/nonsense/NEXT', 'flow/'])(
    'returns the same state for %s, which changes nothing',
    (type) => {
      expect(flowsReducer(initialFlows, { type })).toBe(initialFlows);
    },
  );

  it.each(['flow/diwali/DOWNLOAD_ALL', 'flow/posterExport/START', 'flow/loginPopup/OPEN'])(
    'returns the same state for %s, which needs data',
    (type) => {
      const templates = flowsReducer(initialFlows, { type: 'flow/diwali/NEXT' });
      expect(flowsReducer(templates, { type })).toBe(templates);
    },
  );

  it('has the compiler check values, events and tags by the machine', () => {
    const snapshot = snapshotOf('resumeA', initialFlows.resumeA);
    const stop: ResumeStop<'a'> = snapshot.value;
    expect(stop).toBe('personal');
    // @ts-expect-error -- template 1 has no photo
    expect(snapshot.can({ type: 'JUMP', step: 'photo' })).toBe(false);
    // @ts-expect-error -- no wizard has this tag
    expect(snapshot.hasTag('templates')).toBe(false);
  });
});

describe('flow effects', () => {
  it('runs every stage of a download, for each of its posters', async () => {
    const { store, dependencies } = storeWith();
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    const posters = ([1, 2] as const).map((template) => ({ template, format: 'status' }) as const);
    store.dispatch(flowEvent('diwali', { type: 'DOWNLOAD_ALL', posters }));
    expect(store.getState().flows.posterExport.value).toBe('fonts');
    await settled();
    expect(store.getState().flows.posterExport.value).toBe('done');
    const stages = Object.values(dependencies.posterExport).filter((part) => jest.isMockFunction(part));
    expect(stages).toHaveLength(4);
    for (const stage of stages)
      for (const [index, poster] of posters.entries())
        expect(stage).toHaveBeenNthCalledWith(index + 1, { flow: 'diwali', ...poster, purpose: 'download' });
  });

  it('runs each effect once, also of an event that a subscriber sends', () => {
    const { store, dependencies } = storeWith();
    const unsubscribe = store.subscribe(() => {
      unsubscribe();
      store.dispatch(flowEvent('resumeB', { type: 'NEXT' }));
    });
    store.dispatch(flowEvent('resumeA', { type: 'NEXT' }));
    expect(dependencies.scrolling.toTop).toHaveBeenCalledTimes(2);
  });

  it('returns to idle when the share sheet is dismissed', async () => {
    const deliver = () => Promise.reject(new Cancelled());
    const posterExport = { ...fakeDependencies().posterExport, deliver };
    const { store } = storeWith(undefined, { posterExport });
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    store.dispatch(flowEvent('diwali', { type: 'SHARE', template: 1, format: 'post' }));
    await settled();
    expect(store.getState().flows.posterExport).toMatchObject({ value: 'idle', context: { failures: [] } });
  });
});
