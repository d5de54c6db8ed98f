import type { MachineModel, StateModel, TransitionModel } from '../../src/features/inspector/layout/model';
import { routingOf, type Bundle, type Lane } from '../../src/features/inspector/layout/routing';
import { insideOf, labelOf, spoken } from '../../src/features/inspector/layout/words';

const name = (id: string) => id.replace(/[^A-Za-z0-9]/g, '_');
const keyOf = (id: string) => id.slice(id.lastIndexOf('.') + 1);

/** A state and its description. Mermaid has no tags or inner transitions, so they are lines of text. */
function stateLines(state: StateModel, model: MachineModel, indent: string): string[] {
  const id = name(state.id);
  const says = [
    ...(state.isHistory ? ['history: leads to the child that was active last'] : []),
    ...state.tags.map((tag) => `tag ${tag}`),
    ...insideOf(state, model.transitions),
  ];
  const title = `${indent}state "${spoken(state.key)}" as ${id}`;
  const own = says.map((line) => `${indent}${id} : ${line}`);
  if (state.children.length === 0) {
    return [title, ...own, ...(state.isFinal ? [`${indent}${id} --> [*]`] : [])];
  }
  return [
    `${title} {`,
    ...(state.initial === null ? [] : [`${indent}  [*] --> ${name(state.initial)}`]),
    ...state.children.flatMap((child) => stateLines(child, model, `${indent}  `)),
    `${indent}}`,
    ...(says.length > 0 ? note(state.id, says) : []),
  ];
}

const note = (id: string, lines: readonly string[]) => [
  `  note right of ${name(id)}`,
  ...lines.map((line) => `    ${line}`),
  '  end note',
];

/** A family of many arrows is a note; a picture with one arrow each would hide the rest. */
function isFamily({ heads }: Lane, { tails }: Bundle) {
  return heads.length > 1 || tails.length > 3 || tails.length === 0;
}

function familyNote(model: MachineModel, { heads }: Lane, { edges, tails }: Bundle): string[] {
  const from = tails.length === 0 ? 'any state' : tails.map(keyOf).join(', ');
  const place = tails.length === 1 ? tails : heads.length === 1 ? heads : [model.initial];
  return note(place[0] ?? model.initial, [
    labelOf(edges[0]).join(' '),
    `from ${from}`,
    `to ${heads.map(keyOf).join(', ')}`,
  ]);
}

/** The machine as a Mermaid state diagram, for pages and reviews that draw Mermaid themselves. */
export function toMermaid(model: MachineModel): string {
  const { lanes } = routingOf(model);
  const bundles = lanes.flatMap((lane) => lane.bundles.map((bundle) => ({ lane, bundle })));
  const families = bundles.filter(({ lane, bundle }) => isFamily(lane, bundle));
  const hidden = new Set<TransitionModel>(families.flatMap(({ bundle }) => bundle.edges));
  const everywhere = model.transitions.filter(({ source, target }) => source === model.id && target === null);
  return [
    'stateDiagram-v2',
    `  [*] --> ${name(model.initial)}`,
    ...model.states.flatMap((state) => stateLines(state, model, '  ')),
    ...model.transitions.flatMap((one) =>
      one.target === null || hidden.has(one)
        ? []
        : [`  ${name(one.source)} --> ${name(one.target)} : ${labelOf(one).join(' ')}`],
    ),
    ...families.flatMap(({ lane, bundle }) => familyNote(model, lane, bundle)),
    ...(everywhere.length > 0
      ? note(
          model.initial,
          everywhere.map((one) => `in every state ${labelOf(one).join(' ')}`),
        )
      : []),
    '',
  ].join('\n');
}
