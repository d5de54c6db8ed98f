import { act, render, screen } from '@testing-library/react';
import { expectReports } from '../../test/jest/reports';
import { lazyCode } from '../lazy/lazyCode';
import { LazyPart } from './LazyPart';

it('a part that crashes leaves the rest usable, and comes back once what made it crash is gone', async () => {
  let isBroken = true;
  function Map() {
    if (isBroken) throw new Error('broken');
    return <p>Pune</p>;
  }
  const part = lazyCode('The map', () => Promise.resolve(Map));
  await part.load();
  render(
    <>
      <input aria-label="City" />
      <LazyPart part={part}>{(Code) => <Code />}</LazyPart>
    </>,
  );
  const retry = () => act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be drawn: try again.');
  expect(screen.getByLabelText('City')).toBeEnabled();
  retry();
  expect(screen.getByRole('alert')).toHaveTextContent('This part still fails: change what you typed last');
  isBroken = false;
  retry();
  expect(screen.getByText('Pune')).toBeVisible();
  expectReports('broken', 'broken');
});

it('a part whose code does not load says so, leaves the rest usable, and is tried again', async () => {
  const fetchCode = jest.fn(() => Promise.resolve(() => <p>Pune</p>));
  fetchCode.mockRejectedValueOnce(new Error('offline'));
  render(
    <>
      <input aria-label="City" defaultValue="Pu" />
      <LazyPart part={lazyCode('The map', fetchCode)}>{(Code) => <Code />}</LazyPart>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The map did not load. Check the connection and try again.',
  );
  expect(screen.getByLabelText('City')).toHaveValue('Pu');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('Pune')).toBeVisible();
});
