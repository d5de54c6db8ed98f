import { useRef, useState } from 'react';
import { monthOf } from '../../../domain/resume/dates';
import { checkSize, decodeText } from '../../../domain/resume/exchange/fileBytes';
import { readImport, type ReadImport } from '../../../domain/resume/exchange/readImport';
import { readBytes } from '../../../services/files';

/** A source's name as shown to the visitor, and its size in bytes. */
export interface ImportSource {
  readonly name: string;
  readonly size: number;
}

/** The state of an import. Nothing is changed until the visitor confirms it. */
type ImportState =
  | { readonly status: 'waiting' }
  | { readonly status: 'reading'; readonly source: ImportSource }
  | { readonly status: 'refused'; readonly source: ImportSource; readonly problem: string }
  | { readonly status: 'read'; readonly source: ImportSource; readonly file: ReadImport };

const PASTED = 'Pasted text';

async function readFile(file: File): Promise<ReadImport> {
  checkSize(file.size);
  return readImport(decodeText(await readBytes(file)), monthOf(new Date()));
}

/** Reads a file or pasted text. If reads overlap, the latest choice wins. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ status: 'waiting' });
  const latest = useRef(0);

  const read = async (source: ImportSource, open: () => Promise<ReadImport>) => {
    const turn = ++latest.current;
    setState({ status: 'reading', source });
    const next = await open().then(
      (file): ImportState => ({ status: 'read', source, file }),
      (error: unknown): ImportState => ({ status: 'refused', source, problem: problemOf(error) }),
    );
    if (turn === latest.current) setState(next);
  };

  return {
    state,
    chooseFile: (file: File) => void read({ name: file.name, size: file.size }, () => readFile(file)),
    paste: (text: string) => {
      const { size } = new Blob([text]);
      void read({ name: PASTED, size }, () => Promise.resolve(text).then(readPasted(size)));
    },
    startAgain: () => {
      latest.current += 1;
      setState({ status: 'waiting' });
    },
  };
}

const readPasted =
  (size: number) =>
  (text: string): ReadImport => {
    checkSize(size);
    return readImport(text, monthOf(new Date()));
  };

const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The browser could not read it. Choose it again.';
