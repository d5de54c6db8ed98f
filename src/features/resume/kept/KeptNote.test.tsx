import { act, screen } from '@testing-library/react';
import { newDevice } from '../../../../test/jest/device';
import { loadEditor, openAt } from '../../../../test/jest/resumeEditor';
import { keptResumes } from '../../../services/kept/keptResumes';
import { resumeKept } from '../../../store/resumeSlice';
import { keptParts } from '../editor/lazyParts';

beforeAll(async () => {
  newDevice();
  await Promise.all([loadEditor(), keptParts.load()]);
});

it('the editor says where the resume is saved', async () => {
  const { store } = openAt('a', 'personal');
  expect(screen.getByText('Saved in this tab')).toBeInTheDocument();
  const id = await keptResumes().create('Backend', store.getState().resume);
  act(() => void store.dispatch(resumeKept(id)));
  expect(await screen.findByText('Kept on this device')).toBeInTheDocument();
});

it('the editor says after a reload that what it kept has been deleted', async () => {
  openAt('a', 'personal', { resume: { kept: 'deleted meanwhile' } });
  expect(await screen.findByText('Not kept')).toBeInTheDocument();
});
