import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { inspected } from '../../../test/jest/inspected';
import { MachineIndex } from './MachineIndex';
import type { Walks } from './walks/useWalks';

it('counts and draws the states that a machine can be in, so without its history state', () => {
  render(
    <MachineIndex
      inspected={inspected()}
      tabs={[]}
      wanted={null}
      onFollow={jest.fn()}
      addressOf={String}
      walks={{} as Walks}
      news={null}
      choice={{ filter: '', view: 'strips' }}
      onChoose={jest.fn()}
    />,
    { wrapper: MemoryRouter },
  );
  const wizard = screen.getByRole('link', { name: /resumeC, 10 states/ });
  // One that is open, with eight steps in it, and one that is locked.
  expect(wizard.querySelectorAll('.strip .state')).toHaveLength(9);
});
