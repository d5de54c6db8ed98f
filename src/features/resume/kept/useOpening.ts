import { isRecord } from '../../../domain/isRecord';
import { thisMonth } from '../../../domain/resume/dates';
import { fromBackup } from '../../../domain/resume/exchange/backup';
import type { JsonObject } from '../../../domain/resume/exchange/json';
import { ImportReport } from '../../../domain/resume/exchange/report';
import type { ResumeParts } from '../../../domain/resume/exchange/resumeParts';
import type { KeptVersion } from '../../../domain/resume/kept/kept';
import { emptyResume } from '../../../domain/resume/resume';
import { keptResumes, type ListedResume } from '../../../services/kept/keptResumes';
import { flowEvent } from '../../../store/flows';
import { useToolsStore } from '../../../store/hooks';
import { resumeImported, resumeKept } from '../../../store/resumeSlice';
import { savedOn } from './savedOn';

/** The parts of kept contents. @throws ImportRefused if a later release has written them, or they are damaged */
export const partsOf = (content: JsonObject): ResumeParts =>
  fromBackup(isRecord(content) ? content : {}, new ImportReport(thisMonth()));

/** Ways to exchange the resume of this tab for another one, each a single step that can be undone. */
export function useOpening() {
  const store = useToolsStore();

  const follow = (id: string) => void store.dispatch(flowEvent('resumeKeeping', { type: 'FOLLOW', id }));
  /** Saves what was typed just before, with the resume that the tab is about to leave. */
  const leave = () => void store.dispatch(flowEvent('resumeKeeping', { type: 'DUE' }));
  const show = (label: string, content: JsonObject, id: string) => {
    store.dispatch(resumeImported({ label, parts: { ...partsOf(content), kept: id } }));
    // A tab that was overtaken keeps the resume again.
    follow(id);
  };
  return {
    keep: async (name: string) => {
      const id = await keptResumes().create(name, store.getState().resume);
      store.dispatch(resumeKept(id));
    },
    stop: () => {
      leave();
      store.dispatch(resumeKept());
    },
    retry: () => follow(store.getState().resume.kept ?? ''),
    open: async ({ id, name }: ListedResume) => {
      leave();
      show(`“${name}” opened`, await keptResumes().open(id), id);
    },
    restore: async ({ id, name }: ListedResume, { savedAt, content }: KeptVersion) => {
      leave();
      await keptResumes().open(id);
      keptResumes().startVersion();
      show(`“${name}” of ${savedOn(savedAt)} restored`, content, id);
    },
    startEmpty: () => {
      leave();
      const parts = { ...emptyResume(), kept: undefined };
      store.dispatch(resumeImported({ label: 'Empty resume started', parts }));
    },
  };
}

export type Opening = ReturnType<typeof useOpening>;
