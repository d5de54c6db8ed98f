import { storeWith } from '../../test/jest/fakes';
import { renderIn } from '../../test/jest/renderIn';
import { StyleguidePage } from './StyleguidePage';

it('the styleguide, which is not among the routes, names its tab itself', () => {
  document.title = 'Page not found — Empowering Innovation';
  renderIn(storeWith().store, <StyleguidePage />);
  expect(document.title).toBe('Styleguide — Empowering Innovation');
});
