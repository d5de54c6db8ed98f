import { act, render, screen } from '@testing-library/react';
import { expectReports } from '../../test/jest/reports';
import { PageBoundary } from './PageBoundary';

// Behaves like webpack's import() when a chunk fails to load.
jest.mock('../pages/ErrorPage', () => {
  throw new Error('Loading chunk error failed.');
});

let isBroken = true;
function Page() {
  if (isBroken) throw new Error('broken');
  return <h1>Patent</h1>;
}
const at = (pathname: string) => (
  <PageBoundary pathname={pathname}>
    <Page />
  </PageBoundary>
);

it.each([
  ['tries again', () => screen.getByRole('button', { name: 'Try again' }).click()],
  ['navigates to another page', (rerender: (page: React.ReactNode) => void) => rerender(at('/contact'))],
])('shows a plain message if even the error page fails to load, until the visitor %s', async (_, leave) => {
  isBroken = true;
  const { rerender } = render(at('/patent'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load. Check the connection');
  isBroken = false;
  act(() => leave(rerender));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Patent');
  expectReports('broken');
});
