import type { FieldSpec } from '../../fields';
import { ACCENT_NAMES } from '../accentNames';
import type { ResumeDesign, SectionName } from '../entities';
import { isOwnList, ownList } from '../lists';
import { headingOf, headingsIn, SECTION_NAMES, sectionsIn } from '../sections';
import { HEADING_NAMES } from './designFiles';
import type { ResumeParts } from './resumeParts';

export const DESIGN_TITLE = 'Design';

/** What the visitor knows the parts of a design by. */
export const DESIGN_FIELDS: Readonly<Record<keyof ResumeDesign, Pick<FieldSpec, 'label'>>> = {
  accent: { label: 'Colour' },
  pairing: { label: 'Typefaces' },
  headings: { label: 'Headings' },
  order: { label: 'Order' },
  hidden: { label: 'Hidden' },
};

/** The parts of a design in words; empty where it is as the templates have it. */
export function designTexts(resume: ResumeParts): Readonly<Record<keyof ResumeDesign, string>> {
  const { design = {}, ownSections = [] } = resume;
  const { accent, pairing, headings = {}, hidden = [] } = design;
  const lists: readonly SectionName[] = ownSections.map(ownList);
  const titlesOf = (sections: readonly SectionName[]) =>
    sections
      .filter((name) => !isOwnList(name) || lists.includes(name))
      .map((name) => headingOf(name, headingsIn({ design: {}, ownSections })))
      .join(', ');
  const order = titlesOf(sectionsIn({ design, ownSections }));
  const words = HEADING_NAMES.flatMap((name) => {
    const usual = name === 'contact' ? 'Contact' : headingOf(name);
    const own = headings[name]?.trim();
    return own ? `${usual}: ${own}` : [];
  });
  return {
    accent: Object.entries(ACCENT_NAMES).find(([colour]) => colour === accent)?.[1] ?? '',
    pairing: pairing ? 'The second choice' : '',
    headings: words.join(', '),
    order: order === titlesOf([...SECTION_NAMES, ...lists]) ? '' : order,
    hidden: titlesOf(hidden),
  };
}
