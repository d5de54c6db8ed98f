/** The words by which resumes in English say what something is. */

export type SectionName =
  | 'head'
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'projects'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'interests'
  | 'reference'
  | 'other';

interface HeadingWords {
  readonly section: SectionName;
  /** The whole heading. */
  readonly exact: RegExp;
  /** A word in a heading that is recognised by its style. */
  readonly stem: RegExp;
}

/** The first that matches counts: "Volunteer experience" is no work here, and "Programming languages" are skills. */
const HEADINGS: readonly HeadingWords[] = [
  {
    section: 'other',
    exact:
      /^(?:awards?|honou?rs|achievements?|publications?|volunteer(?:ing)?(?: (?:work|experience))?|memberships?|patents?|declaration|extra-?curricular activities|activities)$/,
    stem: /award|honou?r|achievement|publication|volunteer|membership|affiliation|patent|declaration|activit/,
  },
  {
    section: 'contact',
    exact: /^(?:contacts?|contact (?:details|information|me)|personal (?:details|information|data)|details)$/,
    stem: /contact|personal (?:details|information|data)/,
  },
  {
    section: 'summary',
    exact:
      /^(?:(?:professional |executive |career |personal )?(?:summary|profile|objective|statement)|about(?: me)?|overview)$/,
    stem: /summary|profile|objective|about/,
  },
  {
    section: 'skills',
    exact:
      /^(?:(?:technical |key |core |professional |soft |hard |clinical |it |computer |other |main )?(?:skills?|competenc(?:ies|es?))|skill ?set|expertise|areas of expertise|strengths|technologies|tools|programming languages|skills (?:and|&) (?:tools|abilities|expertise))$/,
    stem: /skill|competenc|expertise|strength|technolog|programming/,
  },
  {
    section: 'projects',
    exact:
      /^(?:(?:academic |personal |key |selected |side |major |open-source )?projects?(?: work| undertaken)?)$/,
    stem: /project/,
  },
  {
    section: 'certificates',
    exact:
      /^(?:certificat(?:es?|ions?)|licen[cs]es?(?: (?:and|&) certifications?)?|certifications? (?:and|&) (?:licen[cs]es|training)|courses?(?: (?:and|&) certifications?)?|trainings?)$/,
    stem: /certif|licen[cs]e|course/,
  },
  {
    section: 'education',
    exact:
      /^(?:education(?:al)?(?: (?:and|&) (?:training|qualifications?)| qualifications?| background| details| history)?|academic(?:s| background| qualifications?| details| history)|qualifications?|studies)$/,
    stem: /educat|academic|qualification|schooling|studies/,
  },
  {
    section: 'work',
    exact:
      /^(?:(?:professional |relevant |work |working |employment |career |industry |job |teaching |clinical )?(?:experiences?|history|employment)|internships?|employment (?:record|details)|work|career)$/,
    stem: /work|experience|employ|career|internship/,
  },
  { section: 'languages', exact: /^languages?(?: known| skills| spoken)?$/, stem: /language/ },
  {
    section: 'interests',
    exact: /^(?:(?:personal )?interests?|hobbies)(?: (?:and|&) (?:hobbies|interests))?$/,
    stem: /interest|hobb/,
  },
  { section: 'reference', exact: /^(?:professional )?refer(?:ences?|ees?)$/, stem: /referenc|referee/ },
];

