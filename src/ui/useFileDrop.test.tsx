import { fireEvent, render } from '@testing-library/react';
import { useFileDrop } from './useFileDrop';

function Receiver({ onFile }: { readonly onFile: (file: File) => void }) {
  return <p>{useFileDrop(onFile) ? 'Drop it here' : 'Waiting'}</p>;
}

describe('useFileDrop', () => {
  it.each(['drop', 'paste'] as const)('gives a file to the dialog, not to the form behind it: %s', (kind) => {
    const [form, dialog] = [jest.fn(), jest.fn()];
    const page = (hasDialog: boolean) => (
      <>
        <Receiver onFile={form} />
        {hasDialog && <Receiver onFile={dialog} />}
      </>
    );
    const file = new File(['{}'], 'resume.json');
    const transfer = { types: ['Files'], files: [file] };
    const give = () => fireEvent[kind](document.body, { dataTransfer: transfer, clipboardData: transfer });
    const { rerender } = render(page(false));
    rerender(page(true));
    give();
    expect(dialog).toHaveBeenCalledWith(file);
    expect(form).not.toHaveBeenCalled();
    rerender(page(false));
    give();
    expect(form).toHaveBeenCalledWith(file);
  });
});
