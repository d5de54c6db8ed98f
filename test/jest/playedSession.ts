import { AccountError } from '../../src/domain/accounts';
import { logIn, logOut, watchAccounts } from '../../src/store/authThunks';
import { sipInputChanged } from '../../src/store/calculatorSlice';
import { flowEvent } from '../../src/store/flows';
import { detailChanged } from '../../src/store/postDetailsSlice';
import { formatChosen } from '../../src/store/postOptionsSlice';
import { undone } from '../../src/store/resumeHistory';
import { layoutChosen } from '../../src/store/resumeLayoutSlice';
import { itemAdded, itemChanged, itemRemoved, personalInfoChanged } from '../../src/store/resumeSlice';
import { createStore } from '../../src/store/store';
import { toastClosed } from '../../src/store/toastsSlice';
import { openTools } from '../../src/store/tools';
import { devToolsOf } from './devToolsExtension';
import { ASHA, fakeAccounts, fakeDependencies, MemoryStorage, savedBy, settled } from './fakes';

/** A data URL of 293 KB. */
export const picture = `data:image/png;base64,${'A'.repeat(400_000)}`;
export const typedName = (value: string) => personalInfoChanged({ field: 'fullName', value });
export const next = (flow: 'resumeA' | 'diwali') => flowEvent(flow, { type: 'NEXT' });

/** Number of calls to each service so far, by name. */
export function callsOf({
  posterExport,
  resumePrint,
  scrolling,
  navigation,
}: Pick<ReturnType<typeof fakeDependencies>, 'posterExport' | 'resumePrint' | 'scrolling' | 'navigation'>) {
  const services: Record<string, unknown> = { ...posterExport, ...resumePrint, ...scrolling, ...navigation };
  return Object.fromEntries(
    Object.entries(services).flatMap(([name, service]) =>
      jest.isMockFunction(service) ? [[name, service.mock.calls.length]] : [],
    ),
  );
}

/** A visit with a little of everything in it; it opens on a company page and loads the tools later. */
export async function playedSession() {
  const session = new MemoryStorage({ companyName: 'Sharma Traders' });
  const wrong = new AccountError('auth/invalid-credential', 'E-mail or password is wrong.', 'INVALID');
  const signIn = jest.fn().mockRejectedValueOnce(wrong).mockResolvedValue(ASHA);
  const { accounts, announce } = fakeAccounts({ signIn });
  const dependencies = fakeDependencies({ accounts, sessionStorage: () => session });
  const store = createStore(dependencies);
  store.dispatch(watchAccounts());
  announce(null);
  store.dispatch(sipInputChanged({ field: 'monthlyInvestment', value: '2500' }));
  openTools(store);

  ['N', 'Ni', 'Nisha'].forEach((value) => store.dispatch(typedName(value)));
  store.dispatch(next('resumeA'));
  store.dispatch(itemAdded({ list: 'skills' }));
  store.dispatch(itemChanged({ list: 'skills', id: 2, changes: { name: 'Data' } }));
  store.dispatch(itemRemoved({ list: 'skills', id: 2, title: 'Data' }));
  store.dispatch(undone());
  store.dispatch(layoutChosen({ paper: 'letter' }));
  store.dispatch(flowEvent('resumePrint', { type: 'START', subject: { title: 'Nisha — Resume' } }));
  await settled();
  store.dispatch(detailChanged({ field: 'selectedPhoto', value: picture }));
  store.dispatch(formatChosen('status'));
  store.dispatch(next('diwali'));
  store.dispatch(flowEvent('diwali', { type: 'LOGIN' }));
  await store.dispatch(logIn({ email: 'asha@example.com', password: 'wrong-secret' }));
  await store.dispatch(logIn({ email: 'asha@example.com', password: 'right-secret' }));
  store.dispatch(flowEvent('diwali', { type: 'DOWNLOAD', template: 3, format: 'status' }));
  await settled();
  await store.dispatch(logOut());
  store.dispatch(toastClosed({ id: 1 }));
  dependencies.leave();
  return { store, dependencies, session, saved: savedBy(dependencies), tools: devToolsOf(store) };
}
