import { choicesOf, type ExportRequest } from '../../../../machines/exportRequest';
import type { JobContext, JobEvent } from '../../../../machines/job';
import type { PosterJob } from '../../../../src/domain/posts/occasions';
import { controls, expectControl, press, until } from './controls';
import { can, pressing, send, sent, type Driver, type Moment } from './moment';
import { world } from './world';

/** Chooses another poster size and then the first one again. */
async function changeSizeAndBack(): Promise<void> {
  await press(/^Portrait/);
  await press(/^Post/);
}

/** Adds or removes the device's share sheet; the page notices when the buttons render again. */
async function setShareSheet(isThere: boolean): Promise<void> {
  navigator.canShare = () => isThere;
  await changeSizeAndBack();
}

/** What is asked for under a poster. It is cancelled again, so that the next request finds nothing under way. */
const asking =
  (name: string): Driver =>
  async (moment) => {
    const { type } = moment.event;
    const [poster] = choicesOf(moment.event);
    const ask = new RegExp(`^${name}: template ${poster?.template}`);
    if (!can(moment)) {
      await expectControl(false, ask);
      return sent(moment);
    }
    if (type === 'SHARE') await setShareSheet(true);
    await press(ask);
    await press(/^Cancel/);
    await expectControl(false, /^Cancel/);
    if (type === 'SHARE') await setShareSheet(false);
  };

/** The app itself draws pictures ahead of time while the visitor pauses; the page doesn't show them and can't cancel them. */
const prepare: Driver = ({ id, event }) => {
  send(id, event);
  const { run } = window.__inspect!.getSnapshot('posterExport').context;
  const cancel: JobEvent = { type: 'CANCEL', run };
  send('posterExport', cancel);
};

export const REQUEST_DRIVERS: Readonly<Record<ExportRequest['type'], Driver>> = {
  DOWNLOAD: asking('Download Image'),
  COPY: asking('Copy picture'),
  SHARE: asking('Share'),
  DOWNLOAD_ALL: asking('All three sizes'),
  PREPARE_SHARE: prepare,
};

const subjectOf = ({ before }: Moment) => (before.context as JobContext<PosterJob>).subject;
const isAhead = (moment: Moment) => subjectOf(moment)?.purpose === 'prepare';
const isOfPosters = ({ id }: Moment) => id === 'posterExport';
const isPresent = ({ before, event }: Moment) =>
  'run' in event && event.run === (before.context as JobContext).run;

const start: Driver = async (moment) => {
  const { subject, more = [] } = moment.event as Extract<JobEvent<PosterJob>, { type: 'START' }>;
  if (!isOfPosters(moment))
    return more.length > 0 || moment.before.hasTag('busy') ? sent(moment) : press('DOWNLOAD');
  if (subject.purpose === 'prepare') return sent(moment);
  const ask = more.length > 0 ? 'Download all' : /^Download Image: template 1/;
  if (can(moment)) return press(ask);
  // A second press during a job: the button exists, and says that it is busy.
  await until(
    () => `“${String(ask)}” does not say that it waits.`,
    () => controls(ask)[0]?.ariaDisabled === 'true',
  );
  return sent(moment);
};

export const JOB_DRIVERS: Readonly<Record<string, Driver>> = {
  START: start,
  ADVANCE: (moment) => (isPresent(moment) ? world.goOn() : sent(moment)),
  FAILED: (moment) => (isPresent(moment) ? world.breakDown() : sent(moment)),
  CANCEL: (moment) => {
    const isShown = isPresent(moment) && isOfPosters(moment) && !isAhead(moment);
    return isShown ? pressing(/^Cancel/)(moment) : sent(moment);
  },
  RETRY: (moment) => (isAhead(moment) ? sent(moment) : press(/^Try .*again/)),
  // Another size dismisses an outcome.
  DISMISS: (moment) => (isOfPosters(moment) ? changeSizeAndBack() : sent(moment)),
};
