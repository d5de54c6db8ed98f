import type { ResumeData } from '../../domain/resume/entities';
import { toBackup } from '../../domain/resume/exchange/backup';
import type { JsonObject } from '../../domain/resume/exchange/json';
import { copyName } from '../../domain/resume/kept/kept';
import { openTabChannel } from '../tabChannel';
import { isKept } from './database';
import * as store from './keptStore';
import { createTabMemory } from './tabMemory';

export type { ListedResume } from './keptStore';

export type KeptResumes = ReturnType<typeof createKeptResumes>;

const CHANNEL = 'empowering-innovation/kept-resumes';

/** What another tab did to a resume. It only informs; what may be written is decided in the database. */
interface KeptNews {
  readonly resume: string;
  /** The revision that has been saved, empty if it has been deleted: a tab that does not know it may not save the resume. */
  readonly revision?: string;
}

/** The resumes on this device. Methods reject with an Error that has a message for the visitor. */
function createKeptResumes() {
  const tab = createTabMemory();
  const news = openTabChannel<KeptNews>(CHANNEL);

  async function insert(name: string, content: JsonObject) {
    const [id, revision] = [crypto.randomUUID(), crypto.randomUUID()];
    const added = await store.insert({ id, name, revision, savedAt: Date.now() }, tab.session(), content);
    news.post({ resume: id });
    return { id, revision, name: added };
  }

  return {
    /** The last saved one first. Creates nothing. */
    list: async () => ((await isKept()) ? store.readAll() : []),
    /** The latest version first. */
    versions: store.readVersions,
    /** Keeps a resume from now on. @returns its id */
    async create(name: string, resume: ResumeData) {
      // A browser short of space deletes other data first. Some ask the visitor; WebKitGTK has no such request.
      if ('storage' in navigator) void navigator.storage.persist();
      const { id, revision } = await insert(name, toBackup(resume));
      tab.note(id, [revision]);
      return id;
    },
    /** The latest contents of a resume, which this tab may save from then on. */
    async open(id: string) {
      const [{ revision }, content] = await store.read(id);
      tab.note(id, [revision]);
      return content;
    },
    async save(id: string, resume: ResumeData, isStored = true) {
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
    async rename(id: string, name: string) {
      await store.rename(id, name);
      news.post({ resume: id });
    },
    /** @returns the name of the copy */
    async duplicate(id: string) {
      const [{ name }, content] = await store.read(id);
      return (await insert(copyName(name), content)).name;
    },
    async remove(id: string) {
      await store.remove(id);
      news.post({ resume: id, revision: '' });
    },
    async forgetAll() {
      const resumes = await this.list();
      await store.removeAll();
      resumes.forEach(({ id }) => news.post({ resume: id, revision: '' }));
    },
    /** What this tab saves next is a version of its own. */
    startVersion: tab.startSession,
    /** Calls `listener` when another tab changes the list. @returns a function that unsubscribes */
    onChange: news.listen,
    onOvertaken: (listener: (resume: string) => void) =>
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
