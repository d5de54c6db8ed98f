import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeptPanel } from '../../src/features/resume/kept/KeptPanel';
import { keptResumes } from '../../src/services/kept/keptResumes';
import { openKeeping } from '../../src/store/resumeKeeping';
import { personalInfoChanged } from '../../src/store/resumeSlice';
import { newDevice } from './device';
import { storeWith } from './fakes';
import { renderIn } from './renderIn';
import { fill } from './fill';

/** A tab whose resume is of this person, with the panel open. */
export async function openPanel() {
  const { store } = storeWith();
  openKeeping(store, keptResumes());
  const type = (value: string) =>
    act(() => void store.dispatch(personalInfoChanged({ field: 'fullName', value })));
  type('Asha');
  const onOpened = jest.fn();
  const user = userEvent.setup();
  renderIn(store, <KeptPanel onOpened={onOpened} />);
  await screen.findByRole('button', { name: /^Keep|^Stop/ });
  return { store, type, user, onOpened, nameHere: () => store.getState().resume.personalInfo.fullName };
}

export const press = (name: string | RegExp) => screen.getByRole('button', { name });

export async function keepAs(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.clear(screen.getByLabelText('Name, only for you'));
  await fill(user, screen.getByLabelText('Name, only for you'), name);
  await user.click(press('Keep on this device'));
  await screen.findByText(`“${name}” is saved in this browser as you type, without the photo.`);
}

/** A device for the tests of a file, which keeps nothing when one begins. */
export function withNewDevice(): void {
  /** Ends the half second after a part has closed, in which the second click of a double click is swallowed anywhere. */
  let lastClick: AbortController;
  beforeAll(newDevice);
  beforeEach(() => {
    lastClick = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(lastClick.signal);
  });
  afterEach(() => {
    lastClick.abort();
    return keptResumes().forgetAll();
  });
}
