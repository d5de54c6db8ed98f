import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { FLOW_IDS } from '../../machines';
import { EXPORT_EVENTS } from '../../machines/exportRequest';
import { TEMPLATE_NUMBERS } from '../../src/domain/access';
import { fieldNames, type FieldSpec, type FieldSpecs } from '../../src/domain/fields';
import { cutText } from '../../src/domain/graphemes';
import { BUSINESS_FIELDS, SOCIAL_FIELDS } from '../../src/domain/posts/details';
import { POSTER_FORMATS } from '../../src/domain/posts/formats';
import { LANGUAGE_CHOICES } from '../../src/domain/posts/greetings';
import { POST_FLOW_NAMES } from '../../src/domain/posts/occasions';
import { ACCENTS } from '../../src/domain/resume/design';
import { HEADING_NAMES } from '../../src/domain/resume/exchange/designFiles';
import { LETTER_FIELDS, LETTER_STEP_NAMES } from '../../src/domain/resume/letter/letterFields';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../../src/domain/resume/resumeFields';
import { PAPER_NAMES } from '../../src/domain/resume/layout';
import { RESUME_LIST_NAMES } from '../../src/domain/resume/lists';
import { HEADING, SECTION_NAMES } from '../../src/domain/resume/sections';
import { RESUME_STEP_NAMES } from '../../src/domain/resume/variants';
import { initialSipInputs } from '../../src/domain/sip/inputs';
import { requestFailed, requestStarted, signedIn, signedOut } from '../../src/store/authFacts';
import { sipInputChanged } from '../../src/store/calculatorSlice';
import type { FlowEvent } from '../../src/store/flowRecords';
import { flowEvent } from '../../src/store/flows';
import { detailChanged, detailsCleared } from '../../src/store/postDetailsSlice';
import { formatChosen, languageChosen } from '../../src/store/postOptionsSlice';
import { redone, stepUndone, undone } from '../../src/store/resumeHistory';
import { layoutChosen } from '../../src/store/resumeLayoutSlice';
import {
  itemAdded,
  itemMoved,
  itemRemoved,
  partChanged,
  photoChosen,
  resumeImported,
} from '../../src/store/resumeSlice';
import { ASHA } from '../jest/fakes';
import { TYPED } from '../jest/randomResume';

/** Actions as plain objects, of every kind that occurs in a visit, for all fields and lists of the domain. */
type Actions = fc.Arbitrary<UnknownAction>;

/** Any UTF-16 text, including halves of characters. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  maxLength: 12,
});
export const typedText = fc.oneof(fc.constantFrom<string>(...TYPED), anyText);
/** Values of a number box, which browsers report as empty when it contains no number. */
const typedNumber = fc.constantFrom('', '0', '8', '-3', '007', '2.5', '1e3', '99999999999999999999');
const picture = fc.constantFrom('', 'data:image/png;base64,iVBORw0KGgo=', 'data:image/webp;base64,UklGRg==');

const valueOf = ({ type, maxLength = 0 }: FieldSpec) => {
  if (type === 'image') return picture;
  return type === 'number' ? typedNumber : typedText.map((text) => cutText(text, maxLength));
};

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
/** Times of typing in ms, shorter and longer than the pause that starts a new step of the history. */
const at = fc.constantFrom(0, 400, 5000);
/** Ids that exist, and one that doesn't. */
const id = fc.integer({ min: 0, max: 5 });
const place = fc.integer({ min: -1, max: 6 });

/** A random value for each described field. */
const filled = <Entity extends object>(specs: FieldSpecs<Entity>) =>
  fc
    .tuple(...fieldNames(specs).map((name) => valueOf(specs[name]).map((value) => [name, value] as const)))
    .map((fields) => Object.fromEntries(fields) as { [Name in keyof Entity]: string });

const personalEdit: Actions = oneOf(fieldNames(PERSONAL_FIELDS)).chain((field) =>
  fc.record({ value: valueOf(PERSONAL_FIELDS[field]), at }).map(({ value, at: time }) => ({
    type: 'resume/personalInfoChanged',
    payload: { field, value },
    meta: { at: time },
  })),
);

