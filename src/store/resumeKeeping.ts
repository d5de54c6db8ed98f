import type { LateEffectName } from '../../machines/effects';
import type { KeepingContext, KeepingEvent } from '../../machines/resumeKeeping';
import type { ResumeData } from '../domain/resume/entities';
import { Overtaken } from '../domain/resume/kept/kept';
import { latestState } from './devTools';
import { flowEffects, type Effects } from './flowEffects';
import { flowEvent, type FlowsState } from './flows';
import type { ResumeKeeper } from './ports';
import type { Reaction } from './reactions';
import type { RootState } from './rootReducer';
import { selectIsSavable } from './sessionSlice';
import type { ToolsStore } from './store';
import { toastClosed, toastShown, type NewToast } from './toastsSlice';

/** Time in ms in which changes are collected before they are saved together. Nothing older than a second may be lost. */
export const KEEP_AFTER_MS = 400;

const OVERTAKEN =
  'This resume has been saved or deleted elsewhere, so this tab no longer keeps it. Choose what to do in Your data.';

const contextOf = ({ flows }: RootState) => flows.resumeKeeping.context as KeepingContext;

const isIn = ({ resumeKeeping: { value } }: FlowsState, state: string) =>
  typeof value === 'object' && value.keeping === state;

/** Whether everything in the tab is kept. */
export const selectIsUpToDate = ({ flows }: RootState): boolean => isIn(flows, 'saved');
/** Whether another tab has saved or deleted the resume that this tab kept. */
export const selectIsOvertaken = ({ flows }: RootState): boolean => flows.resumeKeeping.value === 'overtaken';
/** Why the last save failed; null if it didn't. */
export const selectKeepingError = (state: RootState): string | null => contextOf(state).error;

/** Why the tab doesn't keep its resume. At the bottom, because "Your data" is at the top. */
function problemIn(state: RootState): NewToast | undefined {
  const position = 'bottom-center';
  if (selectIsOvertaken(state)) return { text: OVERTAKEN, severity: 'warning', position };
  const error = state.flows.resumeKeeping.value === 'off' ? null : selectKeepingError(state);
  return error === null ? undefined : { text: error, severity: 'error', position };
}

/** Says each problem once, and no longer than there is one. */
const problems: Reaction<RootState> = (_action, { before, after }, dispatch) => {
  if (before.flows.resumeKeeping === after.flows.resumeKeeping) return;
  const [past, present] = [problemIn(before), problemIn(after)];
  if (past?.text === present?.text) return;
  for (const { id, text } of after.toasts.shown) if (text === past?.text) dispatch(toastClosed({ id }));
  if (present) dispatch(toastShown(present));
};

function effectsOf(keeper: ResumeKeeper, latest: () => RootState): Effects<LateEffectName> {
  return {
    waitToKeep: ({ send }) => {
      setTimeout(() => send('resumeKeeping', { type: 'DUE' }), KEEP_AFTER_MS);
    },
    saveKept: ({ send }) => {
      const { id, run } = contextOf(latest());
      keeper.save(id, latest().resume, selectIsSavable(latest())).then(
        () => send('resumeKeeping', { type: 'SAVED', run }),
        (error: unknown) => {
          if (error instanceof Overtaken) send('resumeKeeping', { type: 'OVERTAKEN', id });
          else send('resumeKeeping', { type: 'FAILED', run, message: (error as Error).message });
        },
      );
    },
  };
}

const keepingEvent = (event: KeepingEvent) => flowEvent('resumeKeeping', event);

/** Tells the machine which resume the tab keeps. */
const following = ({ kept: id }: ResumeData) => keepingEvent(id ? { type: 'FOLLOW', id } : { type: 'STOP' });

/** Tells the machine about every change of the resume. */
const changes: Reaction<RootState> = (_action, { before, after: { resume, flows } }, dispatch) => {
  if (resume.kept !== before.resume.kept) dispatch(following(resume));
  // Spares most keystrokes a transition.
  else if (resume !== before.resume && !isIn(flows, 'waiting')) dispatch(keepingEvent({ type: 'CHANGED' }));
};

const opened = new WeakSet<ToolsStore>();

/** Starts to keep the resume of this tab up to date on this device, whenever it has a place there. Idempotent. */
export function openKeeping(store: ToolsStore, keeper: ResumeKeeper): void {
  if (opened.has(store)) return;
  opened.add(store);
  const latest = () => latestState(store);
  store.extend({
    reactions: [changes, flowEffects(effectsOf(keeper, latest), store.dependencies), problems],
  });
  store.dispatch(following(latest().resume));
  keeper.onOvertaken((id) => store.dispatch(keepingEvent({ type: 'OVERTAKEN', id })));
  store.dependencies.leaving.onLeave(() => store.dispatch(keepingEvent({ type: 'DUE' })));
}
