/** @jest-environment node */
import './production';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  BUSINESS_KEYS,
  FLOWS_KEY,
  POST_OPTIONS_KEY,
  RESUME_KEYS,
  RESUME_LAYOUT_KEY,
  RESUME_ORIGIN_KEY,
  SOCIAL_KEYS,
} from '../../src/domain/sessionKeys';
import { FLOW_IDS } from '../../machines';
import { snapshotOf } from '../../src/store/flows';
import { initialState, rootReducer, type RootState } from '../../src/store/rootReducer';
import { createSessionMirror, type MirroredState } from '../../src/store/sessionMirror';
import { MemoryStorage } from '../jest/fakes';
import { anyAction, typedText } from './actions';
import { property } from './property';
import { kept, storable } from './visit';

const KEYS = [
  ...new Set([
    ...Object.values(RESUME_KEYS),
    ...Object.values(SOCIAL_KEYS),
    ...Object.values(BUSINESS_KEYS),
    FLOWS_KEY,
    RESUME_LAYOUT_KEY,
    RESUME_ORIGIN_KEY,
    POST_OPTIONS_KEY,
  ]),
];

const mirrorOf = (storage: MemoryStorage) =>
  createSessionMirror(
    () => storage,
    initialState,
    () => undefined,
  );

const restore = (values: Record<string, string>) => mirrorOf(new MemoryStorage(values)).getItem();

function stored(state: MirroredState): Record<string, string> {
  const storage = new MemoryStorage();
  void mirrorOf(storage).setItem('session', state);
  return Object.fromEntries(storage.values);
}

/** The state with the slices that are mirrored put into it. */
const whole = (mirrored: MirroredState): RootState => ({ ...initialState, ...mirrored });

/** `expect` costs too much to be asked where nothing differs. */
function expectSame(state: RootState, restored: MirroredState): void {
  const [before, after] = [storable(kept(state)), kept(whole(restored))];
  if (!isDeepStrictEqual(before, after)) expect(after).toEqual(before);
}

const foreign = fc.oneof(
  typedText,
  fc.json({ maxDepth: 2 }),
  fc.constantFrom(
    'null',
    '[]',
    '{}',
    '[null]',
    '[{"id":1},{"id":1}]',
    '{"id":"1"}',
    '{"__proto__":{}}',
    '[[[]]]',
  ),
  fc.constantFrom(
    '{"resumeA":{"value":"nowhere","context":{}}}',
    '{"resumeC":{"value":"locked","history":{"resumeC.open.lastStop":["resumeC.open.nowhere"]}}}',
  ),
  fc.constantFrom(
    '{"paper":"a3"}',
    '{"format":1,"languages":[]}',
    '{"name":"a","size":1e999}',
    'data:text/html,x',
  ),
);

property(
  'what any sequence of edits leaves in the storage reads back as the same state',
  fc.array(anyAction, { minLength: 1, maxLength: 20, size: 'max' }),
  500,
  (actions) => {
    const state = actions.reduce<RootState>(rootReducer, initialState);
    expectSame(state, restore(stored(state)));
  },
);

property(
  'a key with foreign data costs no more than itself, and the page works on',
  fc.record({
    actions: fc.array(anyAction, { maxLength: 8 }),
    key: fc.constantFrom(...KEYS),
    text: foreign,
    more: fc.array(anyAction, { maxLength: 4 }),
  }),
  1000,
  ({ actions, key, text, more }) => {
    const state = actions.reduce<RootState>(rootReducer, initialState);
    const keys = stored(state);
    const restored = restore({ ...keys, [key]: text });
    const others = stored(restored);
    for (const [name, value] of Object.entries(keys)) {
      if (name !== key && (others[name] ?? '') !== value)
        throw new Error(`${name} became ${String(others[name])} because ${key} was damaged.`);
    }
    const after = more.reduce<RootState>(rootReducer, whole(restored));
    for (const flow of FLOW_IDS) snapshotOf(flow, after.flows[flow]);
    expectSame(after, restore(stored(after)));
  },
);
