import { fireEvent } from '@testing-library/react';
import { hideMissingPictures } from './missingPictures';

/** A picture on the page; jsdom loads none. */
function picture(hasFailed: boolean): HTMLImageElement {
  const image = document.createElement('img');
  Object.defineProperty(image, 'complete', { value: hasFailed });
  document.body.append(image);
  return image;
}

it('hides a picture that did not load, whether before or after, until it does', () => {
  const before = picture(true);
  const after = picture(false);
  const isHidden = (image: HTMLImageElement) => image.matches('[data-missing]');
  const end = hideMissingPictures();
  expect([before, after].map(isHidden)).toEqual([true, false]);
  fireEvent.error(after);
  expect(isHidden(after)).toBe(true);
  fireEvent.load(after);
  expect(isHidden(after)).toBe(false);
  end();
  fireEvent.error(after);
  expect(isHidden(after)).toBe(false);
});
