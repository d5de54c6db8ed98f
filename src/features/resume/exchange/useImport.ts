import { useEffect, useEffectEvent, useState } from 'react';
import { thisMonth } from '../../../domain/resume/dates';
import { checkSize, decodeText, isPdf, isWord, isZip } from '../../../domain/resume/exchange/fileBytes';
import { readImport, readLinkedIn, type ReadImport } from '../../../domain/resume/exchange/readImport';
import { readBytes } from '../../../services/files';
import { useChosenFile } from '../../../ui/useChosenFile';
import { resumeReader } from './lazyParts';

/** A source's name as shown to the visitor, and its size in bytes. */
export interface ImportSource {
  readonly name: string;
  readonly size: number;
}

interface PastedText extends ImportSource {
  readonly pasted: string;
}

async function readSource(source: File | PastedText, signal: AbortSignal): Promise<ReadImport> {
  checkSize(source.size);
  if ('pasted' in source) return readText(source.pasted);
  const bytes = await readBytes(source);
  const today = thisMonth();
  if (isPdf(bytes)) return (await resumeReader.load()).readPdf(bytes, today, signal);
  if (isWord(bytes)) return (await resumeReader.load()).readWord(bytes, today);
  return isZip(bytes) ? readLinkedIn(bytes, today) : readText(decodeText(bytes));
}

/** Text in braces is data; any other is the resume itself. */
async function readText(text: string): Promise<ReadImport> {
  const today = thisMonth();
  if (/^\s*(?:[[{]|$)/.test(text)) return readImport(text, today);
  return (await resumeReader.load()).readText(text, today);
}

/** Reads a file or pasted text, until the dialog is hidden. Nothing is changed until the visitor confirms it. */
export function useImport() {
  const [read, setRead] = useState<{ readonly source: ImportSource; readonly file: ReadImport }>();
  const { news, choose, reset } = useChosenFile(readSource, (file, source) => setRead({ source, file }));
  const stop = useEffectEvent(reset);
  useEffect(() => () => stop(), []);

  const take = (source: File | PastedText) => {
    setRead(undefined);
    choose(source);
  };
  return {
    news,
    /** What was found in the source. */
    read,
    chooseFile: take,
    paste: (pasted: string) => take({ name: 'Pasted text', size: new Blob([pasted]).size, pasted }),
    /** Takes the corrections of what was read. */
    correct: (file: ReadImport) => setRead((last) => last && { ...last, file }),
    startAgain: () => setRead(undefined),
  };
}
