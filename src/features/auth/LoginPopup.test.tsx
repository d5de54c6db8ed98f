import { act, screen } from '@testing-library/react';
import { visit } from '../../../test/journeys/support';
import { flowEvent } from '../../store/flows';

it('says that it is on its way until its code has loaded', async () => {
  const { store } = await visit('/gym');
  // Screen readers announce what changes in a live region, not a region that comes with its words.
  const regions = [...document.querySelectorAll('[aria-live="polite"]')];
  act(() => void store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin: 'template' })));
  expect(regions).toContain(screen.getByText('Loading the login window'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByText('Loading the login window')).toBeNull();
});
