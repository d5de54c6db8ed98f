import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { fieldNames } from '../../../domain/fields';
import { plainText } from '../../../domain/resume/exchange/plainText';
import { blankItem } from '../../../domain/resume/lists';
import { emptyResume, printableResume } from '../../../domain/resume/resume';
import type { ResumeData, WorkExperience } from '../../../domain/resume/entities';
import { PERSONAL_FIELDS } from '../../../domain/resume/resumeFields';
import { RESUME_VARIANT_NAMES, type ResumeVariant } from '../../../domain/resume/variants';
import { sampleResume } from '../../../../test/fixtures/resumeSession';
import { drawColumns } from '../sheets/drawColumns';
import { RESUME_SHEETS, sheetOf } from '.';

function draw(variant: ResumeVariant, resume: ResumeData, photo: string | null = null, isPlain = false) {
  const { rows, Sheet } = sheetOf(variant, isPlain);
  const printable = printableResume(resume);
  const columns = drawColumns(rows(printable));
  const page = { resume: printable, photo, paper: 'a4', fit: 0, page: 1, pageCount: 1, columns } as const;
  return render(<Sheet {...page} />).container;
}

describe.each(RESUME_VARIANT_NAMES)('resume sheet %s', (variant) => {
  const resume = sampleResume(variant);

  it('begins with the name, with contact and summary before the work', () => {
    const { fullName, email, description } = resume.personalInfo;
    const text = draw(variant, resume, 'portrait.svg').textContent;
    const words = [fullName, email, description.slice(0, 20), resume.workExperiences[0]!.companyName];
    const places = words.map((word) => text.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it.each(fieldNames(PERSONAL_FIELDS))('shows what is typed in the first step: %s', (field) => {
    const typed = `${field}.example`;
    const withField = { ...resume, personalInfo: { ...resume.personalInfo, [field]: typed } };
    expect(draw(variant, withField)).toHaveTextContent(typed);
    expect(draw(variant, withField, null, true)).toHaveTextContent(typed);
    expect(plainText(withField)).toContain(typed);
  });

  it('has unique row ids and never ends a list of rows with a heading', () => {
    const rows = RESUME_SHEETS[variant].rows(resume);
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const column of RESUME_SHEETS[variant].columns)
      expect(rows.filter((row) => row.column === column).at(-1)?.keepWithNext).toBe(false);
  });

  it('shows own sections like jobs; without a subtitle, the dates stand beside the title', () => {
    const [job] = sampleResume('a').workExperiences;
    const entries = [job!, { ...job!, id: 2, position: ' ', location: '', jobDescription: '' }];
    const container = draw(variant, { ...resume, ownSections: [{ id: 4, heading: 'H', entries }] });
    const rows = [...container.querySelectorAll('[data-row^="own4-"]')].map((row) => row.textContent);
    const when = `${job!.startDate} – ${job!.endDate}`;
    const points = [job!.jobDescription, job!.additionalField1, job!.additionalField2].filter(Boolean);
    expect(rows.slice(0, 2)).toEqual([`${job!.companyName} ${job!.location}`, `${job!.position} ${when}`]);
    expect(rows).toHaveLength(3 + points.length + points.length - 1);
    expect(rows).toContain(`${job!.companyName} ${when}`);
  });

  it('shows no heading, separator or empty line for an empty resume', () => {
    const container = draw(variant, emptyResume());
    expect(container.querySelectorAll('[data-row]')).toHaveLength(0);
    expect(container.textContent.trim()).toBe('');
  });

  it('shows contact items only if they are filled', () => {
    const info = { ...resume.personalInfo, phone: ' ', location: '', linkedIn: '', github: '' };
    const container = draw(variant, { ...resume, personalInfo: info });
    const contact = within(container.querySelector('address')!);
    expect(contact.getAllByRole('link')).toHaveLength(1);
    expect(container.querySelector('address')?.children).toHaveLength(1);
  });

  it('never links to a URL that could run a script', () => {
    const info = { ...resume.personalInfo, linkedIn: 'javascript:alert(1)', github: 'data:text/html,x' };
    const projects = [{ ...blankItem('projects', 1), projectName: 'P', githubLink: ' JavaScript:alert(2)' }];
    const reference = [{ ...blankItem('reference', 1), name: 'R', companySite: 'vbscript:x' }];
    const container = draw(variant, { ...resume, personalInfo: info, projects, reference });
    for (const link of within(container).getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^(https?|mailto|tel):/);
    expect(container.textContent).toContain('javascript:alert(1)');
  });
});

it('the plain version has every section of every design, in one column, without photo or bars', () => {
  const resume = { ...sampleResume('b'), ...sampleResume('d'), ...sampleResume('a') };
  const full = { ...resume, reference: sampleResume('c').reference };
  const headingsOf = (container: HTMLElement) =>
    [...container.querySelectorAll('h3')].map(({ textContent }) => textContent);
  const designed = RESUME_VARIANT_NAMES.flatMap((variant) => headingsOf(draw(variant, full)));
  const container = draw('b', full, 'portrait.svg', true);
  // The contact items have a heading only in a narrow column, and the profile is the summary.
  expect(new Set(headingsOf(container))).toEqual(
    new Set(designed.filter((heading) => heading !== 'Contact' && heading !== 'Profile')),
  );
  expect(container.querySelectorAll('[data-column]')).toHaveLength(1);
  expect(within(container).queryByRole('img')).toBeNull();
  expect(container.querySelector('[style*="--bar-width"]')).toBeNull();
});

describe('the parts of a sheet', () => {
  const withData = (parts: Partial<ResumeData>): ResumeData => ({ ...emptyResume(), ...parts });
  const withJob = (fields: Partial<WorkExperience>) =>
    withData({ workExperiences: [{ ...blankItem('workExperiences', 1), ...fields }] });
  const named = (fullName: string) => withData({ personalInfo: { ...emptyResume().personalInfo, fullName } });

  it.each([
    ['a', 'languages', '7', '7/10', '70%', '100%'],
    ['a', 'languages', '25', '10/10', '100%', '100%'],
    ['d', 'professionalSkills', '9', '9/9', '90%', '90%'],
  ] as const)('show in %s, %s, a fluency of %s as %s: a bar of %s in a track of %s', (...fluencyCase) => {
    const [variant, list, fluency, label, bar, track] = fluencyCase;
    draw(variant, withData({ [list]: [{ id: 1, name: 'Hindi', fluency }] }));
    expect(screen.getByText(label).nextElementSibling).toHaveStyle({
      '--bar-width': bar,
      '--track-width': track,
    });
  });

  it('show no bar for a language without a number', () => {
    const container = draw('a', withData({ languages: [{ id: 1, name: 'Hindi', fluency: 'fluent' }] }));
    expect(container.querySelector('[style*="--bar-width"]')).toBeNull();
    expect(container).toHaveTextContent('Languages');
    expect(container).toHaveTextContent('Hindi');
  });

  it('set a job as company and location, title and dates, and points with real bullets', () => {
    const place = {
      companyName: 'Neem Tree',
      location: 'Noida',
      position: 'Developer',
      startDate: 'Jul 2020',
    };
    const container = draw(
      'a',
      withJob({ ...place, jobDescription: 'Built it.', additionalField2: 'Sold it.' }),
    );
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Neem Tree Noida');
    expect(screen.getByText('Developer').parentElement).toHaveTextContent('Developer Jul 2020');
    const points = [...container.querySelectorAll('li')].map((item) => item.textContent);
    expect(points).toEqual(['• Built it.', '• Sold it.']);
  });

  it.each([
    ['Nisha Verma', 'large'],
    ['Ananya Raghunathan Iyer', 'middle'],
    ['Sivaramakrishnan Venkatasubramanian', 'small'],
    ['आरती देशमुख', 'large'],
  ])('set the name %s in size %s', (fullName, size) => {
    draw('a', named(fullName));
    const { parentElement } = screen.getByRole('heading', { name: fullName });
    expect(parentElement).toHaveAttribute('data-name-size', size);
  });

  it('give typed text its own direction without affecting the text around it', () => {
    const container = draw('a', withJob({ companyName: 'A\u202E B', jobDescription: 'میں نے بنایا' }));
    expect(screen.getByText('A B')).toHaveAttribute('dir', 'auto');
    expect(container.querySelector('li')).toHaveAttribute('dir', 'auto');
    expect(screen.getByRole('heading', { level: 4 })).not.toHaveAttribute('dir');
  });

  it('clamp a whole page pasted as a name, but not a long real name', () => {
    const classOf = (name: string) => draw('a', named(name)).querySelector('h2')?.className;
    expect(classOf('x'.repeat(300))).toContain('clamped');
    expect(classOf('Sivaramakrishnan Venkatasubramanian Iyengar')).not.toContain('clamped');
  });

  it('move education and skills to the wide column of C without work experience', () => {
    const resume = sampleResume('c');
    const columnOf = (data: ResumeData, id: string) =>
      RESUME_SHEETS.c.rows(data).find((row) => row.id === id)?.column;
    expect(columnOf(resume, 'education')).toBe('side');
    expect(columnOf({ ...resume, workExperiences: [] }, 'education')).toBe('main');
    expect(columnOf({ ...resume, workExperiences: [] }, 'professionalSkills')).toBe('main');
  });

  it('reuse the rows of an unedited entry, so that they are not re-rendered', () => {
    const resume = sampleResume('a');
    const [first, ...others] = resume.workExperiences;
    const edited = { ...resume, workExperiences: [{ ...first!, companyName: 'New' }, ...others] };
    const find = (data: ResumeData, id: string) => RESUME_SHEETS.a.rows(data).find((row) => row.id === id);
    expect(find(edited, 'work-2-0')).toBe(find(resume, 'work-2-0'));
    expect(find(edited, 'work-1-0')).not.toBe(find(resume, 'work-1-0'));
  });
});

/** Fallback families that we do not bundle, and the list that is declared separately. */
const NOT_OURS = ['Georgia', 'Segoe UI', 'serif', 'sans-serif', 'var(--scripts)'];

it('bundles every font family of a design, so that line breaks are the same on every computer', () => {
  const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
  const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map(read)
    .join('');
  const stacks = [...sheets.matchAll(/(?:font-family|--serif|--scripts):\s(?!var\(--serif)([^;]+);/g)];
  const families = new Set(stacks.flatMap(([, stack]) => stack!.replaceAll("'", '').split(/,\s*/)));
  const imported = [...read('fonts.css').matchAll(/@import '([^']+)'/g)].map(([, file]) => read(file!));
  const declared = imported.flatMap((css) => [...css.matchAll(/font-family: '([^']+)'/g)]);
  expect(
    [...families]
      .map((family) => family.trim())
      .filter((family) => !NOT_OURS.includes(family))
      .sort(),
  ).toEqual([...new Set(declared.map(([, family]) => family))].sort());
});
