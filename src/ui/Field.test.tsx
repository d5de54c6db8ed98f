import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FieldSpec } from '../domain/fields';
import { Field } from './Field';
import { LIMIT_SENTENCE } from './fieldMessages';

const WORK: FieldSpec = { label: 'What you did', type: 'multiline', maxLength: 20, hint: 'One result' };

function LiveField({ spec, start = '' }: { spec: FieldSpec; start?: string }) {
  const [value, setValue] = useState(start);
  return <Field name="sample" spec={spec} value={value} onChange={(_, text) => setValue(text)} />;
}

const showField = (spec: FieldSpec, start?: string) => {
  render(<LiveField spec={spec} {...(start !== undefined && { start })} />);
  return screen.getByLabelText<HTMLInputElement>(spec.label);
};

describe('label and limits', () => {
  it('uses the label as its accessible name, optional or not', () => {
    showField({ label: 'Location' });
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveAccessibleDescription('Optional');
  });

  it('omits the Optional mark on a required field', () => {
    expect(showField({ label: 'Company', required: true })).toBeRequired();
    expect(screen.queryByText('Optional')).not.toBeInTheDocument();
  });

  it('sets every limit of its spec as a native attribute', () => {
    const box = showField({
      label: 'Fluency',
      type: 'number',
      min: 1,
      max: 10,
      step: 1,
      autoComplete: 'off',
    });
    expect(box).toHaveAttribute('type', 'number');
    expect(box).toHaveAttribute('min', '1');
    expect(box).toHaveAttribute('max', '10');
    expect(box).toHaveAttribute('step', '1');
    expect(box).toHaveAttribute('inputmode', 'numeric');
    expect(box).toHaveAttribute('autocomplete', 'off');
  });

  it('offers suggestions but accepts any text', async () => {
    const box = showField({ label: 'Start', suggestions: ['Jul 2020', 'Aug 2020'] });
    expect([...(box.list?.options ?? [])].map((option) => option.value)).toEqual(['Jul 2020', 'Aug 2020']);
    await userEvent.type(box, 'Monsoon 2020');
    expect(box).toHaveValue('Monsoon 2020');
  });

  it('renders no text box for an image', () => {
    render(<LiveField spec={{ label: 'Logo', type: 'image' }} />);
    expect(screen.queryByText('Logo')).not.toBeInTheDocument();
  });
});

describe('the counter', () => {
  it('counts characters against the limit of the spec', async () => {
    const box = showField(WORK);
    expect(screen.getByText('0/20')).toBeVisible();
    await userEvent.type(box, 'Built');
    expect(screen.getByText('5/20')).toBeVisible();
  });

  it('is announced only near the limit', async () => {
    const box = showField(WORK, 'nine char');
    const spoken = document.querySelector('[aria-live="polite"]');
    expect(spoken).toBeEmptyDOMElement();
    await userEvent.type(box, 's');
    expect(spoken).toHaveTextContent('10 characters left');
  });

  it('says at the limit what to do and accepts no more text', async () => {
    const box = showField(WORK, 'x'.repeat(19));
    await userEvent.type(box, 'yz');
    expect(box).toHaveValue(`${'x'.repeat(19)}y`);
    expect(screen.getByText('20/20')).toBeVisible();
    expect(box).toHaveAccessibleDescription(expect.stringContaining(LIMIT_SENTENCE));
  });
});

