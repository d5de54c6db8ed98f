import { takeInPicture } from './takeInPicture';

jest.mock('./imageIntake', () => {
  throw new Error('Loading chunk failed.');
});

it('names the picture whose reading code did not load', async () => {
  const { signal } = new AbortController();
  await expect(takeInPicture('image', new File([], 'me.jpg'), signal)).rejects.toThrow(
    'me.jpg could not be opened. Check the connection and choose it again.',
  );
});
