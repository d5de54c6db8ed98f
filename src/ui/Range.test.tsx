import { fireEvent, render, screen } from '@testing-library/react';
import { Range } from './Range';

const TICKS = [
  { value: 1, label: '1%' },
  { value: 30, label: '30%' },
];

function showRange(value: number) {
  const onChange = jest.fn();
  render(
    <Range
      label="Expected yearly rate"
      value={value}
      min={1}
      max={30}
      step={0.5}
      onChange={onChange}
      formatValue={(rate) => `${rate} percent a year`}
      ticks={TICKS}
      minorStep={1}
    />,
  );
  return { slider: screen.getByRole('slider', { name: 'Expected yearly rate' }), onChange };
}

it('announces its value in words and reports a number', () => {
  const { slider, onChange } = showRange(10);
  expect(slider).toHaveAttribute('aria-valuetext', '10 percent a year');
  fireEvent.change(slider, { target: { value: '12.5' } });
  expect(onChange).toHaveBeenCalledWith(12.5);
});

it.each([
  [99, '30'],
  [0, '1'],
])('shows %d, which is off the scale, at the end of it', (value, shown) => {
  expect(showRange(value).slider).toHaveValue(shown);
});

it('draws a minor tick for each step without a major one', () => {
  const { slider } = showRange(10);
  expect(slider.parentElement?.querySelectorAll('i')).toHaveLength(28);
});
