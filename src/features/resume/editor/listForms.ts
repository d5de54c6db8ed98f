import type { FieldSpec, FieldSpecs } from '../../../domain/fields';
import { PRESENT, recentMonths, thisMonth } from '../../../domain/resume/dates';
import type { EntryListName, ItemFields, ResumeListName } from '../../../domain/resume/entities';
import { isOwnList } from '../../../domain/resume/lists';
import { fieldsOf } from '../../../domain/resume/listWords';
import { tidyGrade, tidyMonth, tidyYear } from '../../../domain/resume/tidy';

type Help = Pick<FieldSpec, 'placeholder' | 'hint' | 'autoComplete' | 'suggestions' | 'tidy'>;
type HelpFor<List extends ResumeListName> = Readonly<Partial<Record<keyof ItemFields<List>, Help>>>;
type Specs = FieldSpecs<Readonly<Record<string, string>>>;

/** As the sheet then prints it. */
const inMonths = (typed: string): string => tidyMonth(typed, thisMonth());

const MONTHS: HelpFor<'workExperiences'> = {
  startDate: {
    placeholder: 'Month Year',
    hint: 'Month Year, for example Jul 2020',
    tidy: inMonths,
    get suggestions() {
      return recentMonths();
    },
  },
  endDate: {
    placeholder: 'Month Year',
    tidy: inMonths,
    get suggestions() {
      return [PRESENT, ...recentMonths()];
    },
  },
};

/** For a field about somebody else: browsers would fill in the visitor. */
const NOT_FILLED_IN: Help = { autoComplete: 'off' };

/** What a form says beside the labels of its fields. Apart from them, because the first step is not a list. */
const HELP: { readonly [List in ResumeListName]?: HelpFor<List> } = {
  workExperiences: {
    companyName: { autoComplete: 'organization', placeholder: 'Name on your offer letter' },
    position: { autoComplete: 'organization-title' },
    location: { placeholder: 'City, State' },
    ...MONTHS,
    jobDescription: { hint: 'One result, with a number if you have one' },
    additionalField2: { placeholder: 'Leave empty if two say it all' },
  },
  education: {
    courseName: { placeholder: 'B.Tech, B.Com, Class XII …' },
    stream: { placeholder: 'Computer Science, Commerce …' },
    cgpaPercent: { placeholder: '8.4 CGPA or 84%', tidy: tidyGrade },
    startDate: { tidy: tidyYear },
    endDate: { tidy: tidyYear },
  },
  projects: {
    techStack: { placeholder: 'TypeScript, React' },
    completionYear: { placeholder: 'Year' },
    githubLink: { placeholder: 'github.com/…' },
  },
  skills: {
    name: { placeholder: 'Languages' },
    value: { placeholder: 'Separate them by commas' },
  },
  languages: { fluency: { hint: '1-10' } },
  professionalSkills: { fluency: { hint: '1-9' } },
  reference: {
    name: NOT_FILLED_IN,
    company: NOT_FILLED_IN,
    companySite: NOT_FILLED_IN,
    phoneNumber: NOT_FILLED_IN,
  },
};

const OWN_HELP: HelpFor<'workExperiences'> = {
  companyName: { placeholder: 'An organisation, a paper, an award …' },
  position: { placeholder: 'Your part, or the publisher' },
  ...MONTHS,
};

const made = new Map<string, Specs>();

/** The fields of a list's form; the same object for the same fields. */
export function formFieldsOf(list: EntryListName): Specs {
  const form = isOwnList(list) ? 'own' : list;
  const ready = made.get(form);
  if (ready) return ready;
  const help: Readonly<Partial<Record<string, Help>>> = form === 'own' ? OWN_HELP : (HELP[form] ?? {});
  const helped = Object.entries(fieldsOf(list)).map(([name, spec]) => [name, { ...spec, ...help[name] }]);
  const specs = Object.fromEntries(helped) as Specs;
  made.set(form, specs);
  return specs;
}
