import { strToU8, zipSync } from 'fflate';
import { sampleResume } from '../../../test/fixtures/resumeSession';
import { scoreOf } from '../../../test/foreign/truth';
import { wordFile } from '../../domain/resume/exchange/wordFile';
import { grouped } from '../../domain/grouped';
import { partsOf } from '../../domain/resume/reading/pieces';
import { readResume } from '../../domain/resume/reading/readResume';
import { RESUME_VARIANT_NAMES } from '../../domain/resume/variants';
import { readWord } from './readWord';

const TODAY = { year: 2026, month: 11 };

const xml = (root: string, content: string): Uint8Array =>
  strToU8(`<w:${root} xmlns:w="urn:w" xmlns:mc="urn:mc" xmlns:r="urn:r">${content}</w:${root}>`);
const word = (body: string, others: Readonly<Record<string, Uint8Array>> = {}): Uint8Array =>
  zipSync({ 'word/document.xml': xml('document', `<w:body>${body}</w:body>`), ...others });
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const cell = (...lines: string[]) =>
  `<w:tc>${lines.map((line) => paragraph(run(line))).join('')}<w:p/></w:tc>`;

/** The texts of each line, from left to right. */
function linesOf(file: Uint8Array): string[][] {
  const lines = grouped(readWord(file), ({ y }) => y);
  return [...lines.values()].map((runs) => runs.map(({ text }) => text));
}

it.each(RESUME_VARIANT_NAMES)('the Word file of a resume comes back whole: template %s', (variant) => {
  const resume = sampleResume(variant);
  const { right, expected, faults } = scoreOf(
    resume,
    partsOf(readResume(readWord(wordFile(resume, 'a4')), TODAY), TODAY),
  );
  expect(faults).toEqual([]);
  expect([right, expected > 50]).toEqual([expected, true]);
});

it('a line has the words of its runs, and what is inserted between them', () => {
  const link = `<w:hyperlink>${run('asha@example.in')}</w:hyperlink>`;
  const deleted = `<w:del><w:r><w:delText>Old</w:delText></w:r></w:del><w:moveFrom>${run('Old')}</w:moveFrom>`;
  const tabs = '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>';
  const content = `${run('Asha ')}${run('Rao')}<w:r><w:tab/></w:r>${link}${deleted}<w:r><w:br/></w:r>${run('Pune &amp; Wai')}`;
  expect(linesOf(word(paragraph(content, tabs)))).toEqual([['Asha Rao', 'asha@example.in'], ['Pune & Wai']]);
});

it('a link whose text isn’t an address is read with its target', () => {
  const link = (id: string, ...texts: string[]) =>
    `<w:hyperlink r:id="${id}">${texts.map((text) => run(text)).join('')}</w:hyperlink>`;
  const body = paragraph(
    `${link('rId1', 'Linked', 'In')}${run(' | ')}${link('rId2', 'asha@example.in')}${link('none', ' | Pune')}`,
  );
  const relationship = (id: string, target: string) =>
    `<Relationship Id="${id}" Target="${target}" TargetMode="External"/>`;
  const relationships = strToU8(
    `<Relationships>${relationship('rId1', 'https://www.linkedin.com/in/asha-rao/')}${relationship('rId2', 'mailto:asha@example.in')}</Relationships>`,
  );
  expect(linesOf(word(body, { 'word/_rels/document.xml.rels': relationships }))).toEqual([
    ['linkedin.com/in/asha-rao | asha@example.in | Pune'],
  ]);
});

it('a link that is a field is read with its target', () => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const field = (code: readonly string[], text: string) =>
    `${mark('begin')}${code.map((part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`).join('')}${mark('separate')}${run(text)}${mark('end')}`;
  const body = paragraph(
    `${run('Asha | ')}${field(['HYPERLINK "mailto:asha', '@example.in" \\o "Write"'], 'Email')}${run(' | ')}${field([' PAGE '], '1')}${field(['HYPERLINK \\l "skills"'], ' | Phone ')}<w:fldSimple w:instr=' HYPERLINK "https://github.com/asha" '>${run('GitHub')}</w:fldSimple>`,
  );
  expect(linesOf(word(body))).toEqual([['Asha | asha@example.in | 1 | Phone github.com/asha']]);
});

const numbered = (id: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`;
/** A file of styles, the first of which is the one of paragraphs that name none. */
const styles = (...all: readonly (readonly [id: string, content: string])[]) => ({
  'word/styles.xml': xml(
    'styles',
    `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>${all
      .map(
        ([id, content], index) =>
          `<w:style w:type="paragraph" w:styleId="${id}" ${index === 0 ? 'w:default="1"' : ''}>${content}</w:style>`,
      )
      .join('')}`,
  ),
});
const styled = (text: string, id: string, properties = '') =>
  paragraph(run(text), `<w:pStyle w:val="${id}"/>${properties}`);

