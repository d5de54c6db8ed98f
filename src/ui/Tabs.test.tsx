import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const IDS = ['edit', 'preview', 'words'] as const;

function LiveTabs() {
  const [selected, setSelected] = useState<(typeof IDS)[number]>('edit');
  return (
    <Tabs
      label="View"
      selected={selected}
      onSelect={setSelected}
      tabs={IDS.map((id) => ({ id, label: id, content: <input aria-label={`${id} text`} /> }))}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('shows the panel of the selected tab, labelled by that tab', async () => {
  render(<LiveTabs />);
  expect(screen.getByRole('tabpanel', { name: 'edit' })).toBeVisible();
  await userEvent.click(tab('words'));
  expect(screen.getByRole('tabpanel', { name: 'words' })).toBeVisible();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(tab('words')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
});

it.each([
  ['{ArrowRight}', 'preview'],
  ['{ArrowLeft}', 'words'],
  ['{End}', 'words'],
  ['{End}{ArrowRight}', 'edit'],
  ['{End}{Home}', 'edit'],
])('%s moves to %s', async (keys, name) => {
  render(<LiveTabs />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
});

it('is a single tab stop, and keeps what was typed in a hidden panel', async () => {
  render(<LiveTabs />);
  await userEvent.tab();
  expect(tab('edit')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('edit text')).toHaveFocus();
  await userEvent.keyboard('Nisha');
  await userEvent.click(tab('preview'));
  await userEvent.click(tab('edit'));
  expect(screen.getByLabelText('edit text')).toHaveValue('Nisha');
});
