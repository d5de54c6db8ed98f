import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { initialFlows } from '../../store/flows';
import { machineInfo } from './machineInfo';
import { MachineSide } from './MachineSide';
import type { LoggedTransition } from './transitionLog';

const logged = (serial: number, flow: LoggedTransition['flow']): LoggedTransition => ({
  serial,
  at: 0,
  flow,
  event: { type: 'NEXT' },
  from: 'details',
  to: 'select',
  outcome: 'moved',
  effects: [],
});

it('counts the events of each machine', () => {
  const log = [logged(3, 'diwali'), logged(2, 'gym'), logged(1, 'diwali')];
  const inspected = {
    instance: 'one',
    flows: initialFlows,
    log,
    tab: undefined,
    send: jest.fn(),
    jump: jest.fn(),
  };
  render(<MachineSide inspected={inspected} addressOf={String} info={machineInfo('gym')!} />, {
    wrapper: MemoryRouter,
  });
  for (const name of ['diwali 2 events', 'gym 1 event', 'letter'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
});
