import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { resumeSamples } from './resumeSamples';
import { SamplePicture } from './SamplePicture';

/** The gallery's card around it, which is drawn again when a template opens. */
const Card = ({ isLocked }: { readonly isLocked: boolean }) => (
  <div className={isLocked ? 'blurred' : undefined}>
    <SamplePicture variant="a" />
  </div>
);
const PRERENDERED = '<div class="blurred"><div><p>Ananya, as printed in the HTML</p></div></div>';

it('leaves a prerendered sample standing, node by node, and fetches nothing', () => {
  const complain = jest.spyOn(console, 'error');
  const load = jest.spyOn(resumeSamples, 'load');
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = PRERENDERED;
  const sample = screen.getByText(/^Ananya/);
  let site: Root | undefined;
  act(() => {
    site = hydrateRoot(root, <Card isLocked />);
  });
  act(() => site?.render(<Card isLocked={false} />));
  expect(root.querySelector('.blurred')).toBeNull();
  expect(screen.getByText(/^Ananya/)).toBe(sample);
  expect(complain).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  expect(resumeSamples.isHere()).toBe(false);
  act(() => site?.unmount());
  root.remove();
});

it('draws the sample for a visitor who comes from another page', async () => {
  render(<Card isLocked={false} />);
  expect(await screen.findByText('Ananya Raghunathan')).toBeInTheDocument();
});
