import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { storeWith } from '../../../../test/jest/fakes';
import { LANGUAGE_CHOICES } from '../../../domain/posts/languages';
import { selectGreetingLanguage } from '../../../store/postOptionsSlice';
import { greetings } from '../occasions/diwali/greetings';
import { GreetingField } from './GreetingField';

function open() {
  const { store } = storeWith();
  const onFocus = jest.fn();
  render(
    <Provider store={store}>
      <GreetingField flow="diwali" greetings={greetings} onFocus={onFocus} />
    </Provider>,
  );
  return { store, onFocus, control: screen.getByLabelText('Greeting language') };
}

describe('the greeting language', () => {
  it('offers the designed words first, then every language by its own name', () => {
    open();
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toHaveLength(LANGUAGE_CHOICES.length);
    expect(names.slice(0, 3)).toEqual(['As drawn', 'English', 'हिन्दी (Hindi)']);
    expect(names).toContain('தமிழ் (Tamil)');
  });

  it('is stored per occasion and shows the words', async () => {
    const { store, onFocus, control } = open();
    expect(control).toHaveAccessibleDescription('Each poster keeps the words it was drawn with.');
    await userEvent.selectOptions(control, 'ta');
    expect(onFocus).toHaveBeenCalled();
    expect(selectGreetingLanguage(store.getState(), 'diwali')).toBe('ta');
    expect(selectGreetingLanguage(store.getState(), 'ganeshChaturthi')).toBe('asDrawn');
    expect(screen.getByText(greetings.ta.greeting)).toBeVisible();
    expect(control).toHaveAccessibleDescription(expect.stringContaining(greetings.ta.line));
  });
});
