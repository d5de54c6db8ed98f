import type { Page } from '@playwright/test';
import type { ExportRequest } from '../../../machines/exportRequest';
import type { JobContext, JobEvent } from '../../../machines/job';
import type { TemplateNumber } from '../../../src/domain/access';
import type { PosterJob } from '../../../src/domain/posts/occasions';
import { expect } from '../support/test';
import { button, can, click, press, sent, type Driver, type Moment } from './driver';
import { send, snapshotIn } from './inspected';
import { breakDown, goOn } from './world';

/** Cancels what was just begun, so that the next request finds nothing under way. */
async function cancelExport(page: Page): Promise<void> {
  await button(page, /^Cancel/)
    .first()
    .click();
  await expect(button(page, /^Cancel/)).toHaveCount(0);
}

const REQUEST_BUTTONS: Readonly<Record<Exclude<ExportRequest['type'], 'PREPARE_SHARE'>, string>> = {
  DOWNLOAD: 'Download Image',
  COPY: 'Copy picture',
  SHARE: 'Share',
  DOWNLOAD_ALL: 'All three sizes',
};

/** A device with a share sheet, seen as soon as the buttons are drawn again: another size and back does it. */
async function setShareSheet(page: Page, isThere: boolean): Promise<void> {
  await page.evaluate((can) => (navigator.canShare = () => can), isThere);
  await page.getByRole('radio', { name: /^Portrait/ }).check();
  await page.getByRole('radio', { name: /^Post/ }).check();
}

/** What is asked for under a poster. It is cancelled again: the tour of the export goes on from there. */
export const request: Driver = async (moment) => {
  const { page, event } = moment;
  const { type, template } = event as ExportRequest & { template?: TemplateNumber };
  const number = template ?? (event as Extract<ExportRequest, { type: 'DOWNLOAD_ALL' }>).posters[0]?.template;
  // Pictures drawn ahead are the app's own idea, in a pause of the visitor's.
  if (type === 'PREPARE_SHARE') return sentAndGivenUp(moment);
  const ask = button(page, new RegExp(`^${REQUEST_BUTTONS[type]}: template ${number}`));
  if (!can(moment)) {
    await expect(ask).toHaveCount(0);
    return sent(moment);
  }
  if (type === 'SHARE') await setShareSheet(page, true);
  await ask.click();
  await cancelExport(page);
  if (type === 'SHARE') await setShareSheet(page, false);
  return 'clicked';
};

/** Nothing of it can be seen or cancelled on the page. */
const sentAndGivenUp: Driver = async (moment) => {
  await sent(moment);
  const job = await snapshotIn(moment.page, 'posterExport');
  const cancel: JobEvent = { type: 'CANCEL', run: (job.context as JobContext).run };
  await send(moment.page, 'posterExport', cancel);
  return 'sent';
};

const subjectOf = ({ before }: Moment) => (before.context as JobContext<PosterJob>).subject;
const isAhead = (moment: Moment) => subjectOf(moment)?.purpose === 'prepare';
const isOfPosters = ({ id }: Moment) => id === 'posterExport';

const start: Driver = async (moment) => {
  const { page, before } = moment;
  const { subject, more = [] } = moment.event as Extract<JobEvent<PosterJob>, { type: 'START' }>;
  if (!isOfPosters(moment))
    return more.length > 0 || before.hasTag('busy') ? sent(moment) : press('DOWNLOAD')(moment);
  if (subject.purpose === 'prepare') return sent(moment);
  const ask = more.length > 0 ? button(page, 'Download all') : button(page, /^Download Image: template 1/);
  if (can(moment)) return click(ask);
  // A second press while one is at work: the button is there, and says that it waits.
  await expect(ask).toHaveAttribute('aria-disabled', 'true');
  return sent(moment);
};

const isPresent = ({ before, event }: Moment) =>
  (event as unknown as { run: number }).run === (before.context as JobContext).run;

const advance: Driver = async (moment) => {
  if (!isPresent(moment)) return sent(moment);
  await goOn(moment.page);
  return 'world';
};

const fail: Driver = async (moment) => {
  if (!isPresent(moment)) return sent(moment);
  await breakDown(moment.page);
  return 'world';
};

const cancel: Driver = async (moment) => {
  if (!isPresent(moment)) return sent(moment);
  const isShown = isOfPosters(moment) && !isAhead(moment);
  return isShown ? press(/^Cancel/)(moment) : sent(moment);
};

const retry: Driver = async (moment) => {
  if (isAhead(moment)) return sent(moment);
  return click(button(moment.page, /^Try .*again/).first());
};

/** Another size takes an outcome off the page. */
const dismiss: Driver = async (moment) => {
  if (!isOfPosters(moment)) return sent(moment);
  await moment.page.getByRole('radio', { name: /^Portrait/ }).check();
  await moment.page.getByRole('radio', { name: /^Post/ }).check();
  return 'clicked';
};

/** Who causes what happens to a job. */
export const JOB_DRIVERS: Readonly<Record<string, Driver>> = {
  START: start,
  ADVANCE: advance,
  FAILED: fail,
  CANCEL: cancel,
  RETRY: retry,
  DISMISS: dismiss,
};
