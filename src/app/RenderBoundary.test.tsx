import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RenderBoundary } from './RenderBoundary';

// Behaves like webpack's import() when a chunk fails to load.
jest.mock('../pages/ErrorPage', () => {
  throw new Error('Loading chunk error failed.');
});

it('shows a plain message when even the error page fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('broken');
    return <h1>Patent</h1>;
  };
  render(
    <RenderBoundary resetKey="/patent">
      <Page />
    </RenderBoundary>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This page came loose');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Patent');
});
