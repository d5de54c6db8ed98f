import { act, screen, waitFor } from '@testing-library/react';
import { keepAs, openPanel, press, withNewDevice } from '../../../../test/jest/keptPanel';
import { emptyResume } from '../../../domain/resume/resume';
import { keptResumes, type KeptResumes } from '../../../services/kept/keptResumes';
import { undone } from '../../../store/resumeHistory';

withNewDevice();

/** Does something to the first kept resume in another tab. */
const inOtherTab = (work: (otherTab: KeptResumes, id: string) => Promise<void>) =>
  act(async () => {
    const [{ id } = { id: '' }] = await keptResumes().list();
    await jest.isolateModulesAsync(async () => {
      const otherTab = (await import('../../../services/kept/keptResumes')).keptResumes();
      await work(otherTab, id);
    });
  });

it('keeps a restored version, even if another tab has saved the resume since', async () => {
  const { user, nameHere } = await openPanel();
  await keepAs(user, 'Backend');
  const [{ id } = { id: '' }] = await keptResumes().list();
  await inOtherTab(async (otherTab) => {
    await otherTab.open(id);
    otherTab.startVersion();
    await otherTab.save(id, emptyResume());
  });
  await screen.findByText(/^“Backend” has been saved elsewhere/);
  await user.click(press('Versions of Backend'));
  await user.click(await screen.findByRole('button', { name: 'Restore this version', hidden: true }));
  await waitFor(async () => expect(await keptResumes().versions(id)).toHaveLength(3));
  expect(nameHere()).toBe('Asha');
});

it('follows what another tab does to the resume whose versions are open', async () => {
  const { user } = await openPanel();
  await keepAs(user, 'Backend');
  await user.click(press('Versions of Backend'));
  await screen.findByText(/Each visit adds a version/);
  await inOtherTab(async (otherTab, id) => {
    await otherTab.open(id);
    otherTab.startVersion();
    await otherTab.save(id, emptyResume());
    await otherTab.rename(id, 'Java');
  });
  await screen.findByRole('heading', { name: 'Versions of “Java”' });
  expect(await screen.findByRole('group')).toBeInTheDocument();
  await inOtherTab((otherTab, id) => otherTab.remove(id));
  expect(await screen.findByText(/^The resume has been deleted/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^Versions/ })).toBeNull();
  await waitFor(() => expect(document.querySelector('div:focus')).toHaveTextContent(/has been deleted/));
});

it('offers to open or to keep as another one what another tab has overtaken', async () => {
  const { store, user, type, nameHere } = await openPanel();
  await keepAs(user, 'Backend');
  const [{ id } = { id: '' }] = await keptResumes().list();
  const otherTab = new BroadcastChannel('empowering-innovation/kept-resumes');
  act(() => otherTab.postMessage({ resume: id, revision: '' }));
  expect(await screen.findByText(/^“Backend” has been saved elsewhere/)).toBeInTheDocument();
  type('Asha Rao');
  await user.click(press('Open Backend'));
  await screen.findByText(/^“Backend” is saved /);
  expect(nameHere()).toBe('Asha');
  act(() => void store.dispatch(undone()));
  expect(nameHere()).toBe('Asha Rao');
});
