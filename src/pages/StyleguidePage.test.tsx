import { screen } from '@testing-library/react';
import { routeAt } from '../domain/routes';
import { storeWith } from '../../test/jest/fakes';
import { renderIn } from '../../test/jest/renderIn';
import { StyleguidePage } from './StyleguidePage';

it('the styleguide, which is not among the routes, names its tab itself', () => {
  document.title = 'Page not found — Empowering Innovation';
  renderIn(storeWith().store, <StyleguidePage />);
  expect(document.title).toBe('Styleguide — Empowering Innovation');
});

it('the links of the styleguide lead to pages of the site', () => {
  renderIn(storeWith().store, <StyleguidePage />);
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link'))
    expect([link.textContent, routeAt(link.pathname)]).toEqual([link.textContent, expect.anything()]);
});
