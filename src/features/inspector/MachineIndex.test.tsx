import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { inspected } from '../../../test/jest/inspected';
import { MachineIndex } from './MachineIndex';
import type { Walks } from './walks/useWalks';

const show = (filter = '') =>
  render(
    <MachineIndex
      inspected={inspected()}
      tabs={[]}
      wanted={null}
      onFollow={jest.fn()}
      addressOf={String}
      walks={{} as Walks}
      news={null}
      choice={{ filter, view: 'strips' }}
      onChoose={jest.fn()}
    />,
    { wrapper: MemoryRouter },
  );

it.each([
  ['Photo', /resumeB|resumeC/, 2],
  ['professional skills', /resume[BCD]/, 3],
  ['download_all', /rakshaBandhan|ganeshChaturthi|diwali|gymPicker/, 4],
  ['/gym', /gym|gymPicker/, 2],
])('finds “%s” among the names, places, states and events of the machines', (filter, names, count) => {
  show(filter);
  const found = screen.getAllByRole('link', { name: / states?/ });
  expect(found).toHaveLength(count);
  for (const link of found) expect(link).toHaveAccessibleName(names);
});

it('counts and draws the states that a machine can be in, so without its history state', () => {
  show();
  const wizard = screen.getByRole('link', { name: /resumeC, 10 states/ });
  // One that is open, with eight steps in it, and one that is locked.
  expect(wizard.querySelectorAll('.strip .state')).toHaveLength(9);
});
