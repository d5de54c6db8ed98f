import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeWith } from '../../../../test/jest/fakes';
import { renderIn } from '../../../../test/jest/renderIn';
import { ExchangeButton } from './ExchangeButton';

it('hides its dialog by Esc and the close button with all that was read, and forgets it on Cancel', async () => {
  const { store } = storeWith();
  const user = userEvent.setup();
  renderIn(store, <ExchangeButton variant="a" />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const show = () => press('Your data, in and out');
  const choice = () => screen.getByLabelText('Interests: what happens');

  await show();
  await user.click(await screen.findByRole('button', { name: 'Paste the text instead' }));
  await user.click(screen.getByLabelText('Text of the resume or the file'));
  await user.paste('{"interests": [{"name": "Chess"}]}');
  await press('Read the text');
  await user.selectOptions(await screen.findByLabelText('Interests: what happens'), 'Leave');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await show();
  expect(choice()).toHaveDisplayValue('Leave');
  await press('Close');
  await show();
  expect(choice()).toHaveDisplayValue('Leave');
  await press('Cancel');
  await show();
  expect(screen.getByLabelText('Choose a file')).toBeVisible();
});
