import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import type * as XState from 'xstate';
import { flowEvent } from '../../src/store/flows';
import { visit } from '../journeys/support';
import { sourcesIn } from './sources';

/** Our files on the stack when XState is called, by the type of the event. */
const mockCallers = new Map<string, Set<string>>();

jest.mock('xstate', () => {
  const xstate = jest.requireActual<typeof XState>('xstate');
  const transition: typeof XState.transition = (machine, snapshot, event) => {
    const files = String(new Error().stack).matchAll(/^(?!.*node_modules).*\/(src\/\S+?):\d/gm);
    mockCallers.set(String(event.type), new Set([...files].map(([, file]) => file!)));
    return xstate.transition(machine, snapshot, event);
  };
  return { ...xstate, transition };
});

const sources = sourcesIn('src');

/** The file that declares a function. */
const fileOf = (name: string) =>
  sources.find((file) =>
    new RegExp(`^(?:export )?(?:function|const) ${name}\\b`, 'm').test(readFileSync(file, 'utf8')),
  );

/** The files of the functions that a way of the README names between two words, and of those that every action passes. */
function filesNamed(from: string, to: string): Set<string | undefined> {
  const readme = readFileSync('README.md', 'utf8').replace(/\([^)]*\)/g, '');
  const between = (start: string, end: string) => readme.split(start)[1]!.split(end)[0]!;
  const text = between('Every action also passes', '**') + between(from, to);
  return new Set([...text.matchAll(/`(\w+)`/g)].map(([, name]) => fileOf(name!)));
}

const stackTraceLimit = Error.stackTraceLimit;
beforeEach(() => void (Error.stackTraceLimit = Infinity));
afterEach(() => void (Error.stackTraceLimit = stackTraceLimit));

it('Next passes exactly the functions that the README lists', async () => {
  await visit('/resume?template=1');
  const next = await screen.findByRole('button', { name: 'Next' });
  mockCallers.clear();
  fireEvent.submit(next.closest('form')!);
  expect(mockCallers.get('NEXT')).toEqual(filesNamed('**From Next', 'XState'));
});

it('Download Image passes exactly the functions that the README lists, up to the machine of the export', async () => {
  const { store } = await visit('/diwali');
  act(() => void store.dispatch(flowEvent('diwali', { type: 'NEXT' })));
  fireEvent.click(await screen.findByRole('button', { name: /^Download Image: template 1/ }));
  await waitFor(() =>
    expect(mockCallers.get('START')).toEqual(filesNamed('**From Download', ', which starts')),
  );
});