/** A text without what only decorates a heading: capitals, colons, lines, and spaces between all letters. */
function bare(text: string): string {
  const words = text
    .replace(/[^\p{L}&\s-]/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ');
  return /^(?:\S ){3,}\S$/.test(words) ? words.replaceAll(' ', '') : words;
}

/** The section that a heading names, by all its words; `isStem` if by one of them. */
export function sectionNamed(
  text: string,
): { readonly section: SectionName; readonly isStem: boolean } | undefined {
  const words = bare(text);
  const tight = words.replaceAll(' ', '');
  const exact = HEADINGS.find(
    (heading) =>
      heading.exact.test(words) || new RegExp(heading.exact.source.replaceAll(' ', '')).test(tight),
  );
  if (exact) return { section: exact.section, isStem: false };
  const stem = HEADINGS.find((heading) => heading.stem.test(words));
  return stem && { section: stem.section, isStem: true };
}

/** Words in the names of jobs. */
export const JOB_TITLE =
  /\b(?:accountant|administrator|advis[eo]r|analyst|apprentice|architect|articled|assistant|associate|attendant|auditor|banker|cashier|chef|chief|clerk|coach|consultant|controller|coordinator|counsel(?:l?or)?|designer|developer|director|doctor|driver|editor|electrician|engineer|executive|fellow|founder|head|instructor|intern|internship|lawyer|lead|lecturer|librarian|manager|mechanic|nurse|officer|operator|owner|partner|pharmacist|physician|physiotherapist|pilot|planner|president|principal|producer|professor|programmer|receptionist|recruiter|representative|researcher|scientist|secretary|specialist|strategist|supervisor|surgeon|teacher|technician|technologist|therapist|trainee|trainer|translator|tutor|volunteer|welder|writer)s?\b/i;

/** Words in the names of employers. */
export const EMPLOYER =
  /\b(?:academy|agency|airlines?|associates|bank|board|books|bureau|capital|centre|center|college|commission|company|co-?operative|corp(?:oration)?|council|enterprises|firm|foods|foundation|gmbh|group|hospital|hotels?|inc|industries|institute|insurance|labs?|laborator(?:y|ies)|limited|llc|llp|logistics|ltd|ministry|mission|motors|network|partners|payments|pharma(?:ceuticals)?|plc|pvt|school|services|society|software|solutions|stores?|studios?|systems|technologies|trust|university|ventures|works)\b/i;

/** Words in the names of schools. */
export const SCHOOL =
  /\b(?:academy|board|campus|centre|center|college|conservatory|faculty|gurukul|high|iim|iisc|iit|institut[eo]?|institution|nit|polytechnic|school|universit(?:y|é|at|ät)|vidyalaya|vishwavidyalaya)\b/i;

/** The beginning of a degree or class. */
export const DEGREE =
  /^(?:(?:b|m)\.? ?(?:a|e|s|sc|tech|com|arch|des|ed|pharm|phil|plan|b\.?a|c\.?a|b\.?b\.?s)\b\.?(?: ?\(?hons\.?\)?)?|bba|bca|mba|mca|pgdm|mbbs|bds|llb|llm|ll\.b\.?|ll\.m\.?|ph\.? ?d\.?|d\.?phil\.?|(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: of (?:[\p{L}]+(?: and [\p{L}]+)?)| degree)?|(?:post[- ]?graduate |advanced )?(?:diploma|certificate)\b|class (?:xii?|1[02])(?:th)?|(?:xii?|1[02])(?:th)?(?: (?:std|standard|class))?\b|(?:higher|senior) secondary(?: certificate)?|ssc|hsc|sslc|cbse|icse|intermediate|matriculation|a-levels?|gcses?|high school diploma|chartered accountant|iti)(?=$|[\s,;:–—-]|\()/iu;

/** A two-letter state of the USA, a state of India, or a country, after a city. */
export const REGION =
  /^(?:[A-Z]{2}|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|delhi|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|india|usa|u\.s\.a\.|united states|uk|united kingdom|canada|australia|germany|france|singapore|uae|united arab emirates|ireland|netherlands|nepal|sri lanka|bangladesh)$/i;

/** What a labelled line tells, in any section. */
const LABELS: readonly (readonly [kind: LabelKind, words: RegExp])[] = [
  ['name', /^(?:full )?name$/],
  ['email', /^e-?mail(?: (?:id|address))?$/],
  ['phone', /^(?:phone|mobile|tel(?:ephone)?|cell|contact)(?: (?:no|number|nr))?$/],
  ['location', /^(?:address|location|place|city|based in|residence)$/],
  ['link', /^(?:linked ?in|github|git ?hub|website|web|url|link|portfolio)$/],
  [
    'dates',
    /^(?:dates?|duration|period|years?|year of passing|from|tenure|time|year of completion|completed(?: in)?)$/,
  ],
  ['position', /^(?:position(?: held)?|designation|role|job title|title|occupation or position held)$/],
  [
    'organisation',
    /^(?:organi[sz]ation|company|employer|name of (?:the )?(?:employer|company|organi[sz]ation)|client|firm)$/,
  ],
  [
    'points',
    /^(?:main activities(?: and responsibilities)?|responsibilities|activities|key (?:responsibilities|achievements)|achievements|description|duties|highlights)$/,
  ],
  [
    'course',
    /^(?:qualification|degree|course|examination|class|title of qualification(?: awarded)?|programme|program)$/,
  ],
  ['stream', /^(?:stream|subjects?|speciali[sz]ation|major|branch|discipline|field of study)$/],
  [
    'school',
    /^(?:institut(?:e|ion)|school|college|university|board|school ?\/ ?college|name of (?:the )?(?:institut(?:e|ion)|school|college)|university ?\/ ?board|board ?\/ ?university)$/,
  ],
  ['grade', /^(?:grades?|marks|percentage|cgpa|gpa|score|result|%|aggregate|cgpa ?\/ ?percentage)$/],
  [
    'made with',
    /^(?:technolog(?:y|ies)(?: used)?|tech(?:nology)? stack|tools(?: used)?|made with|built with|stack|environment)$/,
  ],
];

export type LabelKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'link'
  | 'dates'
  | 'position'
  | 'organisation'
  | 'points'
  | 'course'
  | 'stream'
  | 'school'
  | 'grade'
  | 'made with';

/** What a text labels, such as "E-mail:" or "Designation"; undefined if it is no label. */
export function labelled(text: string): LabelKind | undefined {
  const words = text
    .replace(/[.:：\s]+$/u, '')
    .toLowerCase()
    .replace(/\bno\.$/, 'no');
  return LABELS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** The title of the document, which names nobody. */
export const DOCUMENT_TITLE = /^(?:curriculum vitae|cv|r[eé]sum[eé]|bio-?data)$/i;