const letterEdit: Actions = oneOf(fieldNames(LETTER_FIELDS)).chain((field) =>
  fc
    .record({ value: valueOf(LETTER_FIELDS[field]), at })
    .map(({ value, at: typedAt }) =>
      partChanged({ part: 'letter', field, label: field, changes: { [field]: value }, typedAt }),
    ),
);

const DESIGN_PARTS = {
  order: fc.shuffledSubarray([...SECTION_NAMES], { minLength: SECTION_NAMES.length }),
  hidden: fc.subarray([...SECTION_NAMES]),
  headings: fc.dictionary(oneOf(HEADING_NAMES), valueOf(HEADING)),
  accent: oneOf(ACCENTS),
  pairing: fc.constant(2 as const),
};
const design = fc.record(DESIGN_PARTS, { requiredKeys: [] });

/** A change of the design; undefined is as the templates have it. */
const designEdit: Actions = oneOf(Object.keys(DESIGN_PARTS) as (keyof typeof DESIGN_PARTS)[]).chain((part) =>
  fc
    .record({ value: fc.option<unknown, undefined>(DESIGN_PARTS[part], { nil: undefined }), at })
    .map(({ value, at: typedAt }) =>
      partChanged({ part: 'design', field: part, label: part, changes: { [part]: value }, typedAt }),
    ),
);

/** Edits of a list, and the steps that a toast can undo. */
const listSteps = RESUME_LIST_NAMES.map((list) => {
  const specs: Readonly<Record<string, FieldSpec>> = LIST_FIELDS[list];
  const edit = oneOf(Object.keys(specs)).chain((field) =>
    fc.record({ id, value: valueOf(specs[field]!), at }).map(({ id: entry, value, at: time }) => ({
      type: 'resume/itemChanged',
      payload: { list, id: entry, changes: { [field]: value } },
      meta: { at: time },
    })),
  );
  const removal: Actions = id.map((entry) => itemRemoved({ list, id: entry, title: `Entry ${entry}` }));
  return {
    edits: fc.oneof(
      { arbitrary: edit, weight: 4 },
      { arbitrary: fc.constant(itemAdded({ list })), weight: 1 },
      { arbitrary: removal, weight: 1 },
      { arbitrary: fc.tuple(id, place).map(([entry, to]) => itemMoved({ list, id: entry, to })), weight: 1 },
    ),
    toasted: fc.oneof(
      removal,
      filled(specs).map((item) =>
        resumeImported({
          label: 'a.json imported',
          parts: { [list]: [{ id: 7, ...item }], origin: { [`${list}.7`]: JSON.stringify(item) } },
        }),
      ),
    ),
  };
});

const POST_FIELDS = { ...SOCIAL_FIELDS, ...BUSINESS_FIELDS };

const posts: Actions = fc.oneof(
  oneOf(fieldNames(POST_FIELDS)).chain((field) =>
    valueOf(POST_FIELDS[field]).map((value) => detailChanged({ field, value })),
  ),
  fc.constantFrom(detailsCleared('social'), detailsCleared('business')),
);

const options: Actions = fc.oneof(
  oneOf(POSTER_FORMATS).map((format) => formatChosen(format)),
  fc
    .record({ flow: oneOf(POST_FLOW_NAMES), language: oneOf(LANGUAGE_CHOICES) })
    .map((choice) => languageChosen(choice)),
  oneOf(PAPER_NAMES).map((paper) => layoutChosen({ paper })),
  fc.boolean().map((isOn) => layoutChosen({ isFitted: isOn })),
  fc.boolean().map((isOn) => layoutChosen({ isPlain: isOn })),
);

const account: Actions = fc.constantFrom(
  requestStarted({ request: 'login' }),
  requestFailed({ request: 'login', problem: { code: 'x', message: 'No.', detail: '' } }),
  signedIn({ user: ASHA, via: 'login', warnings: [] }),
  signedOut({ by: 'logout' }),
);

const calculator: Actions = fc
  .record({
    field: oneOf(Object.keys(initialSipInputs()) as (keyof ReturnType<typeof initialSipInputs>)[]),
    value: fc.oneof(typedNumber, typedText),
  })
  .map((input) => sipInputChanged(input));

