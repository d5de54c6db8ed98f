import { strFromU8, unzipSync } from 'fflate';
import { randomResume } from '../../../../test/jest/randomResume';
import { RESUME_VARIANT_NAMES } from '../variants';
import { sampleResume } from '../../../../test/fixtures/resumeSession';
import type { ResumeData } from '../entities';
import type { PaperName } from '../layout';
import { emptyResume } from '../resume';
import { plainText } from './plainText';
import { wordFile } from './wordFile';

/** The XML files of a document. */
function opened(resume: ResumeData, paper: PaperName = 'a4') {
  const files = Object.entries(unzipSync(wordFile(resume, paper)));
  return Object.fromEntries(
    files.map(([name, bytes]) => [
      name.split('/').at(-1) ?? name,
      new DOMParser().parseFromString(strFromU8(bytes), 'application/xml'),
    ]),
  );
}

const all = (file: Document | undefined, name: string): Element[] => [
  ...(file?.getElementsByTagName(name) ?? []),
];
const styleOf = (paragraph: Element) =>
  paragraph.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? '';
const paragraphsOf = (resume: ResumeData) =>
  all(opened(resume)['document.xml'], 'w:p').map((paragraph) => ({
    style: styleOf(paragraph),
    text: paragraph.textContent,
  }));
const wordsOf = (text: string) => text.toLowerCase().split(/[\s•]+/);

const farhan = sampleResume('b');

it.each(RESUME_VARIANT_NAMES)('says the words of the plain text in its order: template %s', (variant) => {
  const resume = sampleResume(variant);
  const text = paragraphsOf(resume).map((paragraph) => paragraph.text);
  expect(wordsOf(`${text.join('\n')}\n`)).toEqual(wordsOf(plainText(resume)));
});

it('uses Word’s own styles for headings and points', () => {
  const [job] = farhan.workExperiences;
  const resume = { ...emptyResume(), personalInfo: farhan.personalInfo, workExperiences: [job!] };
  const styles = paragraphsOf(resume).map(({ style }) => style);
  const contacts = styles.filter((style) => style === 'Normal').length - 2;
  expect(styles).toEqual([
    'Title',
    'Subtitle',
    ...Array<string>(contacts).fill('Normal'),
    ...['Heading1', 'Normal', 'Heading1', 'Heading2', 'Normal', 'ListBullet', 'ListBullet', 'ListBullet'],
  ]);
  const known = all(opened(resume)['styles.xml'], 'w:style').map((style) => style.getAttribute('w:styleId'));
  expect(known).toEqual(expect.arrayContaining(styles));
});

it('keeps the head of a job on the page of its first point', () => {
  const resume = { ...emptyResume(), workExperiences: farhan.workExperiences.slice(0, 1) };
  const { 'document.xml': text, 'styles.xml': styles } = opened(resume);
  const keepsNext = (element: Element) => element.getElementsByTagName('w:keepNext').length > 0;
  const kept = all(styles, 'w:style').filter(keepsNext);
  const keeping = new Set(kept.map((style) => style.getAttribute('w:styleId')));
  const lines = all(text, 'w:p').map((line) => keepsNext(line) || keeping.has(styleOf(line)));
  expect(lines).toEqual([true, true, true, false, false, false]);
});

it('sets names of skills, and what is bold, italic or linked in a point, as such, and the text has no marks', () => {
  const job = {
    ...farhan.workExperiences[0]!,
    jobDescription: 'Cut **costs** by *[half](https://example.in)*',
  };
  const skills = [{ id: 1, name: ' Data: ETL', value: 'Airflow' }];
  const resume = { ...emptyResume(), workExperiences: [job], skills };
  const runs = all(opened(resume)['document.xml'], 'w:r').map((run) => ({
    text: run.textContent,
    isBold: run.getElementsByTagName('w:b').length > 0,
    isItalic: run.getElementsByTagName('w:i').length > 0,
    isLink: run.parentElement?.tagName === 'w:hyperlink',
  }));
  const style = { isBold: false, isItalic: false, isLink: false };
  expect(runs).toEqual(
    expect.arrayContaining([
      { ...style, text: 'Cut ' },
      { ...style, text: 'costs', isBold: true },
      { ...style, text: 'half', isItalic: true, isLink: true },
      { ...style, text: 'Data: ETL', isBold: true },
      { ...style, text: 'Airflow' },
    ]),
  );
  expect(plainText(resume)).toContain('• Cut costs by half\n');
});

/** What is linked, and where to. */
function linksOf(resume: ResumeData) {
  const { 'document.xml': text, 'document.xml.rels': relationships } = opened(resume);
  const targets = new Map(
    all(relationships, 'Relationship').map((one) => [one.getAttribute('Id'), one.getAttribute('Target')]),
  );
  return all(text, 'w:hyperlink').map((link) => [link.textContent, targets.get(link.getAttribute('r:id'))]);
}

it('links contacts, and names the author, the title and the language', () => {
  const core = opened(farhan)['core.xml'];
  expect(linksOf(farhan)).toContainEqual([farhan.personalInfo.email, `mailto:${farhan.personalInfo.email}`]);
  expect(core?.documentElement.textContent).toBe('Farhan Qureshi — ResumeFarhan Qureshien-IN');
});

it('leaves out invisible characters of pasted texts, also in what their links open', () => {
  const personalInfo = {
    ...emptyResume().personalInfo,
    phone: '\u202A+91 98765\u200B43210\u202C',
    linkedIn: 'linkedin.com/in/asha\u2060-rao',
  };
  const skills = [{ id: 1, name: 'Data', value: 'Post\u00ADgreSQL' }];
  const resume = { ...emptyResume(), personalInfo, skills };
  expect(linksOf(resume)).toEqual([
    ['+91 9876543210', 'tel:+919876543210'],
    ['linkedin.com/in/asha-rao', 'https://linkedin.com/in/asha-rao'],
  ]);
  expect(plainText(resume)).toContain('Data: PostgreSQL\n');
});

it.each([
  ['a4', '11906', '16838'],
  ['letter', '12240', '15840'],
] as const)('has pages of %s size', (paper, width, height) => {
  const [size] = all(opened(farhan, paper)['document.xml'], 'w:pgSz');
  expect([size?.getAttribute('w:w'), size?.getAttribute('w:h')]).toEqual([width, height]);
});

it('is well-formed XML whatever was typed', () => {
  for (let seed = 0; seed < 40; seed += 1)
    for (const file of Object.values(opened(randomResume(seed))))
      expect(all(file, 'parsererror')).toHaveLength(0);
});

it('sets a line in Urdu from right to left', () => {
  const personalInfo = { ...emptyResume().personalInfo, fullName: 'فرحان قریشی', title: 'Designer' };
  const lines = all(opened({ ...emptyResume(), personalInfo })['document.xml'], 'w:p');
  expect(lines.map((line) => line.getElementsByTagName('w:bidi').length)).toEqual([1, 0]);
});

it('is empty for an empty resume', () => expect(wordFile(emptyResume(), 'a4')).toHaveLength(0));
