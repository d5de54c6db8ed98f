import { render, screen } from '@testing-library/react';
import { Range } from './Range';

const TICKS = [
  { value: 1, label: '1%' },
  { value: 30, label: '30%' },
];

function showRange(value: number) {
  render(
    <Range
      label="Expected yearly rate"
      value={value}
      min={1}
      max={30}
      step={0.5}
      onChange={() => undefined}
      formatValue={(rate) => `${rate} percent a year`}
      ticks={TICKS}
      minorStep={1}
    />,
  );
  return screen.getByRole('slider', { name: 'Expected yearly rate' });
}

it.each([
  [99, '30'],
  [0, '1'],
])('shows %d, which is off the scale, at the end of it', (value, shown) => {
  expect(showRange(value)).toHaveValue(shown);
});

it('draws a minor tick for each step without a major one', () => {
  expect(showRange(10).parentElement?.querySelectorAll('i')).toHaveLength(28);
});
