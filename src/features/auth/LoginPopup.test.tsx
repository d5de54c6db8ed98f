import { act, screen } from '@testing-library/react';
import { visit } from '../../../test/journeys/support';
import { flowEvent } from '../../store/flows';

it('says that it is on its way until its code has loaded', async () => {
  const { store } = await visit('/gym');
  act(() => void store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin: 'template' })));
  expect(screen.getByText('Loading the login window')).toBeVisible();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByText('Loading the login window')).toBeNull();
});
