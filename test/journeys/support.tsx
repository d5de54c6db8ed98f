import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createPath, MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../../src/app/App';
import { createNavigation, NavigationBridge } from '../../src/app/navigation';
import { pageAt } from '../../src/app/pages';
import { watchAccounts } from '../../src/store/authThunks';
import type { AccountUser } from '../../src/domain/accounts';
import type { Accounts, StoreDependencies } from '../../src/store/ports';
import { fakeAccounts, MemoryStorage, storeWith } from '../jest/fakes';

export { pageAt };

function Address() {
  return <output aria-label="address">{createPath(useLocation())}</output>;
}

export interface VisitOptions {
  /** The user of the first auth answer; by default there is none. */
  readonly user?: AccountUser;
  /** Whether the account answers only when the test calls `announce`. */
  readonly isUnanswered?: boolean;
  /** The session storage of an earlier visit in this tab. */
  readonly session?: MemoryStorage;
  readonly accounts?: Partial<Accounts>;
  readonly services?: Partial<StoreDependencies>;
}

/**
 * Opens the whole site at an address, over fakes of the outside world, as `client.tsx` does over the real one.
 * `reload` is the browser's reload button: a new store over the same session storage.
 */
export async function visit(address: string, options: VisitOptions = {}) {
  const session = options.session ?? new MemoryStorage();
  const { accounts, announce } = fakeAccounts(options.accounts);
  const navigation = createNavigation(() => undefined);
  const tab = storeWith(session, { ...options.services, accounts, navigation });
  await pageAt(new URL(address, 'http://localhost').pathname).preload();
  // Only with its answer: the store waits four seconds, less than a slow machine may take, and then assumes that nobody is signed in.
  const answer: typeof announce = (...answered) => {
    tab.store.dispatch(watchAccounts());
    announce(...answered);
  };
  if (!options.isUnanswered) answer(options.user ?? null);
  const view = render(
    <Provider store={tab.store}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <NavigationBridge navigation={navigation}>
          <App />
        </NavigationBridge>
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return {
    ...tab,
    announce: options.isUnanswered ? answer : announce,
    user: userEvent.setup(),
    address: () => screen.getByLabelText('address').textContent,
    reload: async (changes?: VisitOptions) => {
      // Code that was loading arrives meanwhile.
      await act(tab.saved);
      const here = screen.getByLabelText('address').textContent;
      view.unmount();
      return visit(here, { ...options, ...changes, session });
    },
  };
}