describe('text over the limit', () => {
  const LONG = 'ab cd'.repeat(2000);

  it('is cut when pasted, and the field reports how much was dropped', async () => {
    const box = showField(WORK, 'Built ');
    box.focus();
    box.setSelectionRange(6, 6);
    await userEvent.paste(LONG);
    expect(box).toHaveValue(`Built ${LONG.slice(0, 14)}`);
    expect(screen.getByText('20/20')).toBeVisible();
    const sentence = 'Cut at 20 characters; the other 9,986 were left out';
    expect(box).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(sentence);
  });

  it('is not reported if it fits once the selection is replaced', async () => {
    const box = showField(WORK, 'Built a shop for all');
    box.focus();
    box.setSelectionRange(0, 20);
    await userEvent.paste('Designed shops twice');
    expect(box).toHaveValue('Designed shops twice');
    expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  });

  it('is reported when a full field accepts none of it', () => {
    const box = showField(WORK, 'x'.repeat(20));
    fireEvent.paste(box, { clipboardData: { getData: () => 'more' } });
    expect(box).toHaveAccessibleDescription(expect.stringContaining('the other 4 were left out'));
  });

  it('is cut when set by a script, never in the middle of a character', () => {
    const box = showField(WORK);
    fireEvent.change(box, { target: { value: `${'x'.repeat(19)}😀 and more` } });
    expect(box).toHaveValue('x'.repeat(19));
    fireEvent.change(box, { target: { value: 'y'.repeat(25) } });
    expect(box).toHaveValue('y'.repeat(20));
    expect(box).toHaveAccessibleDescription(expect.stringContaining('the other 5 were left out'));
  });

  it('is no longer mentioned after further typing', async () => {
    const box = showField(WORK);
    fireEvent.change(box, { target: { value: 'y'.repeat(25) } });
    await userEvent.type(box, '{Backspace}z');
    expect(box).toHaveAccessibleDescription(expect.stringContaining(LIMIT_SENTENCE));
    expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  });

  it('stays whole when it comes from a file and can be shortened one letter at a time', async () => {
    const box = showField(WORK, 'x'.repeat(30));
    expect(box).toHaveAccessibleDescription(expect.stringContaining('Too long by 10; shorten it'));
    await userEvent.type(box, '{Backspace}');
    expect(box).toHaveValue('x'.repeat(29));
  });
});

describe('an error message', () => {
  it.each<[FieldSpec, string, string]>([
    [{ label: 'Company name', required: true }, '', 'Add the company name.'],
    [{ label: 'LinkedIn profile', required: true }, '', 'Add the LinkedIn profile.'],
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
    expect(box).toHaveAccessibleDescription(expect.stringContaining(sentence));
  });

  it('leaves the browser’s own bubble in place', () => {
    const box = showField({ label: 'Company', required: true });
    const invalid = createEvent.invalid(box);
    fireEvent(box, invalid);
    expect(invalid.defaultPrevented).toBe(false);
  });

  it('follows the input and disappears once it is valid', async () => {
    const box = showField({ label: 'E-mail', type: 'email', required: true });
    fireEvent.invalid(box);
    expect(screen.getByText('Add the e-mail.')).toBeVisible();
    await userEvent.type(box, 'nisha@');
    expect(screen.getByText('Write the e-mail like name@example.in.')).toBeVisible();
    await userEvent.type(box, 'neem.in');
    expect(screen.queryByText(/Write the e-mail/)).not.toBeInTheDocument();
    expect(box).toBeValid();
  });

  it('shows the sentence passed in as a prop', () => {
    render(
      <Field
        name="email"
        spec={{ label: 'E-mail' }}
        value=""
        onChange={jest.fn()}
        error="That password doesn’t match."
      />,
    );
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('That password doesn’t match.')).toBeVisible();
  });
});

it('reports nothing on mount when the page and the store agree', () => {
  const changed = jest.fn();
  render(<Field name="company" spec={{ label: 'Company' }} value="Neem" onChange={changed} />);
  expect(changed).not.toHaveBeenCalled();
});

it('does not change a number when the wheel turns', () => {
  const box = showField({ label: 'Fluency', type: 'number' }, '8');
  box.focus();
  fireEvent.wheel(box);
  expect(box).not.toHaveFocus();
});

it('grows with its text in browsers without field-sizing', async () => {
  const box = showField(WORK);
  jest.spyOn(box, 'scrollHeight', 'get').mockReturnValue(132);
  await userEvent.type(box, 'a');
  expect(box).toHaveStyle({ height: '132px' });
});
