import { takeInPicture } from './takeInPicture';

jest.mock('./imageIntake', () => {
  throw new Error('Loading chunk failed.');
});

it('names the picture whose reading code did not load', async () => {
  await expect(takeInPicture('image', new File([], 'me.jpg'))).rejects.toThrow(
    'me.jpg could not be opened. Check the connection and choose it again.',
  );
});
