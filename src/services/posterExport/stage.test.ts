import { Cancelled } from '../../store/ports';
import { findOnStage, openStage, putOnStage } from './stage';

const poster = { node: document.createElement('article'), fit: () => undefined };
const DIWALI_1 = { flow: 'diwali', template: 1, format: 'post' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the export stage waits for a poster that is still being rendered', async () => {
  const found = findOnStage(DIWALI_1);
  const takeBack = putOnStage('diwali-1', poster);
  expect(await found).toBe(poster);
  takeBack();
});

it('the export stage no longer finds a poster that was taken back', async () => {
  putOnStage('diwali-1', poster)();
  const found = findOnStage(DIWALI_1);
  jest.runAllTimers();
  await expect(found).rejects.toThrow(
    'This poster did not load in 5 seconds. Check the connection and try again.',
  );
});

it('the export stage waits for no poster that the visitor has left, until they return', async () => {
  const leave = openStage('diwali');
  const found = findOnStage(DIWALI_1);
  leave();
  jest.runAllTimers();
  await expect(found).rejects.toThrow(Cancelled);
  await expect(findOnStage(DIWALI_1)).rejects.toThrow(Cancelled);
  openStage('diwali');
  const again = findOnStage(DIWALI_1);
  putOnStage('diwali-1', poster);
  expect(await again).toBe(poster);
});
