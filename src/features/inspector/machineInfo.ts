import { RESUME_FLOWS, type FlowId } from '../../../machines';
import { FLOW_IDS, machines } from '../../store/allMachines';
import { modelOf, type MachineModel } from './layout/model';
import { isPicker, pickerOf, POST_FLOW_NAMES, POST_FLOWS } from '../../domain/posts/occasions';
import { RESUME_TEMPLATES, RESUME_VARIANT_NAMES } from '../../domain/resume/variants';

/** Display name of a machine, and where on the site it is used. */
export interface MachineInfo {
  readonly id: FlowId;
  /** Number of its figure in machines/diagrams. */
  readonly figure: number;
  readonly name: string;
  /** Where it is used; `address` if that is a single page. */
  readonly place: string;
  readonly address?: string;
  readonly model: MachineModel;
}

interface Place {
  readonly name: string;
  readonly place: string;
  readonly address?: string;
}

const page = (name: string, address: string): Place => ({ name, place: address, address });

const WIZARDS = RESUME_VARIANT_NAMES.map((variant): [FlowId, Place] => {
  const { template, design } = RESUME_TEMPLATES[variant];
  const name = `Resume, template ${variant.toUpperCase()} (${design})`;
  return [RESUME_FLOWS[variant], page(name, `/resume?template=${template}`)];
});

const POSTS = POST_FLOW_NAMES.map((flow): [FlowId, Place] => [
  flow,
  page(POST_FLOWS[flow].title, POST_FLOWS[flow].path),
]);

const SHARED: [FlowId, Place][] = [
  ...POST_FLOW_NAMES.filter(isPicker).map((flow): [FlowId, Place] => [
    pickerOf(flow),
    { name: 'Template picker', place: `after the details of ${POST_FLOWS[flow].path}` },
  ]),
  ['loginPopup', { name: 'Login popup', place: 'over every tool' }],
  ['posterExport', { name: 'Poster export', place: 'below the posters' }],
  ['resumePrint', { name: 'Resume print', place: 'beside the resume' }],
  ['resumeKeeping', { name: 'Resume keeping', place: 'beside every resume that is kept' }],
];

const infoOf = ([id, place]: [FlowId, Place]): MachineInfo => ({
  id,
  figure: FLOW_IDS.indexOf(id) + 1,
  model: modelOf(machines[id]),
  ...place,
});

/** All machines, in the groups of the index. */
export const MACHINE_GROUPS: readonly {
  readonly title: string;
  readonly machines: readonly MachineInfo[];
}[] = [
  { title: 'Resume wizards', machines: WIZARDS.map(infoOf) },
  { title: 'Post flows', machines: POSTS.map(infoOf) },
  { title: 'Shared', machines: SHARED.map(infoOf) },
];

const ALL = MACHINE_GROUPS.flatMap(({ machines: group }) => group);

/** The machine with this id; undefined for any other text. */
export const machineInfo = (id: string | null): MachineInfo | undefined => ALL.find((one) => one.id === id);
