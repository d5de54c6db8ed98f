import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { initialSipInputs } from '../../domain/sip/inputs';
import { useSipAddress } from './useSipAddress';

function Address({ typed }: { readonly typed: string }) {
  useSipAddress({ ...initialSipInputs(), monthlyInvestment: typed }, () => undefined);
  return <output>{useLocation().search}</output>;
}

afterEach(() => jest.useRealTimers());

it('takes the last of several quick changes, sooner than a hand moves from it to a reload', () => {
  jest.useFakeTimers();
  const plan = (typed: string) => <Address typed={typed} />;
  const { rerender } = render(plan('1000'), { wrapper: MemoryRouter });
  const address = () => screen.getByRole('status').textContent;
  const pass = (ms: number) =>
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  for (const typed of ['2', '25', '250']) {
    rerender(plan(typed));
    pass(50);
    expect(address()).toBe('');
  }
  pass(50);
  expect(address()).toBe('?monthlyInvestment=250');
});
