import './production';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { FLOW_IDS } from '../../machines';
import type { ResumeListName } from '../../src/domain/resume/entities';
import { RESUME_LIST_NAMES } from '../../src/domain/resume/lists';
import * as keys from '../../src/domain/sessionKeys';
import { selectUser } from '../../src/store/authSlice';
import { snapshotOf } from '../../src/store/flowRecords';
import { detailChanged, detailsCleared } from '../../src/store/postDetailsSlice';
import { itemAdded, itemChanged, photoChosen, resumeImported } from '../../src/store/resumeSlice';
import type { RootState } from '../../src/store/rootReducer';
import { anyAction, typedText } from './actions';
import { property } from './property';
import { kept, restored, stored, Visit } from './visit';

const { RESUME_KEYS, SOCIAL_KEYS, BUSINESS_KEYS, ...OWN_KEYS } = keys;
const KEYS = [RESUME_KEYS, SOCIAL_KEYS, BUSINESS_KEYS, OWN_KEYS].flatMap((group) =>
  Object.values<string>(group),
);

/** States that this release doesn't have. */
const STALE_PLACES = JSON.stringify({
  resumeA: { value: 'hobbies', context: { returnTo: 8 } },
  resumeB: { value: 'nowhere', before: ['hobbies', 'work', 'personal'] },
  resumeC: { value: 'locked', history: { 'resumeC.open.lastStop': ['resumeC.open.hobbies'] } },
  resumeD: { value: 'locked', context: { returnTo: 'work' } },
  diwali: { value: 'filters' },
  gymPicker: { value: { nextStep: 'template99' } },
});
const foreignText = fc.oneof(
  typedText,
  fc.json({ maxDepth: 2 }),
  fc.constantFrom(
    ...['null', '[]', '{}', '[null]', '[[[]]]', '[{"id":1},{"id":1}]', '{"id":"1"}', '{"__proto__":{}}'],
    ...['{"paper":"a3"}', '{"format":1,"languages":[]}', '{"name":"a","size":1e999}', 'data:text/html,x'],
  ),
);

const reloaded = createAction('tab/reloaded');
/** The button of one of the toasts that have one. */
const toastPressed = createAction<number>('tab/toastPressed');
/** The page is hidden while its storage takes only so many characters. */
const hiddenWhileFull = createAction<number>('tab/hiddenWhileFull');
/** The tab is reloaded after something else has written into its storage. */
const foreignWritten = createAction<{ key: string; text: string }>('tab/foreignWritten');

const step: fc.Arbitrary<UnknownAction> = fc.oneof(
  { arbitrary: anyAction, weight: 28 },
  { arbitrary: fc.constantFrom(reloaded(), ...[0, 200].map((room) => hiddenWhileFull(room))), weight: 4 },
  { arbitrary: fc.nat(3).map(toastPressed), weight: 3 },
  {
    arbitrary: fc.record({ key: fc.constantFrom(...KEYS), text: foreignText }).map(foreignWritten),
    weight: 1,
  },
  { arbitrary: fc.constant(foreignWritten({ key: keys.FLOWS_KEY, text: STALE_PLACES })), weight: 1 },
);

function expectDeclaredStates({ flows }: RootState): void {
  for (const flow of FLOW_IDS) {
    const { _nodes: nodes } = snapshotOf(flow, flows[flow]) as { _nodes: readonly { key: string }[] };
    if (nodes.length < 2) throw new Error(`${flow} is in no declared state: ${JSON.stringify(flows[flow])}`);
  }
}

/** Premium wizards are open to anyone who is signed in, and to nobody else. */
function expectOpenGates(state: RootState): void {
  const { resumeC, resumeD } = state.flows;
  const isMember = selectUser(state) !== null;
  if ([resumeC, resumeD].some(({ value }) => (value !== 'locked') !== isMember))
    throw new Error(
      `${isMember ? 'Locked' : 'Open'} to the wrong visitor: ${JSON.stringify([resumeC, resumeD])}`,
    );
}

function expectAllKept(before: RootState, after: RootState): void {
  if (kept(before) !== kept(after)) expect(JSON.parse(kept(after))).toEqual(JSON.parse(kept(before)));
}

/** Foreign data under one key affect no other key, and the resulting state can be saved. */
function expectOthersKept(before: RootState, after: RootState, key: string): void {
  const now = stored(after);
  // Read once, because a design is read in an order of its own.
  for (const [name, text] of stored(restored(stored(before))).values)
    if (name !== key && (now.getItem(name) ?? '') !== text)
      throw new Error(`${name} became ${now.getItem(name)} because of foreign data under ${key}.`);
  expectAllKept(after, restored(now));
}

const sizesOf = ({ resume }: RootState) => RESUME_LIST_NAMES.map((list) => resume[list].length);

/** How many entries the lists have got in all, after an action. */
function afterGift(given: readonly number[], action: UnknownAction): readonly number[] {
  const plus = (gift: (list: ResumeListName) => number) =>
    given.map((size, index) => size + gift(RESUME_LIST_NAMES[index]!));
  if (resumeImported.match(action)) return plus((list) => action.payload.parts[list]?.length ?? 0);
  return itemAdded.match(action) ? plus((list) => Number(action.payload.list === list)) : given;
}

/** No way of undoing doubles an entry: a list has at most what it was given. */
function expectNothingDoubled(state: RootState, given: readonly number[]): void {
  const doubled = RESUME_LIST_NAMES.filter((list, index) => state.resume[list].length > (given[index] ?? 0));
  if (doubled.length > 0) throw new Error(`Entries of ${doubled.join(', ')} are there twice.`);
}

beforeAll(() => jest.useFakeTimers());

property(
  'nothing is doubled, and nothing lost when a visit is reloaded at any moment, whatever the storage holds',
  fc.array(step, { minLength: 1, maxLength: 14, size: 'max' }),
  10_000,
  (steps) => {
    const visit = new Visit();
    let given: readonly number[] = sizesOf(visit.state);
    for (const action of [...steps, reloaded()]) {
      const before = visit.state;
      given = afterGift(given, action);
      if (toastPressed.match(action)) visit.pressToast(action.payload);
      else if (hiddenWhileFull.match(action)) visit.hideWhileFull(action.payload);
      else if (foreignWritten.match(action)) {
        const { key, text } = action.payload;
        visit.reload({ [key]: text });
        expectOthersKept(before, visit.state, key);
        given = sizesOf(visit.state);
      } else if (reloaded.match(action)) {
        visit.reload();
        expectAllKept(before, visit.state);
      } else visit.dispatch(action);
      expectNothingDoubled(visit.state, given);
      if (action.type.startsWith('tab/')) {
        expectDeclaredStates(visit.state);
        expectOpenGates(visit.state);
      }
    }
    // The timers of redux-persist keep their stores alive.
    jest.clearAllTimers();
  },
  [
    [
      detailChanged({ field: 'selectedPhoto', value: 'data:image/png;base64,iVBORw0KGgo=' }),
      reloaded(),
      detailsCleared('social'),
      photoChosen({ name: 'me.jpg', size: 1200, type: 'image/jpeg' }),
      itemChanged({ list: 'languages', id: 0, changes: { name: '' } }),
    ],
    [foreignWritten({ key: 'selectedPhoto', text: '{"name":"a","size":1e999}' })],
    [foreignWritten({ key: 'resumeKept', text: '\ud800' })],
  ],
);
