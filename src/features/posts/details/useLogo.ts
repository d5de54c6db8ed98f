import { useRef, useState } from 'react';
import type { TakenImage } from '../../../services/imageIntake/imageIntake';
import { takeInImage } from '../../../services/imageIntake/takeInImage';

/** What the logo field knows beside the data URL in the store. */
export type LogoState =
  | { readonly status: 'idle' }
  | { readonly status: 'opening'; readonly fileName: string }
  | { readonly status: 'taken'; readonly image: TakenImage }
  | { readonly status: 'refused'; readonly message: string };

/** Takes in the files the visitor chooses. A refused one leaves the logo, and everything else, as it was. */
export function useLogo(onTaken: (dataUrl: string) => void) {
  const [state, setState] = useState<LogoState>({ status: 'idle' });
  const latest = useRef<File>(undefined);

  const open = async (file: File) => {
    latest.current = file;
    setState({ status: 'opening', fileName: file.name });
    try {
      const image = await takeInImage(file);
      if (latest.current !== file) return; // another file was chosen meanwhile
      setState({ status: 'taken', image });
      onTaken(image.dataUrl);
    } catch (error) {
      if (latest.current !== file) return;
      const message =
        error instanceof Error ? error.message : `${file.name} could not be opened. Choose another file.`;
      setState({ status: 'refused', message });
    }
  };

  const remove = () => {
    latest.current = undefined;
    setState({ status: 'idle' });
    onTaken('');
  };

  return { state, choose: (file: File) => void open(file), remove };
}
