import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeWith } from '../../../../test/jest/fakes';
import { renderIn } from '../../../../test/jest/renderIn';
import { LANGUAGE_CHOICES } from '../../../domain/posts/greetings';
import { selectGreetingLanguage } from '../../../store/postOptionsSlice';
import { greetings } from '../occasions/diwali/greetings';
import { GreetingField } from './GreetingField';

it('the greeting language is offered by its own name, stored per occasion, and shows its words', async () => {
  const { store } = storeWith();
  const onFocus = jest.fn();
  renderIn(store, <GreetingField flow="diwali" greetings={greetings} onFocus={onFocus} />);
  const control = screen.getByLabelText('Greeting language');
  expect(control).toHaveAccessibleDescription('Each poster keeps the words it was drawn with.');
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toHaveLength(LANGUAGE_CHOICES.length);
  expect(names.slice(0, 3)).toEqual(['As drawn', 'English', 'हिन्दी (Hindi)']);
  await userEvent.selectOptions(control, 'தமிழ் (Tamil)');
  expect(onFocus).toHaveBeenCalled();
  expect(selectGreetingLanguage(store.getState(), 'diwali')).toBe('ta');
  expect(selectGreetingLanguage(store.getState(), 'ganeshChaturthi')).toBe('asDrawn');
  expect(screen.getByText(greetings.ta.greeting)).toBeVisible();
  expect(control).toHaveAccessibleDescription(expect.stringContaining(greetings.ta.line));
});
