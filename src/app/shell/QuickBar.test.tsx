import { act, screen, within } from '@testing-library/react';
import { visit } from '../../../test/journeys/support';
import { resumeEditor } from '../../features/resume/lazyScreens';
import { afterPaint } from '../afterPaint';

const bar = () => screen.getByRole('navigation', { name: 'Quick links', hidden: true });
const scrollBy = (screens: number) =>
  act(async () => {
    Object.defineProperty(window, 'scrollY', { value: window.innerHeight * screens, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await new Promise<void>(afterPaint);
  });
afterEach(() => scrollBy(0));

it('appears after one screen, with links to the top and to the contact page', async () => {
  const { user } = await visit('/contact');
  expect(bar()).toHaveAttribute('data-shown', 'false');
  await scrollBy(1);
  expect(await screen.findByRole('button', { name: 'Back to top' })).toBeInTheDocument();
  expect(bar()).toHaveAttribute('data-shown', 'true');
  expect(within(bar()).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await user.click(within(bar()).getByRole('button', { name: 'Back to top' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('makes way for the resume editor on phones', async () => {
  await resumeEditor.load();
  await visit('/resume?template=1');
  expect(bar()).toHaveAttribute('data-place', 'editor');
  const measured = jest.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect');
  await scrollBy(1);
  expect(measured).toHaveBeenCalled();
  measured.mockClear();
  bar().style.display = 'none';
  await scrollBy(2);
  expect(measured).not.toHaveBeenCalled();
  measured.mockRestore();
});
