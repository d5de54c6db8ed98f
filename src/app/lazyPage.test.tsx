import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expectReports } from '../../test/jest/reports';
import { lazyPage } from '../lazy/lazyPage';
import { PageBoundary } from './PageBoundary';

const Greeting = () => <h1>Hello Asha</h1>;

it('loads a page once and then renders it without suspending', async () => {
  const load = jest.fn(() => Promise.resolve({ Greeting }));
  const { Page, preload } = lazyPage(load);
  await Promise.all([preload(), preload()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(renderToString(<Page />)).toContain('Asha');
});

/** Renders a page as the site does. */
function show(Page: FunctionComponent) {
  render(
    <main id="main" tabIndex={-1}>
      <PageBoundary pathname="/patent">
        <Suspense fallback="loading">
          <Page />
        </Suspense>
      </PageBoundary>
    </main>,
    { wrapper: MemoryRouter },
  );
}

it('shows the error page if the code fails to load, and retries', async () => {
  let isOffline = true;
  const load = jest.fn(() =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ Greeting }),
  );
  show(lazyPage(load).Page);
  for (const attempt of [1, 2]) {
    await screen.findByRole('button', { name: /again/i });
    expect(load).toHaveBeenCalledTimes(attempt);
    isOffline = attempt === 1;
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    // The button that had the focus is gone.
    expect(screen.getByRole('main')).toHaveFocus();
  }
  expect(await screen.findByRole('heading', { name: 'Hello Asha' })).toBeVisible();
  expectReports('NotLoadedError', 'NotLoadedError');
});

it('offers a reload instead if a later release has replaced the code', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status: 404 } as Response);
  const failure = Object.assign(new Error('Loading chunk failed.'), { request: '/assets/patent.0.js' });
  show(lazyPage(() => Promise.reject(failure)).Page);
  expect(
    await screen.findByText(/a new version of the site is out\. Reload the page\. What you typed/),
  ).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reload the page']);
  expectReports('NotLoadedError');
});
