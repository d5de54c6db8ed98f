import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { AppStore } from '../../src/store/store';

/** Renders a part of the site over a store, at the address `/` or at the last of a tab's. */
export const renderIn = (store: AppStore, part: ReactNode, addresses = ['/']) =>
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={addresses}>{part}</MemoryRouter>
    </Provider>,
  );
