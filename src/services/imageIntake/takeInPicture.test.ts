import { takeInPicture } from './takeInPicture';

const notLoaded = () => {
  throw new Error('Loading chunk failed.');
};
jest.mock('./imageIntake', () => notLoaded());

it('names the picture whose reading code did not load', async () => {
  await expect(takeInPicture('logo', new File([], 'me.jpg'))).rejects.toThrow(
    'me.jpg could not be opened. Check the connection and choose it again.',
  );
});
