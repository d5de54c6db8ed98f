import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { inspected, logged } from '../../../test/jest/inspected';
import { machineInfo } from './machineInfo';
import { MachineSide } from './MachineSide';

it('counts the events of each machine', () => {
  const tab = inspected([logged('diwali'), logged('gym'), logged('diwali')]);
  render(<MachineSide inspected={tab} addressOf={String} info={machineInfo('gym')!} />, {
    wrapper: MemoryRouter,
  });
  for (const name of ['diwali 2 events', 'gym 1 event', 'letter'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
});
