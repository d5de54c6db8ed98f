import { render, screen } from '@testing-library/react';
import { MarkedText, marks } from './MarkedText';

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

it.each(['[x](javascript:alert(1))', '[x](https://e.in" onclick="a)', '[x](data:text/html,x)'])(
  'draws no link for %s',
  (typed) => {
    const { container } = render(<MarkedText>{typed}</MarkedText>);
    expect(container.innerHTML).not.toContain('<a');
    expect(container).toHaveTextContent(typed, { normalizeWhitespace: false });
  },
);
