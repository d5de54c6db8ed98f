import { act, fireEvent, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { initialSipInputs } from '../../domain/sip/inputs';
import { useSipAddress } from './useSipAddress';

function Address({ typed }: { readonly typed: string }) {
  const inputs = useMemo(() => ({ ...initialSipInputs(), monthlyInvestment: typed }), [typed]);
  useSipAddress(inputs, () => undefined);
  const goTo = useNavigate();
  return (
    <>
      <output>{useLocation().search}</output>
      <button type="button" onClick={() => void goTo('/')}>
        Back
      </button>
    </>
  );
}

const address = () => screen.getByRole('status').textContent;
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

afterEach(() => jest.useRealTimers());

it('takes the last of the steps of a slider on a slow phone, sooner than a hand moves from it to a reload', () => {
  jest.useFakeTimers();
  const plan = (typed: string) => <Address typed={typed} />;
  const { rerender } = render(plan('1000'), { wrapper: MemoryRouter });
  for (const typed of ['2', '25', '250']) {
    rerender(plan(typed));
    pass(200);
    expect(address()).toBe('');
  }
  pass(50);
  expect(address()).toBe('?monthlyInvestment=250');
});

it('leaves the address of the next page alone while its code loads, and is kept after Back', () => {
  jest.useFakeTimers();
  const { rerender } = render(<Address typed="1000" />, { wrapper: MemoryRouter });
  const { pathname } = window.location;
  window.history.pushState(null, '', '/patent');
  rerender(<Address typed="2500" />);
  pass(1000);
  expect(address()).toBe('');
  window.history.replaceState(null, '', pathname);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  pass(1000);
  expect(address()).toBe('?monthlyInvestment=2500');
});
