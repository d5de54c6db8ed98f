import { act, render, screen } from '@testing-library/react';
import { MarkedText, marks } from './MarkedText';

it('tells the print that its marks are not drawn until their code has come', async () => {
  const { container } = render(
    <>
      <MarkedText>Cut **costs**</MarkedText> <MarkedText>by 14 %</MarkedText>
    </>,
  );
  const undrawn = () =>
    [...container.querySelectorAll('[data-undrawn]')].map(({ textContent }) => textContent);
  expect(undrawn()).toEqual(['Cut **costs**']);
  await act(marks.load);
  expect(undrawn()).toEqual([]);
  expect(container).toHaveTextContent('Cut costs by 14 %');
});

describe('with their code', () => {
  beforeAll(marks.load);

  it('draws bold, italic and linked words, and everything else as it was typed', () => {
    const { container } = render(
      <MarkedText>{'**Cut** *costs*, see [the report](https://example.in/r). 5*4*3 <b>x</b>'}</MarkedText>,
    );
    expect(container.textContent).toBe('Cut costs, see the report. 5*4*3 <b>x</b>');
    expect(screen.getByText('Cut').tagName).toBe('B');
    expect(screen.getByText('costs').tagName).toBe('I');
    expect(screen.getByRole('link', { name: 'the report' })).toHaveAttribute('href', 'https://example.in/r');
  });

  it('words in another language than the text around them carry their own, marked or not', () => {
    const { container } = render(<MarkedText>{'Taught **हिन्दी** and தமிழ் to re-starters'}</MarkedText>);
    expect(container.textContent).toBe('Taught हिन्दी and தமிழ் to re-starters');
    expect(
      [...container.querySelectorAll<HTMLElement>('[lang]')].map(({ lang, textContent }) => [
        lang,
        textContent,
      ]),
    ).toEqual([
      ['hi', 'हिन्दी'],
      ['ta', ' தமிழ்'],
    ]);
  });

  it.each(['[x](javascript:alert(1))', '[x](https://e.in" onclick="a)', '[x](data:text/html,x)'])(
    'draws no link for %s',
    (typed) => {
      const { container } = render(<MarkedText>{typed}</MarkedText>);
      expect(container.innerHTML).not.toContain('<a');
      expect(container).toHaveTextContent(typed, { normalizeWhitespace: false });
    },
  );
});
