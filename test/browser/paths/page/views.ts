import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { FlowId } from '../../../../machines';
import type { JobContext } from '../../../../machines/job';
import { isPremiumTemplate, TEMPLATE_NUMBERS } from '../../../../src/domain/access';
import { POST_FLOWS, type PosterJob, type PostFlowName } from '../../../../src/domain/posts/occasions';
import { RESUME_TEMPLATES } from '../../../../src/domain/resume/variants';
import { stateName } from '../../../../src/features/inspector/states';
import { stopsOf, touredKindOf, type TouredKind } from '../../../paths/kinds';
import { variantOfFlow } from '../addresses';
import type { ExpectedView, View } from './readView';

type ViewOf = (id: FlowId, snapshot: AnyMachineSnapshot) => ExpectedView;

const valueOf = ({ value }: AnyMachineSnapshot) => stateName(value as StateValue);
const count = (isThere: boolean) => (isThere ? 1 : 0);
const locked = TEMPLATE_NUMBERS.filter(isPremiumTemplate);

const wizard: ViewOf = (id, snapshot) => {
  const value = valueOf(snapshot);
  if (value === 'locked')
    return {
      state: value,
      heading: `${RESUME_TEMPLATES[variantOfFlow(id)].name} opens when you log in`,
      current: null,
      open: [],
      buttons: { Previous: 0, Next: 0, Login: 1, DOWNLOAD: 0 },
    };
  const stops = stopsOf(id);
  const stop = value.replace(/^open\./, '');
  const here = stops.findIndex(({ step }) => step === stop);
  const isPreview = here === stops.length - 1;
  return {
    state: stop,
    // The heading of the preview is the number of pages and the result of the review.
    heading: isPreview ? /\bpages?\b/i : (stops[here]?.title ?? ''),
    current: stops[here]?.title ?? '',
    // Everything is already filled in.
    open: stops.filter((_stop, at) => at !== here).map(({ title }) => title),
    buttons: { Previous: count(here > 0), Next: count(!isPreview), Login: 0, DOWNLOAD: count(isPreview) },
  };
};

const STATIONS = ['Details', 'Select a Template'] as const;

const postFlow: ViewOf = (id, snapshot) => {
  const value = valueOf(snapshot);
  const isMember = (snapshot.context as { access: string }).access === 'member';
  const isSelect = value === 'select';
  const [first, second] = STATIONS;
  const { title, then } = POST_FLOWS[id as PostFlowName];
  const stations: Record<string, Pick<View, 'current' | 'open'>> = {
    details: { current: then === 'comingSoon' ? null : first, open: [] },
    comingSoon: { current: null, open: [] },
  };
  const headings: Record<string, string> = {
    details: `${title} posters`,
    comingSoon: 'Coming Soon',
  };
  return {
    state: value,
    heading: headings[value] ?? second,
    ...(stations[value] ?? { current: second, open: [first] }),
    buttons: {
      Previous: count(value !== 'details'),
      Next: count(value === 'details'),
      Login: isSelect && !isMember ? locked.length : 0,
      'Download Image': isSelect ? TEMPLATE_NUMBERS.length - (isMember ? 0 : locked.length) : 0,
    },
    cards: isSelect
      ? TEMPLATE_NUMBERS.map((template) => (!isMember && isPremiumTemplate(template) ? 'locked' : 'open'))
      : [],
  };
};

const picker: ViewOf = (_id, snapshot) => {
  const value = valueOf(snapshot);
  const isList = value === 'list';
  return {
    state: isList ? value : 'nextStep',
    // The heading of the chosen poster is its name.
    heading: isList ? STATIONS[1] : /^(?!Select a Template$)./,
    current: STATIONS[1],
    open: [STATIONS[0]],
    buttons: { 'Download Image': count(!isList), 'Other templates': count(!isList), Previous: count(isList) },
  };
};

const POPUP: Readonly<Record<string, ExpectedView>> = {
  'open.login': { heading: /^Log in /, dialogTab: 'Login' },
  'open.signUp': { heading: /^Sign up /, dialogTab: 'Sign Up' },
};

const loginPopup: ViewOf = (_id, snapshot) => {
  const value = valueOf(snapshot);
  return { state: value === 'closed' ? null : value, dialogTab: null, ...POPUP[value] };
};

/** The export status on each card; pictures drawn ahead of time have none. */
function exportsOf(snapshot: AnyMachineSnapshot): string[] {
  const { subject, queue, finished, failures } = snapshot.context as JobContext<PosterJob>;
  const isBusy = snapshot.hasTag('busy');
  const isQuiet = snapshot.value === 'idle' || subject?.purpose === 'prepare';
  return TEMPLATE_NUMBERS.filter((template) => !isPremiumTemplate(template)).map((template) => {
    const isMine = (job: PosterJob) => job.template === template;
    if (isQuiet || !subject) return 'idle';
    if (isBusy && isMine(subject)) return valueOf(snapshot);
    if (queue.some(isMine)) return 'waiting';
    if (failures.some((failure) => isMine(failure.subject))) return 'failed';
    if (finished.some(isMine)) return 'done';
    return isBusy ? 'waiting' : 'idle';
  });
}

const posterExport: ViewOf = (_id, snapshot) => ({
  exports: [...exportsOf(snapshot), ...locked.map(() => 'locked')],
});

const resumePrint: ViewOf = (_id, snapshot) => ({
  state: valueOf(snapshot),
  buttons: { DOWNLOAD: count(!snapshot.hasTag('busy')), 'Try again': count(snapshot.matches('failed')) },
});

const VIEWS: Readonly<Record<TouredKind, ViewOf>> = {
  wizard,
  postFlow,
  picker,
  loginPopup,
  job: (id, snapshot) => (id === 'posterExport' ? posterExport : resumePrint)(id, snapshot),
};

/** The view that the page should show of a machine's snapshot, derived from the domain's lists. */
export const viewOf: ViewOf = (id, snapshot) => VIEWS[touredKindOf(id)](id, snapshot);
