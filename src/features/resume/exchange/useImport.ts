import { useEffect, useRef, useState } from 'react';
import { thisMonth } from '../../../domain/resume/dates';
import { checkSize, decodeText, isPdf, isZip } from '../../../domain/resume/exchange/fileBytes';
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

async function readFile(file: File, signal: AbortSignal): Promise<ReadImport> {
  checkSize(file.size);
  const bytes = await readBytes(file);
  const today = thisMonth();
  if (isPdf(bytes)) return (await pdfImport.load()).read(bytes, today, signal);
  return isZip(bytes) ? readLinkedIn(bytes, today) : readText(decodeText(bytes), bytes.length);
}

/** Text in braces is data; any other is the resume itself. */
async function readText(text: string, size: number): Promise<ReadImport> {
  checkSize(size);
  const today = thisMonth();
  if (/^\s*(?:[[{]|$)/.test(text)) return readImport(text, today);
  return (await pdfImport.load()).readText(text, today);
}

const WAITING: ImportState = { status: 'waiting' };

/** Reads a file or pasted text. The latest choice wins: it ends the reading of an earlier one, as hiding the dialog does. */
export function useImport() {
  const [state, setState] = useState(WAITING);
  const latest = useRef<AbortController>(undefined);
  const restart = (): AbortSignal => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
  useEffect(
    () => () => {
      latest.current?.abort();
      setState((last) => (last.status === 'reading' ? WAITING : last));
    },
    [],
  );

  const read = async (source: ImportSource, open: (signal: AbortSignal) => Promise<ReadImport>) => {
    const signal = restart();
    setState({ status: 'reading', source });
    const next = await open(signal).then(
      (file): ImportState => ({ status: 'read', source, file }),
      (error: unknown): ImportState => ({ status: 'refused', source, problem: problemOf(error) }),
    );
    if (!signal.aborted) setState(next);
  };

  return {
    state,
    chooseFile: (file: File) =>
      void read({ name: file.name, size: file.size }, (signal) => readFile(file, signal)),
    paste: (text: string) => {
      const { size } = new Blob([text]);
      void read({ name: PASTED, size }, () => readText(text, size));
    },
    /** Takes the corrections of what was read. */
    correct: (file: ReadImport) => {
      if (state.status === 'read') setState({ ...state, file });
    },
    startAgain: () => {
      restart();
      setState(WAITING);
    },
  };
}

const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The browser could not read it. Choose it again.';
