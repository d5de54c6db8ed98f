// Must come first: Redux Toolkit looks for DevTools on import.
import { devToolsOf } from '../../test/jest/devToolsExtension';
import { fakeDependencies, restored, settled, storeWith } from '../../test/jest/fakes';
import { callsOf, next, playedSession, typedName } from '../../test/jest/playedSession';
import { flowEvent } from './flows';
import { createStore } from './store';
import { selectToasts } from './toastsSlice';
import { openTools } from './tools';

describe('time travel', () => {
  it('moves state and machines without repeating any effect', async () => {
    const { store, dependencies, tools } = await playedSession();
    const end = store.getState();
    const calls = callsOf(dependencies);
    expect(calls).toMatchObject({ deliver: 1, print: 1, toTop: 4 });
    const length = tools.actions().length;
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(store.getState().flows.resumeA.value));

    const [step] = tools.placesOf('flow/resumeA/NEXT');
    tools.jumpTo(step! - 2);
    expect(store.getState().resume.personalInfo.fullName).toBe('Ni');
    tools.jumpToEnd();
    expect(seen).toEqual(['personal', 'work']);
    for (let place = 0; place <= length; place += 1) tools.jumpTo(place);

    await settled();
    expect(store.getState()).toBe(end);
    expect(callsOf(dependencies)).toEqual(calls);
    expect(tools.actions()).toHaveLength(length);
  });

  it('replays the remaining actions without effects when one is skipped, and saves the result', async () => {
    const { store, dependencies, tools, session, saved } = await playedSession();
    const end = store.getState();
    const calls = callsOf(dependencies);
    const length = tools.actions().length;
    const [opening] = tools.placesOf('flow/diwali/NEXT');
    tools.toggle(opening!);
    expect(store.getState().flows.diwali.value).toBe('details');
    // The form ignores DOWNLOAD, so the export stages that followed have no job.
    expect(store.getState().flows.loginPopup.value).toBe('closed');
    expect(store.getState().resume).toEqual(end.resume);
    tools.toggle(opening!);
    await settled();
    expect(store.getState()).toEqual(end);
    expect(callsOf(dependencies)).toEqual(calls);
    // Neither toasts nor redux-persist added actions.
    expect(tools.actions()).toHaveLength(length);
    tools.toggle(opening!);
    await saved();
    expect(restored(session).flows.diwali.value).toBe('details');
    expect(restored(session).resume).toEqual(end.resume);
  });

  it('goes back to before the tools were opened', async () => {
    const { store, tools } = await playedSession();
    const [opened] = tools.placesOf('tools/opened');
    for (const place of [opened! - 1, 0]) {
      tools.jumpTo(place);
      expect(store.getState().flows.resumeA.value).toBe('personal');
      expect(store.getState().postDetails.companyName).toBe('Sharma Traders');
      expect(store.getState().resume.personalInfo.fullName).toBe('');
    }
    expect(store.getState().calculator.monthlyInvestment).toBe('1000');
    tools.jumpToEnd();
    expect(store.getState().calculator.monthlyInvestment).toBe('2500');
  });

  it.each(['reset', 'rollback'] as const)(
    '%s returns to the loaded page, which keeps working and is saved from the next action on',
    async (way) => {
      const { store, tools, dependencies, session, saved } = await playedSession();
      const calls = callsOf(dependencies);
      tools[way]();
      expect(store.getState().flows.resumeA.value).toBe('personal');
      expect(store.getState().postDetails.companyName).toBe('Sharma Traders');
      expect(store.getState().auth.visitor.status).toBe('checking');
      expect(selectToasts(store.getState())).toEqual([]);
      expect(callsOf(dependencies)).toEqual(calls);
      store.dispatch(next('resumeA'));
      expect(dependencies.scrolling.toTop).toHaveBeenCalledTimes(calls.toTop! + 1);
      await saved();
      expect(restored(session)).toMatchObject({
        resume: store.getState().resume,
        resumeLayout: { paper: 'a4' },
        flows: { resumeA: { value: 'work' } },
      });
    },
  );

  it('finishes a running job while an earlier state is shown', async () => {
    const { store, dependencies } = storeWith();
    const tools = devToolsOf(store);
    store.dispatch(flowEvent('resumePrint', { type: 'START', subject: { title: 'Nisha — Resume' } }));
    tools.jumpTo(0);
    await settled();
    expect(store.getState().flows.resumePrint.value).toBe('idle');
    tools.jumpToEnd();
    expect(store.getState().flows.resumePrint.value).toBe('done');
    expect(callsOf(dependencies)).toMatchObject({ prepare: 1, print: 1 });
  });

  it('does nothing while the log is locked', () => {
    const { store, dependencies } = storeWith();
    const tools = devToolsOf(store);
    tools.lock(true);
    store.dispatch(next('resumeA'));
    expect(store.getState().flows.resumeA.value).toBe('personal');
    expect(dependencies.scrolling.toTop).not.toHaveBeenCalled();
    tools.lock(false);
    store.dispatch(next('resumeA'));
    expect(dependencies.scrolling.toTop).toHaveBeenCalledTimes(1);
  });

  it('writes nothing while earlier states are shown, so that a reload returns to the present', async () => {
    const { session, saved, tools, store } = await playedSession();
    const writes = session.writes.length;
    for (const place of [0, 5, 9]) tools.jumpTo(place);
    tools.jumpToEnd();
    tools.commit();
    await saved();
    expect(session.writes).toHaveLength(writes);
    expect(restored(session).resume).toEqual(store.getState().resume);
  });
});

describe('Export and Import', () => {
  it('transfer the state to another tab without effects, and it keeps working there', async () => {
    const played = await playedSession();
    const file = played.tools.exported();
    const other = storeWith({ companyName: 'Sharma Traders' });
    const calls = callsOf(other.dependencies);
    devToolsOf(other.store).imported(file);
    expect(other.store.getState()).toEqual(played.store.getState());
    await settled();
    expect(callsOf(other.dependencies)).toEqual(calls);
    other.store.dispatch(typedName('Nisha V.'));
    await other.saved();
    expect(JSON.parse(other.session.getItem('personalInfoFormData')!)).toMatchObject({
      fullName: 'Nisha V.',
    });
  });

  it('apply on a page without tools once they are opened', async () => {
    const played = await playedSession();
    const store = createStore(fakeDependencies());
    devToolsOf(store).imported(played.tools.exported());
    expect(store.getState().calculator.monthlyInvestment).toBe('2500');
    openTools(store);
    expect(store.getState().resume).toEqual(played.store.getState().resume);
    expect(store.getState().flows.resumeA).toEqual(played.store.getState().flows.resumeA);
  });
});
