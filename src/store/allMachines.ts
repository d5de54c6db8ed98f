import { FLOW_IDS, machines } from '../../machines/all';
import { hostMachine } from './flowRecords';

hostMachine('resumeKeeping', machines.resumeKeeping);

/** Every machine, also those that otherwise run only once their code has loaded. */
export { FLOW_IDS, machines };