const choice = { template: oneOf(TEMPLATE_NUMBERS), format: oneOf(POSTER_FORMATS) };
const run = fc.integer({ min: 0, max: 3 });
const subject = fc.record({
  title: fc.constant('Nisha — Resume'),
  flow: oneOf(POST_FLOW_NAMES),
  ...choice,
  purpose: fc.constantFrom('download', 'prepare'),
});

/** Every event that a machine handles, and one that none does. */
const event: fc.Arbitrary<{ readonly type: string }> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('NEXT', 'NEXT', 'NEXT', 'PREVIOUS', 'LOGIN', 'CLOSE', 'ON_NEXT')
      .map((type) => ({ type })),
  },
  fc.constantFrom('SHOW_SIGN_UP', 'SHOW_LOGIN', 'RETRY', 'DISMISS', 'NOT_AN_EVENT').map((type) => ({ type })),
  oneOf([...RESUME_STEP_NAMES, ...LETTER_STEP_NAMES, 'preview', 'nowhere']).map((step) => ({
    type: 'JUMP',
    step,
  })),
  fc.constantFrom('resume', 'template').map((origin) => ({ type: 'OPEN', origin })),
  fc.record({ type: fc.constant('CHOOSE'), template: choice.template }),
  fc.record({ type: oneOf(EXPORT_EVENTS.filter((type) => type !== 'DOWNLOAD_ALL')), ...choice }),
  fc.record({ type: fc.constant('DOWNLOAD_ALL'), posters: fc.array(fc.record(choice), { maxLength: 3 }) }),
  fc.record({ type: fc.constant('START'), subject, more: fc.array(subject, { maxLength: 2 }) }),
  fc.record({ type: fc.constant('ADVANCE'), run, bytes: fc.nat(9) }),
  fc.record({ type: fc.constant('CANCEL'), run }),
  fc.record({ type: fc.constant('FAILED'), run, message: typedText }),
);
/** Such an event, typed so that it can be sent to any machine. */
export const machineEvent = event as fc.Arbitrary<FlowEvent>;

const flowStep: Actions = fc
  .tuple(oneOf(FLOW_IDS), machineEvent)
  .map(([flow, sent]) => flowEvent(flow, sent));

/** Edits of fields, lists and the design. */
export const resumeEdit: Actions = fc.oneof(
  { arbitrary: personalEdit, weight: 2 },
  { arbitrary: letterEdit, weight: 1 },
  { arbitrary: designEdit, weight: 1 },
  { arbitrary: fc.oneof(...listSteps.map(({ edits }) => edits)), weight: 4 },
);

/** Steps that a toast offers to undo. */
export const toastedStep: Actions = fc.oneof(
  { arbitrary: fc.oneof(...listSteps.map(({ toasted }) => toasted)), weight: 4 },
  filled(PERSONAL_FIELDS).map((personalInfo) => resumeImported({ label: 'b.json', parts: { personalInfo } })),
  design.map((parts) => resumeImported({ label: 'c.json', parts: { design: parts } })),
  fc.constant(photoChosen(null)),
);

/** Anything that happens to a resume, including undo and redo. */
export const resumeStep: Actions = fc.oneof(
  { arbitrary: resumeEdit, weight: 6 },
  { arbitrary: toastedStep, weight: 1 },
  { arbitrary: fc.constant(photoChosen({ name: 'me.jpg', size: 1200, type: 'image/jpeg' })), weight: 1 },
  { arbitrary: fc.constantFrom<UnknownAction>(undone(), undone(), redone()), weight: 2 },
  { arbitrary: fc.integer({ min: 1, max: 20 }).map((step) => stepUndone(step)), weight: 1 },
);

/** Anything that can happen in a visit. */
export const anyAction: Actions = fc.oneof(
  { arbitrary: resumeStep, weight: 6 },
  { arbitrary: posts, weight: 3 },
  { arbitrary: options, weight: 2 },
  { arbitrary: account, weight: 2 },
  { arbitrary: calculator, weight: 1 },
  { arbitrary: flowStep, weight: 8 },
);
