import { act, screen, waitFor } from '@testing-library/react';
import { pageAt, visit } from '../../../test/journeys/support';
import { flowEvent } from '../../store/flows';

it('says that it is on its way until its code has loaded, and closes if the visitor leaves before', async () => {
  await pageAt('/aiTools').preload();
  const { store, dependencies } = await visit('/gym');
  const asked = flowEvent('loginPopup', { type: 'OPEN', origin: 'template' });
  const onItsWay = () => screen.queryByText('Loading the login window');
  // Screen readers announce what changes in a live region, not a region that comes with its words.
  const regions = [...document.querySelectorAll('[aria-live="polite"]')];
  act(() => void store.dispatch(asked));
  expect(regions).toContain(onItsWay());
  act(() => void dependencies.navigation.goTo('/aiTools'));
  await waitFor(() => expect(store.getState().flows.loginPopup.value).toBe('closed'));
  expect(onItsWay()).toBeNull();
  act(() => void store.dispatch(asked));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(onItsWay()).toBeNull();
});