it('lists have bullets, by their numbering or by their style, unless they are typed', () => {
  const body = [
    paragraph(run('Led the audit'), numbered(3)),
    styled('Cut costs', 'Points'),
    styled('✓ Paid suppliers', 'Points'),
    styled('Clerk', 'Points', numbered(0)),
  ].join('');
  const file = word(body, styles(['Points', `<w:pPr>${numbered(1)}</w:pPr>`]));
  expect(linesOf(file).flat()).toEqual(['• Led the audit', '• Cut costs', '✓ Paid suppliers', 'Clerk']);
});

it('letters look as their style says, and the style that it is based on', () => {
  const look = (content: string) => `<w:rPr>${content}</w:rPr>`;
  const file = word(
    [
      paragraph(run('Asha Rao')),
      styled('Clerk', 'Job'),
      paragraph(run('Pune', '<w:rStyle w:val="Strong"/>') + run(' ', '<w:b w:val="0"/>')),
      styled('Led the audit', 'Loop'),
      paragraph(run('Wai', '<w:sz w:val="18"/>') + run(' 2014', '<w:sz w:val="36"/>')),
    ].join(''),
    styles(
      ['Normal', look('<w:sz w:val="20"/>')],
      ['Section', look('<w:b/><w:sz w:val="28"/>')],
      ['Job', `<w:basedOn w:val="Section"/>${look('<w:sz w:val="24"/>')}`],
      ['Strong', look('<w:b/>')],
      ['Loop', '<w:basedOn w:val="Loop"/>'],
    ),
  );
  expect(readWord(file).map(({ size, font }) => [size, font])).toEqual([
    [10, ''],
    [12, 'Bold'],
    [10, 'Bold'],
    [11, ''],
    [9, ''],
    [18, ''],
  ]);
});

it('letters come in as they were typed, whatever their look, unless they are hidden', () => {
  const body = [
    paragraph(run('Asha ', '<w:caps/>') + run('Rao', '<w:smallCaps/>') + run('old', '<w:vanish/>')),
    paragraph(run('Clerk', '<w:vanish w:val="0"/>')),
    styled('Note', 'Hidden') + paragraph(run('Pune', '<w:rStyle w:val="Hidden"/>')),
  ].join('');
  const hidden = styles(['Normal', ''], ['Hidden', '<w:rPr><w:vanish/></w:rPr>']);
  expect(linesOf(word(body, hidden)).flat()).toEqual(['Asha Rao', 'Clerk']);
});

it('characters of symbol fonts are read like those of a PDF', () => {
  const symbol = (char: string) => `<w:r><w:sym w:font="Wingdings" w:char="${char}"/></w:r>`;
  const body = [
    paragraph(`${symbol('F0B7')}${run(' Led the audit')}`),
    paragraph(`${symbol('A7')}${run(' Cut costs')}${symbol('?')}`, numbered(3)),
    paragraph(`${run('2014 ')}${symbol('F0E0')}${run(' 2019')}`),
  ].join('');
  expect(linesOf(word(body)).flat()).toEqual(['\uF0B7 Led the audit', '\uF0A7 Cut costs', '2014 → 2019']);
});

it('what a form asks for is not read, but for the headings that it gives', () => {
  const field = (text: string, prompt = '<w:showingPlcHdr/>') =>
    `<w:sdt><w:sdtPr>${prompt}</w:sdtPr><w:sdtContent>${text}</w:sdtContent></w:sdt>`;
  const body = [
    field(paragraph(run('Experience'))),
    paragraph(`${run('Clerk')}${field(run(', Name of company'))}${field(run(', Pune'), '')}`),
    field(paragraph(run('What you did'), numbered(3))),
  ].join('');
  expect(linesOf(word(body)).flat()).toEqual(['Experience', 'Clerk, Pune']);
});

it('a style or a form field is read once, however many texts use it or marks call it a prompt', () => {
  const children = jest.spyOn(Element.prototype, 'children', 'get');
  const text = jest.spyOn(Node.prototype, 'textContent', 'get');
  const strong = run('Pune ', '<w:rStyle w:val="Strong"/>').repeat(50);
  const field = `<w:sdt>${'<w:sdtPr><w:showingPlcHdr/></w:sdtPr>'.repeat(50)}</w:sdt>`;
  readWord(word(paragraph(field + strong), styles(['Strong', '<w:rPr><w:b/></w:rPr>'])));
  const read = [children, text].flatMap(({ mock }) => mock.contexts as Element[]);
  jest.restoreAllMocks();
  expect(read.filter(({ localName }) => /^(?:style|sdt)$/.test(localName)).length).toBeLessThan(20);
});

