import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { lazyPage } from './lazyPage';
import { RenderBoundary } from './RenderBoundary';

const Greeting = ({ name }: { readonly name: string }) => <h1>Hello {name}</h1>;

it('renders a preloaded page without suspending', async () => {
  const { Page, preload } = lazyPage(() => Promise.resolve(Greeting));
  await preload();
  expect(renderToString(<Page name="Asha" />)).toContain('Asha');
});

it('suspends for a page that is not loaded, and loads it once', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const { Page, preload } = lazyPage(load);
  await act(async () => {
    render(
      <Suspense fallback="loading">
        <Page name="Asha" />
      </Suspense>,
    );
    await preload();
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Hello Asha');
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows the error page when the code fails to load, and retries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isOffline = true;
  const load = jest.fn(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting)));
  const { Page } = lazyPage(load);
  render(
    <RenderBoundary resetKey="/patent">
      <Suspense fallback="loading">
        <Page name="Asha" />
      </Suspense>
    </RenderBoundary>,
    { wrapper: MemoryRouter },
  );
  const again = await screen.findByRole('button', { name: /again/i });
  expect(load).toHaveBeenCalledTimes(1);
  isOffline = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Hello Asha' })).toBeVisible();
});

it('clears the error when the visitor navigates to another page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('broken');
  };
  const { rerender } = render(
    <RenderBoundary resetKey="/patent">
      <Broken />
    </RenderBoundary>,
    { wrapper: MemoryRouter },
  );
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  rerender(
    <RenderBoundary resetKey="/contact">
      <h1>Contact</h1>
    </RenderBoundary>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Contact');
});
