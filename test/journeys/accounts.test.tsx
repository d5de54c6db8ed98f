import { act, screen } from '@testing-library/react';
import { flowEvent } from '../../src/store/flows';
import { ASHA, settled } from '../jest/fakes';
import { visit } from './support';

it.each([
  { at: '/patent', role: 'link', name: 'Logout' },
  { at: '/resume', role: 'link', name: 'Edit Template 4' },
  { at: '/resume?template=4', role: 'textbox', name: 'Full name' },
  { at: '/resume?template=1', steps: 8, role: 'link', name: 'Template4, Compact' },
  { at: '/diwali', steps: 1, role: 'button', name: /^Download Image: template 4/ },
] as const)(
  '$at shows a member whose account has not answered neither lock nor Login, and then $name',
  async ({ at, role, name, ...way }) => {
    const before = await visit(at, { user: ASHA });
    const flow = at === '/diwali' ? 'diwali' : 'resumeA';
    for (let step = 0; step < ('steps' in way ? way.steps : 0); step += 1)
      act(() => void before.store.dispatch(flowEvent(flow, { type: 'NEXT' })));
    const tab = await before.reload({ isUnanswered: true });
    await act(settled);
    for (const print of screen.queryAllByRole('tab', { name: 'Print' })) await tab.user.click(print);
    const asked = /\blog\s?in\b/i;
    expect([...screen.queryAllByText(asked), ...screen.queryAllByLabelText(asked)]).toEqual([]);
    act(() => tab.announce(ASHA));
    expect(await screen.findByRole(role, { name })).toBeVisible();
  },
);

it('after a login, the focus is at the template whose Login was pressed last', async () => {
  const { user, announce } = await visit('/resume');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Login to open Template4');
  await screen.findByRole('dialog');
  await press('Close');
  expect(screen.getByRole('button', { name: 'Login to open Template4' })).toHaveFocus();
  await press('Login to open Template3');
  await screen.findByRole('dialog');
  act(() => announce(ASHA));
  expect(await screen.findByRole('link', { name: 'Edit Template 3' })).toHaveFocus();
});
