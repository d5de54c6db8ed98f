import { isRecord } from '../../domain/isRecord';
import { KEPT_REVISIONS_KEY } from '../../domain/sessionKeys';

/** What a tab knows of kept resumes. */
interface TabMemory {
  /** Id of the session, whose last state is one version. */
  readonly session: string;
  /** By resume: the revisions that the tab has read or written, or was writing when it was last reloaded. */
  readonly revisions: Readonly<Record<string, readonly string[]>>;
}

const isMemory = (value: unknown): value is TabMemory =>
  isRecord(value) &&
  typeof value.session === 'string' &&
  isRecord(value.revisions) &&
  Object.values(value.revisions).every(Array.isArray);

function restored(): TabMemory {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEPT_REVISIONS_KEY) ?? 'null');
    if (isMemory(stored)) return stored;
  } catch {
    // Blocked or damaged: the tab then knows nothing, and a visitor opens the resume again.
  }
  return { session: crypto.randomUUID(), revisions: {} };
}

/** Remembers, across reloads, which revisions of which resumes are this tab's own. */
export function createTabMemory() {
  let memory = restored();
  let isLasting = true;
  const remember = (next: TabMemory) => {
    memory = next;
    try {
      if (isLasting) sessionStorage.setItem(KEPT_REVISIONS_KEY, JSON.stringify(next));
      // After a reload the tab would have an older resume, and replace by it what it kept last.
      else sessionStorage.removeItem(KEPT_REVISIONS_KEY);
    } catch {
      // Full or blocked: after a reload the tab asks which state to keep.
    }
  };
  return {
    session: () => memory.session,
    revisionsOf: (resume: string): readonly string[] => memory.revisions[resume] ?? [],
    /** @param isStored whether the tab still has the resume after a reload */
    note: (resume: string, revisions: readonly string[], isStored = true) => {
      isLasting = isStored;
      remember({ ...memory, revisions: { ...memory.revisions, [resume]: revisions } });
    },
    /** The next save is a version of its own. */
    startSession: () => remember({ ...memory, session: crypto.randomUUID() }),
  };
}
