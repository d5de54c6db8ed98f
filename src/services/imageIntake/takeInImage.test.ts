import { takeInImage, takeInLogo } from './takeInImage';

const notLoaded = () => {
  throw new Error('Loading chunk failed.');
};
jest.mock('./imageIntake', () => notLoaded());
jest.mock('./logoIntake', () => notLoaded());

it.each([takeInImage, takeInLogo])(
  'names the picture whose reading code did not load: %p',
  async (takeIn) => {
    await expect(takeIn(new File([], 'me.jpg'))).rejects.toThrow(
      'me.jpg could not be opened. Check the connection and choose it again.',
    );
  },
);
