import type { ResumeData } from '../../domain/resume/entities';
import { toBackup } from '../../domain/resume/exchange/backup';
import type { JsonObject } from '../../domain/resume/exchange/json';
import { copyName, type KeptVersion } from '../../domain/resume/kept/kept';
import type { ResumeKeeper } from '../../store/ports';
import { openTabChannel } from '../tabChannel';
import { isKept } from './database';
import * as store from './keptStore';
import { createTabMemory } from './tabMemory';

export type { ListedResume } from './keptStore';

/** The resumes on this device. Methods reject with an Error that has a message for the visitor. */
export interface KeptResumes extends ResumeKeeper {
  /** The last saved one first. Creates nothing. */
  list(): Promise<readonly store.ListedResume[]>;
  /** The latest version first. */
  versions(id: string): Promise<readonly KeptVersion[]>;
  /** Keeps a resume from now on. @returns its id */
  create(name: string, resume: ResumeData): Promise<string>;
  /** The latest contents of a resume, which this tab may save from then on. */
  open(id: string): Promise<JsonObject>;
  rename(id: string, name: string): Promise<void>;
  /** @returns the name of the copy */
  duplicate(id: string): Promise<string>;
  remove(id: string): Promise<void>;
  forgetAll(): Promise<void>;
  /** What this tab saves next is a version of its own. */
  startVersion(): void;
  /** Calls `listener` when another tab changes the list. @returns a function that unsubscribes */
  onChange(listener: () => void): () => void;
}

const CHANNEL = 'empowering-innovation/kept-resumes';

/** What another tab did to a resume. It only informs; what may be written is decided in the database. */
interface KeptNews {
  readonly resume: string;
  /** The revision that has been saved, empty if it has been deleted: a tab that does not know it may not save the resume. */
  readonly revision?: string;
}

function createKeptResumes(): KeptResumes {
  const tab = createTabMemory();
  const news = openTabChannel<KeptNews>(CHANNEL);

  async function insert(name: string, content: JsonObject) {
    const [id, revision] = [crypto.randomUUID(), crypto.randomUUID()];
    const added = await store.insert({ id, name, revision, savedAt: Date.now() }, tab.session(), content);
    news.post({ resume: id });
    return { id, revision, name: added };
  }

  return {
    list: async () => ((await isKept()) ? store.readAll() : []),
    versions: store.readVersions,
    async create(name, resume) {
      // A browser short of space deletes other data first. Some ask the visitor; WebKitGTK has no such request.
      if ('storage' in navigator) void navigator.storage.persist();
      const { id, revision } = await insert(name, toBackup(resume));
      tab.note(id, [revision]);
      return id;
    },
    async open(id) {
      const [{ revision }, content] = await store.read(id);
      tab.note(id, [revision]);
      return content;
    },
    async save(id, resume, isStored = true) {
      const [known, revision] = [tab.revisionsOf(id), crypto.randomUUID()];
      // Before it is written: after a reload in between, it is still this tab's own.
      tab.note(id, [...known, revision], isStored);
      const kept = await store.update(id, {
        content: toBackup(resume),
        known,
        revision,
        session: tab.session(),
      });
      tab.note(id, [kept], isStored);
      if (kept === revision) news.post({ resume: id, revision });
    },
    async rename(id, name) {
      await store.rename(id, name);
      news.post({ resume: id });
    },
    async duplicate(id) {
      const [{ name }, content] = await store.read(id);
      return (await insert(copyName(name), content)).name;
    },
    async remove(id) {
      await store.remove(id);
      news.post({ resume: id, revision: '' });
    },
    async forgetAll() {
      const resumes = await this.list();
      await store.removeAll();
      resumes.forEach(({ id }) => news.post({ resume: id, revision: '' }));
    },
    startVersion: tab.startSession,
    onChange: news.listen,
    onOvertaken: (listener) =>
      void news.listen(({ resume, revision }) => {
        // The news of what this tab has opened may come afterwards.
        if (revision !== undefined && !tab.revisionsOf(resume).includes(revision)) listener(resume);
      }),
  };
}

let only: KeptResumes | undefined;

/** Those of this tab: the dialog and the machine have to agree on which revisions are its own. */
export function keptResumes(): KeptResumes {
  only ??= createKeptResumes();
  return only;
}
