const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Language for the spelling check. */
const LANGUAGE = 'en-IN';
/** Colours of headings and links, as hexadecimal RGB. */
const INK = '161B2E';
const LINK = '2F3FB3';

const relationship = (id: string, type: string, target: string, more = ''): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"${more}/>`;

interface StyleSpec {
  readonly id: string;
  /** Word recognizes its built-in styles by these names. */
  readonly name: string;
  readonly paragraph: string;
  readonly text: string;
}

const spacing = (before: number, after: number): string =>
  `<w:spacing w:before="${before}" w:after="${after}"/>`;
/** @param size in half points */
const letters = (size: number, more = ''): string =>
  `${more}<w:color w:val="${INK}"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`;
const BOLD = '<w:b/><w:bCs/>';

/** All but Normal, from which they inherit. */
const STYLES: readonly StyleSpec[] = [
  { id: 'Title', name: 'Title', paragraph: spacing(0, 40), text: letters(44, BOLD) },
  { id: 'Subtitle', name: 'Subtitle', paragraph: spacing(0, 120), text: letters(26) },
  {
    id: 'Heading1',
    name: 'heading 1',
    paragraph: `<w:keepNext/><w:pBdr><w:bottom w:val="single" w:sz="4" w:space="2" w:color="${INK}"/></w:pBdr>${spacing(240, 80)}<w:outlineLvl w:val="0"/>`,
    text: letters(26, BOLD),
  },
  {
    id: 'Heading2',
    name: 'heading 2',
    paragraph: `<w:keepNext/>${spacing(120, 0)}<w:outlineLvl w:val="1"/>`,
    text: letters(22, BOLD),
  },
  {
    id: 'ListBullet',
    name: 'List Bullet',
    paragraph: '<w:numPr><w:numId w:val="1"/></w:numPr><w:contextualSpacing/>',
    text: '',
  },
];

const styleXml = ({ id, name, paragraph, text }: StyleSpec): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${text}</w:rPr></w:style>`;

const STYLES_XML = `${DECLARATION}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Nirmala UI"/><w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="${LANGUAGE}" w:bidi="ur-PK"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="20" w:line="252" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="${LINK}"/><w:u w:val="single"/></w:rPr></w:style>${STYLES.map(styleXml).join('')}</w:styles>`;

const NUMBERING_XML = `${DECLARATION}<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="284" w:hanging="284"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** Without a compatibility mode, Word opens the file as one of Word 2007. */
const SETTINGS_XML = `${DECLARATION}<w:settings ${W}><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="${LANGUAGE}"/></w:settings>`;

const PARTS = ['document', 'styles', 'numbering', 'settings'] as const;

const CONTENT_TYPES_XML = `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${PARTS.map((part) => `<Override PartName="/word/${part}.xml" ContentType="${WORD}.${part === 'document' ? 'document.main' : part}+xml"/>`).join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

/** What differs between two documents, as XML. */
interface WordContent {
  readonly body: string;
  /** Addresses of the links that the body refers to: `link1`, `link2` … */
  readonly hrefs: readonly string[];
  readonly title: string;
  readonly author: string;
}

/** The files in a .docx, as Office Open XML (ECMA-376, part 1) defines them. */
export const wordParts = ({ body, hrefs, title, author }: WordContent): Record<string, string> => ({
  '[Content_Types].xml': CONTENT_TYPES_XML,
  '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${relationship('document', `${OFFICE}/relationships/officeDocument`, 'word/document.xml')}${relationship('core', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml')}</Relationships>`,
  'docProps/core.xml': `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dc:language>${LANGUAGE}</dc:language></cp:coreProperties>`,
  'word/document.xml': `${DECLARATION}<w:document ${W} xmlns:r="${OFFICE}/relationships"><w:body>${body}</w:body></w:document>`,
  'word/styles.xml': STYLES_XML,
  'word/numbering.xml': NUMBERING_XML,
  'word/settings.xml': SETTINGS_XML,
  'word/_rels/document.xml.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${[
    ...PARTS.slice(1).map((part) => relationship(part, `${OFFICE}/relationships/${part}`, `${part}.xml`)),
    ...hrefs.map((href, index) =>
      relationship(`link${index + 1}`, `${OFFICE}/relationships/hyperlink`, href, ' TargetMode="External"'),
    ),
  ].join('')}</Relationships>`,
});
