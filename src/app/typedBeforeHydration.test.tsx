import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { readTypedText, replayTypedText } from './typedBeforeHydration';

function Form({ onSaved }: { readonly onSaved: (text: string) => void }) {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  return (
    <form>
      <input
        aria-label="Name"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          onSaved(target.value);
        }}
      />
      <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <output>{`${name}/${note}`}</output>
    </form>
  );
}

it('passes text typed into prerendered fields to their components', () => {
  const onSaved = jest.fn();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form onSaved={onSaved} />);
  const [input, area] = [root.querySelector('input'), root.querySelector('textarea')];
  if (!input || !area) throw new Error('The form has no fields.');
  input.value = 'Asha';
  area.value = 'Sweets';
  input.focus();
  input.setSelectionRange(2, 2);

  const typed = readTypedText(root);
  render(<Form onSaved={onSaved} />, { container: root, hydrate: true });
  act(() => replayTypedText(typed));

  expect(root.querySelector('output')).toHaveTextContent('Asha/Sweets');
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(root.querySelector('input')).toBe(input);
  expect([input.value, input.selectionStart]).toEqual(['Asha', 2]);
});

it('leaves untouched fields alone', () => {
  const root = document.createElement('div');
  root.innerHTML = '<input value="1000"><input type="checkbox"><textarea>text</textarea>';
  expect(readTypedText(root)).toEqual([]);
});
