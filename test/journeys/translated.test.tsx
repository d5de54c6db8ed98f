import { screen } from '@testing-library/react';
import { loadEditor } from '../jest/resumeEditor';
import { translate } from '../jest/translate';
import { visit } from './support';

beforeAll(loadEditor);

it.each([
  [
    '/resume?template=1',
    { 'Full name': 'Nisha', Title: 'Tailor', 'E-mail': 'n@example.com', Description: 'Sews.' },
  ],
  ['/diwali', { 'Company name': 'Asha Sweets', 'Phone number': '98765' }],
])(
  'a page that a translator changes at every step goes on working: %s',
  async (address, fields) => {
    const { user } = await visit(address);
    for (const [label, text] of Object.entries(fields)) {
      translate(document.body);
      await user.type(screen.getByLabelText(label), text);
    }
    for (const way of ['Next', 'Previous']) {
      translate(document.body);
      await user.click(screen.getByRole('button', { name: way }));
    }
    for (const [label, text] of Object.entries(fields))
      expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(screen.queryByRole('alert')).toBeNull();
  },
  20_000,
);
