import { ALL_UNITS, edit, SPECIFIED, type Row } from './row';

const RESUME = 'src/domain/resume';

export const RESUME_ROWS: readonly Row[] = [
  {
    name: 'change a field, its label, limit',
    edits: [
      edit(
        'src/domain/resume/resumeFields.ts',
        "companyName: { label: 'Company'",
        "companyName: { label: 'Employer'",
      ),
      edit('src/domain/resume/limits.ts', 'SUMMARY_MAX = 300', 'SUMMARY_MAX = 400'),
      edit('src/domain/posts/details.ts', 'TAGLINE_MAX = 25', 'TAGLINE_MAX = 30'),
      edit(SPECIFIED, 'maxLength: 300', 'maxLength: 400'),
      edit(SPECIFIED, 'maxLength: 25', 'maxLength: 30'),
    ],
    checks: [...ALL_UNITS, 'pages resume/wizard resume/lists resume/readers'],
  },
  {
    name: 'add or reorder a wizard step',
    edits: [
      edit(
        'src/domain/resume/variants.ts',
        "'skills', 'certificates', 'lang",
        "'certificates', 'skills', 'lang",
      ),
      edit('machines/resumeA.ts', "on: { NEXT: to('skills'),", "on: { NEXT: to('certificates'),"),
      edit(
        'machines/resumeA.ts',
        "skills: { tags: 'form', on: { NEXT: to('certificates'), PREVIOUS: to('projects') } },",
        "certificates: { tags: 'form', on: { NEXT: to('skills'), PREVIOUS: to('projects') } },",
      ),
      edit(
        'machines/resumeA.ts',
        "certificates: { tags: 'form', on: { NEXT: to('languages'), PREVIOUS: to('skills') } },",
        "skills: { tags: 'form', on: { NEXT: to('languages'), PREVIOUS: to('certificates') } },",
      ),
      edit(
        'machines/resumeA.ts',
        "PREVIOUS: to('certificates') } },\n    interests",
        "PREVIOUS: to('skills') } },\n    interests",
      ),
      edit(
        SPECIFIED,
        "education projects skills certificates languages interests'],",
        "education projects certificates skills languages interests'],",
      ),
    ],
    checks: [...ALL_UNITS, 'pages paths --grep resumeA'],
  },
  {
    name: 'change a resume layout',
    edits: [
      edit(
        'src/features/resume/templates/classic/Classic.module.css',
        '--entry-gap: 8px;',
        '--entry-gap: 9px;',
      ),
    ],
    checks: [...ALL_UNITS, 'pages resume/matrix'],
  },
  {
    name: 'add a resume check',
    edits: [
      edit(
        `${RESUME}/review/addresses.ts`,
        'export const ADDRESS_CHECKS',
        `const code: Check = {
  id: 'project-links',
  title: 'Every project links to its code',
  source: SHEET,
  appliesTo: ({ resume }) => resume.projects.length > 0,
  run: ({ resume }) =>
    resume.projects
      .filter(({ githubLink }) => githubLink === '')
      .map(({ id, projectName }) =>
        note(
          { part: 'projects', id, field: 'githubLink' },
          \`\${projectName} has no link\`,
          'Add one if others may read the code.',
        ),
      ),
};

export const ADDRESS_CHECKS`,
      ),
      edit(`${RESUME}/review/addresses.ts`, 'linkSite, linkLine]', 'linkSite, linkLine, code]'),
      edit(
        `${RESUME}/review/contact.test.ts`,
        "  ['link-form', 'a script'",
        "  ['project-links', 'a project without a link', withProject({ githubLink: '' })],\n  ['link-form', 'a script'",
      ),
    ],
    checks: [...ALL_UNITS, 'pages resume/review'],
  },
  {
    name: 'support another resume format',
    edits: [
      {
        file: `${RESUME}/exchange/markdown.ts`,
        text: `import type { ResumeData } from '../entities';
import { plainText } from './plainText';

/** The plain text, with points as Markdown writes them. */
export const markdown = (resume: ResumeData): string => plainText(resume).replaceAll('• ', '- ');
`,
      },
      edit(
        'src/features/resume/exchange/exportKinds.ts',
        "'backup' | 'word' | 'text';",
        "'backup' | 'word' | 'text' | 'markdown';",
      ),
      edit(
        'src/features/resume/exchange/exportKinds.ts',
        "readonly ending: '.json' | '.docx' | '.txt';",
        "readonly ending: '.json' | '.docx' | '.txt' | '.md';",
      ),
      edit(
        'src/features/resume/exchange/exportKinds.ts',
        '    write: plainText,\n  },',
        `    write: plainText,
  },
  markdown: {
    label: 'Markdown',
    about: 'The text for a wiki or a repository.',
    ending: '.md',
    mediaType: 'text/markdown',
    suffix: '',
    write: markdown,
  },`,
      ),
      edit(
        'src/features/resume/exchange/exportKinds.ts',
        'import { plainText }',
        "import { markdown } from '../../../domain/resume/exchange/markdown';\nimport { plainText }",
      ),
    ],
    checks: [...ALL_UNITS],
  },
];
