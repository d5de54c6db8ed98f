import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ChangeEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { useIsHydrating } from '../store/hooks';
import { Ready } from './App';

/** A controlled field whose tab has saved "old" earlier. */
function useField(preset: string, onSaved: (value: string) => void) {
  const [edited, setEdited] = useState<string>();
  const saved = useIsHydrating() ? preset : 'old';
  const onChange = ({ target }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>) => {
    setEdited(target.value);
    onSaved(target.value);
  };
  return { value: edited ?? saved, onChange };
}

function Form({ onSaved }: { readonly onSaved: (value: string) => void }) {
  return (
    <>
      <input name="name" defaultValue="" onChange={({ target }) => onSaved(target.value)} />
      <textarea name="note" {...useField('', onSaved)} />
      <input name="untouched" {...useField('', onSaved)} />
      <input name="years" type="range" max="30" {...useField('5', onSaved)} />
      <select name="language" {...useField('hi', onSaved)}>
        <option>en</option>
        <option>hi</option>
        <option>old</option>
      </select>
      <input name="logo" type="file" onChange={({ target }) => onSaved(target.files?.[0]?.name ?? '')} />
      <Ready />
    </>
  );
}

type Fields = Record<'name' | 'note' | 'untouched' | 'years' | 'language' | 'logo', HTMLInputElement>;

it('passes input from before hydration on to its components, in place of what was saved', async () => {
  const onSaved = jest.fn();
  const root = document.body.appendChild(document.createElement('form'));
  root.innerHTML = renderToString(<Form onSaved={onSaved} />);
  const fields = root.elements as HTMLFormControlsCollection & Fields;
  const { name, note, years, language, logo } = fields;
  await userEvent.upload(logo, new File([''], 'logo.png'));
  name.value = 'Asha';
  note.value = 'Sweets';
  years.value = '12';
  language.value = 'en';
  name.focus();
  name.setSelectionRange(2, 2);

  render(<Form onSaved={onSaved} />, { container: root, hydrate: true });

  expect(onSaved.mock.calls.flat()).toEqual(['Asha', 'Sweets', '12', 'en', 'logo.png']);
  expect([name.value, note.value, years.value, language.value]).toEqual(['Asha', 'Sweets', '12', 'en']);
  expect(fields.untouched).toHaveValue('old');
  expect(fields.name).toBe(name);
  expect(name.selectionStart).toBe(2);
});
