import { render, screen } from '@testing-library/react';
import { InAppNotice } from './InAppNotice';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

function showIn(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(<InAppNotice />);
}

it.each([
  ['any app on Android', `${ANDROID} Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36`],
  ['Facebook', `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.75.103;FBDV/iPhone15,2]`],
  ['Instagram', `${IPHONE} Mobile/22B83 Instagram 358.0.0.24.103 (iPhone15,2; iOS 18_1; en_IN)`],
  ['LinkedIn', `${IPHONE} Mobile/22B83 [LinkedInApp]/9.29.7824`],
])('warns inside %s', (_app, userAgent) => {
  showIn(userAgent);
  expect(screen.getByText('This app’s browser may not be able to save or print.')).toBeVisible();
});

it.each([
  ['Chrome', `${ANDROID.replace('; wv', '')} Chrome/129.0.0.0 Mobile Safari/537.36`],
  ['Safari', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['the site on the home screen', `${IPHONE} Mobile/15E148`],
])('says nothing in %s', (_browser, userAgent) => {
  showIn(userAgent);
  expect(screen.queryByText('This app’s browser may not be able to save or print.')).toBeNull();
});
