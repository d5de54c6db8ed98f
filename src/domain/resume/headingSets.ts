import type { Headings } from './entities';

interface HeadingSet {
  readonly label: string;
  readonly headings: Headings;
}

/** Ready-made headings. */
export const HEADING_SETS = {
  standard: { label: 'Standard English', headings: {} },
  formal: {
    label: 'Formal English',
    headings: {
      summary: 'Professional Summary',
      workExperiences: 'Professional Experience',
      education: 'Academic Qualifications',
      projects: 'Key Projects',
      skills: 'Technical Skills',
      professionalSkills: 'Core Competencies',
      certificates: 'Certifications',
      languages: 'Languages Known',
      interests: 'Personal Interests',
      reference: 'Referees',
      contact: 'Contact Details',
    },
  },
  hindi: {
    label: 'हिन्दी (Hindi)',
    headings: {
      summary: 'सारांश',
      workExperiences: 'कार्य अनुभव',
      education: 'शिक्षा',
      projects: 'परियोजनाएँ',
      skills: 'कौशल',
      professionalSkills: 'व्यावसायिक कौशल',
      certificates: 'प्रमाणपत्र',
      languages: 'भाषाएँ',
      interests: 'रुचियाँ',
      reference: 'संदर्भ',
      contact: 'संपर्क',
    },
  },
  marathi: {
    label: 'मराठी (Marathi)',
    headings: {
      summary: 'सारांश',
      workExperiences: 'कामाचा अनुभव',
      education: 'शिक्षण',
      projects: 'प्रकल्प',
      skills: 'कौशल्ये',
      professionalSkills: 'व्यावसायिक कौशल्ये',
      certificates: 'प्रमाणपत्रे',
      languages: 'भाषा',
      interests: 'आवडी',
      reference: 'संदर्भ',
      contact: 'संपर्क',
    },
  },
  tamil: {
    label: 'தமிழ் (Tamil)',
    headings: {
      summary: 'சுருக்கம்',
      workExperiences: 'பணி அனுபவம்',
      education: 'கல்வி',
      projects: 'திட்டங்கள்',
      skills: 'திறன்கள்',
      professionalSkills: 'தொழில்முறைத் திறன்கள்',
      certificates: 'சான்றிதழ்கள்',
      languages: 'மொழிகள்',
      interests: 'ஆர்வங்கள்',
      reference: 'பரிந்துரையாளர்கள்',
      contact: 'தொடர்பு',
    },
  },
} as const satisfies Readonly<Record<string, HeadingSet>>;

type HeadingSetName = keyof typeof HEADING_SETS;

export const HEADING_SET_NAMES = Object.keys(HEADING_SETS) as readonly HeadingSetName[];

/** The set that these headings are; undefined if they are the visitor's own words. */
export function setOf(headings: Headings): HeadingSetName | undefined {
  const written = (all: Headings) =>
    Object.entries(all)
      .filter(([, text]) => text.trim())
      .map((entry) => entry.join())
      .toSorted()
      .join();
  return HEADING_SET_NAMES.find((name) => written(HEADING_SETS[name].headings) === written(headings));
}
