import { useRef, useState } from 'react';
import { monthOf } from '../../../domain/resume/dates';
import { checkSize, decodeText, isPdf } from '../../../domain/resume/exchange/fileBytes';
import { isZip } from '../../../domain/resume/exchange/linkedIn';
import { readImport, readLinkedIn, type ReadImport } from '../../../domain/resume/exchange/readImport';
import { readBytes } from '../../../services/files';
import { pdfImport } from './lazyParts';

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
  const bytes = await readBytes(file);
  const today = monthOf(new Date());
  if (isPdf(bytes)) return (await pdfImport.load()).read(bytes, today);
  if (isZip(bytes)) return readLinkedIn(bytes, today);
  return readImport(decodeText(bytes), today);
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
      void read({ name: PASTED, size }, () => readText(text, size));
    },
    /** Takes the corrections of what was read. */
    correct: (file: ReadImport) => {
      if (state.status === 'read') setState({ ...state, file });
    },
    startAgain: () => {
      latest.current += 1;
      setState({ status: 'waiting' });
    },
  };
}

/** Text in braces is a file; any other is the resume itself. */
async function readText(text: string, size: number): Promise<ReadImport> {
  checkSize(size);
  const today = monthOf(new Date());
  if (/^\s*(?:[[{]|$)/.test(text)) return readImport(text, today);
  return (await pdfImport.load()).readText(text, today);
}

const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The browser could not read it. Choose it again.';