it('the cells of a row stand beside each other, unless two of them are long', () => {
  const rows = [
    [cell('B.Com'), `<w:sdt><w:sdtContent>${cell('Delhi University')}</w:sdtContent></w:sdt>`, cell('2014')],
    [cell('2014 –', '2019'), cell('Clerk', 'Neem Tree', 'Led the audit')],
    [cell('Pune', '98765 43210', 'English'), cell('Asha Rao', 'Clerk', 'Keeps books')],
    [cell(), cell()],
  ];
  const table = `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;
  expect(linesOf(word(table))).toEqual([
    ['B.Com', 'Delhi University', '2014'],
    ['2014 –', 'Clerk'],
    ['2019', 'Neem Tree'],
    ['Led the audit'],
    ...['Pune', '98765 43210', 'English', 'Asha Rao', 'Clerk', 'Keeps books'].map((text) => [text]),
  ]);
});

it('a text box is read once, before its paragraph, and what only the headers of pages say first', () => {
  const box = `<w:txbxContent>${paragraph(run('SKILLS'))}</w:txbxContent>`;
  const drawn = `<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`;
  const name = xml('hdr', paragraph(run('Asha Rao')) + paragraph(run('SKILLS')));
  const header = { 'word/header1.xml': name, 'word/header2.xml': name };
  expect(linesOf(word(paragraph(drawn + run('EXPERIENCE')), header)).flat()).toEqual([
    'Asha Rao',
    'SKILLS',
    'EXPERIENCE',
  ]);
});

it('text boxes in each other are read once', () => {
  const nested = Array.from({ length: 12 }).reduce<string>(
    (inner, _, index) =>
      paragraph(`<w:r><w:txbxContent>${inner}</w:txbxContent></w:r>${run(`Line ${index}`)}`),
    paragraph(run('Asha Rao')),
  );
  expect(linesOf(word(nested))).toHaveLength(13);
});

it('a line keeps the styles of its texts, and the space between them', () => {
  const tab = '<w:r><w:tab/></w:r>';
  const body = paragraph(
    `${run('Cle', '<w:b/>')}${run('rk', '<w:b/>')}${run(' at\u200B Neem Tree', '<w:i/>')}${tab}${run('2014 – 2019')}`,
  );
  expect(readWord(word(body)).map(({ text, x, font }) => [text, x, font])).toEqual([
    ['Clerk', 0, 'Bold'],
    [' at Neem Tree', 25, ''],
    ['2014 – 2019', 110, ''],
  ]);
});

it('a run is bold by itself, or as a part of a heading', () => {
  const body = [
    paragraph(run('Clerk', '<w:b/>') + run(' at Neem Tree', '<w:b w:val="1"/>')),
    paragraph(run('Wai', '<w:b/>') + run(' since 2014')),
    paragraph(run('Pune', '<w:b w:val="0"/>')),
    paragraph(run('EXPERIENCE'), '<w:pStyle w:val="Heading1"/>'),
  ].join('');
  const bold = readWord(word(body)).filter(({ font }) => font === 'Bold');
  expect(bold.map(({ text }) => text)).toEqual(['Clerk at Neem Tree', 'Wai', 'EXPERIENCE']);
});

it('refuses what is damaged, or could repeat a text without end', () => {
  const broken = (text: string) => () => readWord(zipSync({ 'word/document.xml': strToU8(text) }));
  expect(broken('<w:document')).toThrow('It is a damaged Word file: save it again.');
  expect(broken('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toThrow(/^It is a damaged Word file/);
  const nested = (depth: number) =>
    readWord(word(`${'<w:sdt>'.repeat(depth)}${paragraph(run('Pune'))}${'</w:sdt>'.repeat(depth)}`));
  expect(nested(90)).toHaveLength(1);
  expect(() => nested(100)).toThrow('It is a damaged Word file: save it again.');
  expect(() => readWord(word('').slice(0, 60))).toThrow(/^It is damaged/);
  expect(broken(' '.repeat(5e6))).toThrow('Its text is longer than any resume.');
  expect(broken('<w:p/>'.repeat(2e5))).toThrow('Its text is longer than any resume.');
});
