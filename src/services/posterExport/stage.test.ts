import { findOnStage, putOnStage } from './stage';

const poster = { node: document.createElement('article'), fit: () => undefined };

afterEach(() => jest.useRealTimers());

it('the export stage waits for a poster that is still being rendered', async () => {
  const found = findOnStage('diwali-1');
  const takeBack = putOnStage('diwali-1', poster);
  expect(await found).toBe(poster);
  takeBack();
});

it('the export stage no longer finds a poster that was taken back', async () => {
  jest.useFakeTimers();
  putOnStage('diwali-1', poster)();
  const found = findOnStage('diwali-1');
  jest.runAllTimers();
  await expect(found).rejects.toThrow('This poster is not on the page. Open its template and try again.');
});
