import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResumeData } from '../../src/domain/resume/entities';
import { emptyResume } from '../../src/domain/resume/resume';
import type { ResumeStop, ResumeVariant } from '../../src/domain/resume/variants';
import { ResumeEditor } from '../../src/features/resume/editor/ResumeEditor';
import {
  listStep,
  lockedTemplate,
  photoForm,
  previewParts,
  resumeSheets,
} from '../../src/features/resume/editor/lazyParts';
import { resumeEditor } from '../../src/features/resume/lazyScreens';
import { signedIn } from '../../src/store/authFacts';
import type { StoreDependencies } from '../../src/store/ports';
import { TOUCH, WIDE } from '../../src/ui/mediaQueries';
import { sampleResume, sessionOf } from '../fixtures/resumeSession';
import { ASHA, storeWith } from './fakes';
import { renderIn } from './renderIn';

/** Loads all code of the editor; what it shows until then is tested in the browser. */
export const loadEditor = () =>
  Promise.all(
    [resumeEditor, lockedTemplate, resumeSheets, listStep, photoForm, previewParts].map(({ load }) => load()),
  );

const NISHA = {
  ...emptyResume().personalInfo,
  fullName: 'Nisha Verma',
  title: 'Developer',
  email: 'nisha@example.com',
  description: 'Builds forms.',
};
interface Options {
  readonly services?: Partial<StoreDependencies>;
  /** What is filled in besides Nisha's details. */
  readonly resume?: Partial<ResumeData>;
  /** Whether form and preview are side by side; otherwise the window is that of a phone. */
  readonly isWide?: boolean;
  /** Whether the device has no pointer that hovers. */
  readonly isTouch?: boolean;
}

/** Opens the editor of a variant at one of its stops, with Nisha's details filled in. */
export function openAt(
  variant: ResumeVariant,
  stop: ResumeStop,
  { services, resume, isWide = true, isTouch = false }: Options = {},
) {
  const matching = (matches: boolean) => Object.assign(new EventTarget(), { matches });
  const wide = matching(isWide);
  window.matchMedia = (query) =>
    (query === WIDE ? wide : matching(isTouch && query === TOUCH)) as MediaQueryList;
  /** Makes the window wide or narrow, as turning a tablet does. */
  const turn = () =>
    act(() => {
      wide.matches = !wide.matches;
      wide.dispatchEvent(new Event('change'));
    });
  const typed = { ...emptyResume(), personalInfo: NISHA, ...resume };
  const tab = storeWith(sessionOf({ variant, resume: typed, stop }), services);
  const view = renderIn(tab.store, <ResumeEditor variant={variant} />);
  return { ...tab, ...view, turn, user: userEvent.setup({ applyAccept: false }) };
}

/** Opens Design in the preview of a variant for a member, with this or the variant's sample filled in. */
export async function openDesign(
  variant: ResumeVariant,
  resume: Partial<ResumeData> = sampleResume(variant),
) {
  const tab = openAt(variant, 'preview', { resume });
  act(() => void tab.store.dispatch(signedIn({ user: ASHA, via: 'session', warnings: [] })));
  await tab.user.click(screen.getByRole('tab', { name: 'Design' }));
  await screen.findByRole('combobox', { name: 'Headings' });
  return tab;
}
