import { act, fireEvent, screen, within } from '@testing-library/react';
import { SipCalculator, sipExtras } from '../../src/features/sip/SipCalculator';
import { storeWith } from './fakes';
import { renderIn } from './renderIn';

/** Shows the whole calculator, at its first plan, to each test of a file. */
export function withCalculator(): void {
  beforeAll(() => act(() => sipExtras.load()));
  beforeEach(() => void renderIn(storeWith().store, <SipCalculator />));
}

export const box = (name: string) => screen.getByRole('spinbutton', { name });
export const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
export const chart = () => screen.getByRole('slider', { name: 'Year in the chart' });
export const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table })).getAllByRole('row');
export const sectionOf = (name: string) => screen.getByRole('heading', { name }).closest('section');
