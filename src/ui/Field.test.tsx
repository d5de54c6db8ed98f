import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectDescription, showField, type Spec } from '../../test/jest/showField';
import type { FieldSpec } from '../domain/fields';
import { Field } from './Field';
import { LIMIT_SENTENCE } from './fieldMessages';

const WORK = {
  label: 'What you did',
  type: 'multiline',
  maxLength: 20,
  isCounted: true,
  hint: 'One result',
} as const satisfies FieldSpec;

describe('label and limits', () => {
  it('marks a field as optional, outside its accessible name, unless it is required', () => {
    showField({ label: 'Location' });
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveAccessibleDescription('Optional');
    expect(showField({ label: 'Company', required: true })).toBeRequired();
    expect(screen.getAllByText('Optional')).toHaveLength(1);
  });

  it('sets every limit of its spec as a native attribute', () => {
    const limits = { min: 1, max: 10, step: 1, autoComplete: 'off' };
    const { attributes } = showField({ label: 'Fluency', type: 'number', ...limits });
    expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toMatchObject({
      type: 'number',
      min: '1',
      max: '10',
      step: '1',
      inputmode: 'numeric',
      autocomplete: 'off',
    });
    expect(attributes).not.toHaveProperty('maxlength');
    expect(showField(WORK)).toHaveAttribute('maxlength', '20');
  });

  it.each([WORK, { label: 'Full name' }])('takes the direction of its text: $label', (spec) => {
    expect(showField(spec, 'عائشہ (عائشہ)')).toHaveAttribute('dir', 'auto');
  });

  it('has the keyboard of addresses for a link, which may lack its scheme', () => {
    const box = showField({ label: 'LinkedIn', type: 'link' }, 'linkedin.com/in/asha');
    expect(box).toHaveAttribute('inputmode', 'url');
    expect(box).toHaveAttribute('autocapitalize', 'none');
    expect(box).toBeValid();
  });

  it('keeps the content of a text area as it was while the visitor types: a new one would restyle the page', async () => {
    const box = showField(WORK, 'Led');
    expect(box).toHaveValue('Led');
    const changes = jest.fn();
    const observer = new MutationObserver(changes);
    observer.observe(box, { childList: true });
    await userEvent.type(box, ' it');
    observer.disconnect();
    expect(box).toHaveValue('Led it');
    expect(changes).not.toHaveBeenCalled();
  });

  it('refuses a required text of spaces only while it is typed, because Enter submits the form', async () => {
    const box = showField({ label: 'Company', required: true });
    await userEvent.type(box, '  ');
    expect(box).toHaveProperty('validity.valid', false);
    await userEvent.type(box, 'Neem ');
    expect(box).toBeValid();
  });

  it.each(['text', 'multiline'] as const)('empties %s of spaces only when it is left', async (type) => {
    const box = showField({ label: 'Company', type });
    await userEvent.type(box, ' \u200B\uFEFF');
    await userEvent.tab();
    expect(box).toHaveValue('');
    await userEvent.type(box, ' Neem ');
    await userEvent.tab();
    expect(box).toHaveValue(' Neem ');
  });

  it('drops invisible characters from an e-mail address when it is left, and the message about them', async () => {
    const box = showField({ label: 'E-mail', type: 'email', required: true });
    await userEvent.type(box, '\u202Aasha@example.in\u202C');
    fireEvent.invalid(box);
    expect(box).toHaveAccessibleDescription(/name@example.in/);
    await userEvent.tab();
    expect(box).toHaveValue('asha@example.in');
    expect(box).not.toHaveAccessibleDescription();
  });

  it('is tidied only when it is left', async () => {
    const box = showField({ label: 'Start', tidy: (typed) => typed.replace('/', ' ') });
    await userEvent.type(box, 'Jul/2020');
    expect(box).toHaveValue('Jul/2020');
    await userEvent.tab();
    expect(box).toHaveValue('Jul 2020');
  });

  it('offers suggestions, which it makes when it is used, but accepts any text', async () => {
    const box = showField({ label: 'Start', suggestions: ['Jul 2020', 'Aug 2020'] });
    expect(box.list).toBeEmptyDOMElement();
    await userEvent.click(box);
    expect([...(box.list?.options ?? [])].map((option) => option.value)).toEqual(['Jul 2020', 'Aug 2020']);
    await userEvent.type(box, 'Monsoon 2020');
    expect(box).toHaveValue('Monsoon 2020');
  });

  it('renders no text box for an image', () => {
    render(<Field name="logo" spec={{ label: 'Logo', type: 'image' }} value="" onChange={jest.fn()} />);
    expect(screen.queryByText('Logo')).not.toBeInTheDocument();
  });
});

