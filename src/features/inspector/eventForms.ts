import { type FlowId, machines } from '../../../machines';
import { TEMPLATE_NUMBERS } from '../../domain/access';
import { isRecord } from '../../domain/isRecord';
import { POSTER_FORMATS } from '../../domain/posts/formats';
import { POST_FLOW_NAMES } from '../../domain/posts/occasions';
import { canSend, type FlowEvent, type FlowRecord } from '../../store/flowRecords';
import type { BareType } from '../../store/flows';
import { leavesOf } from './states';
import type { MachineInfo } from './machineInfo';

/** A value to choose or type before sending an event. The first choice is the default. */
export type PayloadField =
  | { readonly name: string; readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly name: string; readonly kind: 'text' | 'number'; readonly value: string };

/** Form values by field name. */
type PayloadValues = Readonly<Record<string, string>>;

/** An event of a machine with its payload fields. */
export interface EventForm {
  readonly type: string;
  readonly fields: readonly PayloadField[];
  readonly build: (values: PayloadValues) => FlowEvent;
}

const choice = (name: string, options: readonly (string | number)[]): PayloadField => ({
  name,
  kind: 'choice',
  options,
});
const POSTER = [choice('template', TEMPLATE_NUMBERS), choice('format', POSTER_FORMATS)];
const PURPOSES = ['download', 'share', 'copy', 'prepare'];

type Shape = Pick<EventForm, 'fields'> & {
  readonly payload: (values: PayloadValues) => Readonly<Record<string, unknown>>;
};

type ShapeFor = (info: MachineInfo, record: FlowRecord) => Shape;

const posterOf = ({ template, format }: PayloadValues) => ({ template: Number(template), format });
const poster: Shape = { fields: POSTER, payload: posterOf };

/** A part of the context as text, which makes it a default that the machine accepts; empty if the machine has no such part. */
const partOf = ({ context }: FlowRecord, name: string) =>
  isRecord(context) && name in context ? String(context[name]) : '';
const run = (record: FlowRecord): PayloadField => ({
  name: 'run',
  kind: 'number',
  value: partOf(record, 'run'),
});
/** An answer to the run that the machine is waiting for. */
const answer: ShapeFor = (_, record) => ({
  fields: [run(record)],
  payload: (values) => ({ run: Number(values.run) }),
});
/** The resume that a tab keeps or could keep. */
const keptResume: ShapeFor = (_, record) => ({
  fields: [{ name: 'id', kind: 'text', value: partOf(record, 'id') || 'resume-1' }],
  payload: ({ id }) => ({ id }),
});

function startShape(id: FlowId): Shape {
  if (id === 'resumePrint') {
    const title: PayloadField = { name: 'title', kind: 'text', value: 'Resume of Asha Rao' };
    return { fields: [title], payload: (values) => ({ subject: { title: values.title } }) };
  }
  return {
    fields: [choice('flow', POST_FLOW_NAMES), ...POSTER, choice('purpose', PURPOSES)],
    payload: (values) => ({
      subject: { flow: values.flow, ...posterOf(values), purpose: values.purpose },
    }),
  };
}

/** The payload of every event that has one. */
const SHAPES: Readonly<Record<Exclude<FlowEvent['type'], BareType>, ShapeFor>> = {
  JUMP: ({ model }) => ({
    fields: [
      choice(
        'step',
        leavesOf(model)
          .map(({ key }) => key)
          .filter((key) => key !== 'locked'),
      ),
    ],
    payload: ({ step }) => ({ step }),
  }),
  OPEN: () => ({ fields: [choice('origin', ['resume', 'template'])], payload: ({ origin }) => ({ origin }) }),
  CHOOSE: () => ({
    fields: [choice('template', [1, 2])],
    payload: ({ template }) => ({ template: Number(template) }),
  }),
  DOWNLOAD: () => poster,
  SHARE: () => poster,
  COPY: () => poster,
  PREPARE_SHARE: () => poster,
  DOWNLOAD_ALL: () => ({
    fields: [choice('first templates', [2, 4])],
    payload: (values) => ({
      posters: TEMPLATE_NUMBERS.slice(0, Number(values['first templates'])).map((template) => ({
        template,
        format: 'post',
      })),
    }),
  }),
  START: ({ id }) => startShape(id),
  CANCEL: answer,
  SAVED: answer,
  FOLLOW: keptResume,
  OVERTAKEN: keptResume,
  ADVANCE: (_, record) => ({
    fields: [run(record), { name: 'bytes', kind: 'number', value: '184000' }],
    payload: (values) => ({ run: Number(values.run), bytes: Number(values.bytes) }),
  }),
  FAILED: (_, record) => ({
    fields: [run(record), { name: 'message', kind: 'text', value: 'It did not work. Please try again.' }],
    payload: (values) => ({ run: Number(values.run), message: values.message ?? '' }),
  }),
};

/** Every event of a machine: those without a payload first, those that apply in every state last. */
export function eventForms(info: MachineInfo, record: FlowRecord): EventForm[] {
  const shapes: Readonly<Partial<Record<string, ShapeFor>>> = SHAPES;
  const forms = machines[info.id].events.map((type: string): EventForm => {
    const shape = shapes[type]?.(info, record);
    return {
      type,
      fields: shape?.fields ?? [],
      // The table above follows the machines' types; the machine itself validates the result.
      build: (values) => ({ type, ...shape?.payload(values) }) as FlowEvent,
    };
  });
  const isEverywhere = ({ type }: EventForm) =>
    info.model.transitions.some(({ event, source }) => event === type && source === info.model.id);
  const rank = (form: EventForm) => (isEverywhere(form) ? 2 : 0) + (form.fields.length > 0 ? 1 : 0);
  return forms.sort((one, other) => rank(one) - rank(other));
}

export const firstValues = ({ fields }: EventForm): PayloadValues =>
  Object.fromEntries(
    fields.map((field) => [field.name, field.kind === 'choice' ? String(field.options[0]) : field.value]),
  );

/** All combinations of a form's choices; typed fields keep their defaults. */
function fillings(form: EventForm): PayloadValues[] {
  return form.fields.reduce<PayloadValues[]>(
    (filled, field) =>
      field.kind === 'choice'
        ? filled.flatMap((values) =>
            field.options.map((option) => ({ ...values, [field.name]: String(option) })),
          )
        : filled,
    [firstValues(form)],
  );
}

/** Values with which the machine accepts the event now; undefined if there are none. */
export function possibleValues(flow: FlowId, record: FlowRecord, form: EventForm): PayloadValues | undefined {
  return fillings(form).find((values) => canSend(flow, record, form.build(values)));
}
