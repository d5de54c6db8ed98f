import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { lazyPage } from './lazyPage';
import { PageBoundary } from './PageBoundary';

const Greeting = ({ name }: { readonly name: string }) => <h1>Hello {name}</h1>;

it('loads a page once and then renders it without suspending', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const { Page, preload } = lazyPage(load);
  await Promise.all([preload(), preload()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(renderToString(<Page name="Asha" />)).toContain('Asha');
});

it('shows the error page if the code fails to load, and retries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isOffline = true;
  const load = jest.fn(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting)));
  const { Page } = lazyPage(load);
  render(
    <PageBoundary pathname="/patent">
      <Suspense fallback="loading">
        <Page name="Asha" />
      </Suspense>
    </PageBoundary>,
    { wrapper: MemoryRouter },
  );
  for (const attempt of [1, 2]) {
    await screen.findByRole('button', { name: /again/i });
    expect(load).toHaveBeenCalledTimes(attempt);
    isOffline = attempt === 1;
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
  }
  expect(await screen.findByRole('heading', { name: 'Hello Asha' })).toBeVisible();
});