describe('the counter', () => {
  const spoken = () => document.querySelector('[aria-live="polite"]');

  it('counts characters against the limit, aloud only near it', async () => {
    const box = showField(WORK, 'nine char');
    expect(screen.getByText('9/20')).toBeVisible();
    expect(spoken()).toBeEmptyDOMElement();
    await userEvent.type(box, 's');
    expect(screen.getByText('10/20')).toBeVisible();
    expect(spoken()).toHaveTextContent('10 characters left');
  });

  it('shows only near a limit that the specification does not set', async () => {
    const box = showField({ label: 'Company' }, 'x'.repeat(89));
    expect(screen.queryByText('89/100')).not.toBeInTheDocument();
    await userEvent.type(box, 'y');
    expect(screen.getByText('90/100')).toBeVisible();
    expect(spoken()).toHaveTextContent('10 characters left');
  });

  it('says at the limit what to do and accepts no more text', async () => {
    const box = showField(WORK, 'x'.repeat(19));
    await userEvent.type(box, 'yz');
    expect(box).toHaveValue(`${'x'.repeat(19)}y`);
    expect(screen.getByText('20/20')).toBeVisible();
    expectDescription(box, LIMIT_SENTENCE);
  });

  it('says how much of a pasted text was cut off', async () => {
    const LONG = 'ab cd'.repeat(2000);
    const box = showField(WORK, 'Built ');
    box.focus();
    box.setSelectionRange(6, 6);
    await userEvent.paste(LONG);
    expect(box).toHaveValue(`Built ${LONG.slice(0, 14)}`);
    const sentence = 'Cut at 20 characters; the other 9,986 were left out';
    expectDescription(box, sentence);
    expect(spoken()).toHaveTextContent(sentence);
  });
});

describe('an error message', () => {
  it.each<[Spec, string, string]>([
    [{ label: 'Company name', required: true }, '', 'Fill in “Company name”.'],
    [{ label: 'What you did', required: true }, '', 'Fill in “What you did”.'],
    [{ label: 'E-mail', type: 'email' }, 'nisha@', 'Write the e-mail like name@example.in.'],
    [{ label: 'Website', type: 'url' }, 'neem.in', 'Write the whole link, like https://example.in.'],
    [{ label: 'Fluency', type: 'number', min: 1, max: 10 }, '11', 'Choose a number from 1 to 10.'],
    [{ label: 'Year', type: 'number', min: 1900 }, '12', 'Choose a number from 1900 upwards.'],
    [{ label: 'Year', type: 'number', max: 2100 }, '9999', 'Choose a number up to 2100.'],
    [{ label: 'Year', type: 'number', min: 1, step: 1 }, '2.5', 'Use a whole number.'],
  ])('for %j with "%s" reads "%s"', (spec, typed, sentence) => {
    const box = showField(spec, typed);
    fireEvent.invalid(box);
    expect(box).toBeInvalid();
    expectDescription(box, sentence);
  });

  it('stays on the page with the browser’s own bubble, follows the input and disappears with the fault', async () => {
    const box = showField({ label: 'E-mail', type: 'email', required: true });
    expect(fireEvent.invalid(box)).toBe(true);
    expect(screen.getByText('Fill in “E-mail”.')).toBeVisible();
    await userEvent.type(box, 'nisha@');
    expect(screen.getByText('Write the e-mail like name@example.in.')).toBeVisible();
    await userEvent.type(box, 'neem.in');
    expect(screen.queryByText(/Write the e-mail/)).not.toBeInTheDocument();
    expect(box).toBeValid();
  });
});

it('does not change a number when the wheel turns', () => {
  const box = showField({ label: 'Fluency', type: 'number' }, '8');
  box.focus();
  fireEvent.wheel(box);
  expect(box).not.toHaveFocus();
});

it('is as high as its text as soon as that makes it scroll, and when it is replaced', () => {
  const area = (value: string) => <Field name="work" spec={WORK} value={value} onChange={() => undefined} />;
  const { rerender } = render(area(''));
  const box = screen.getByRole('textbox');
  const height = jest.spyOn(box, 'scrollHeight', 'get').mockReturnValue(132);
  fireEvent.scroll(box);
  expect(box).toHaveStyle({ height: '132px' });
  height.mockReturnValue(84);
  rerender(area('Led a team.'));
  expect(box).toHaveStyle({ height: '84px' });
});
