/** The words that tell what is what in resumes. Those of Indian languages are told by their English. */

import { inEnglish } from './indianWords';

/** Words in the names of jobs. */
const JOB_TITLE =
  /\b(?:accountant|administrator|advis[eo]r|analyst|apprentice|architect|articled|assistant|associate|attendant|auditor|banker|cashier|chef|chief|clerk|coach|compounder|cook|consultant|controller|coordinator|counsel(?:l?or)?|designer|developer|director|doctor|driver|editor|electrician|engineer|executive|fellow|fitter|foreman|founder|guard|head|helper|inspector|instructor|intern|internship|lawyer|lead|lecturer|librarian|manager|mechanic|member|nurse|officer|operator|owner|partner|pharmacist|physician|physiotherapist|pilot|planner|president|principal|producer|professor|programmer|receptionist|recruiter|registrar|representative|researcher|scientist|secretary|salesman|specialist|stenographer|steward|strategist|superintendent|supervisor|surgeon|surveyor|tailor|teacher|technician|[tp]gt|prt|c[efimot]o|[as]?vp|headm(?:aster|istress)|technologist|therapist|trainee|trainer|translator|draughtsman|plumber|carpenter|painter|peon|watchman|radiographer|telecaller|beautician|storekeeper|bookkeeper|merchandiser|photographer|journalist|tutor|typist|volunteer|waiter|warden|welder|writer)s?\b/i;

/** Words in the names of employers, unless a job follows: "Software Engineer", "Bank Manager". */
const EMPLOYER_WORDS =
  /\b(?:academy|agency|airlines?|associates|bank|board|books|bros|brothers|builders|bureau|capital|centre|center|college|commission|company|co-?operative|constructions?|corp(?:oration)?|council|electricals|electronics|enterprises|exports|firm|foods|foundation|gmbh|group|hospital|hotels?|inc|industries|institute|insurance|labs?|laborator(?:y|ies)|limited|llc|llp|logistics|ltd|m\/s|ministry|mission|motors|network|partners|payments|pharma(?:ceuticals)?|plc|pvt|school|services|society|software|solutions|sons|stores?|studios?|systems|technologies|textiles|traders?|transports?|travels|trust|university|ventures|works)\b/i;
const EMPLOYER = new RegExp(`${EMPLOYER_WORDS.source}(?!.{0,40}${JOB_TITLE.source})`, 'i');

export const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Number of words from which a text is taken for prose rather than a name or a fact. */
export const PROSE_WORDS_MIN = 10;

/** Whether a text ends like a sentence, and not in an abbreviation, such as "M/s. Gupta & Sons." */
export const endsSentence = (text: string): boolean =>
  /[.!?;।]$/.test(text) &&
  !/\b(?:bros|sons|ltd|pvt|co|corp|inc|engg|dept|govt|univ|inst|assn|mfg)\.$/i.test(text);

/** The beginning of a job that is told in a sentence: "Presently working as …". */
export const TOLD =
  /^(?:[^\p{L}]{1,4})?(?:(?:[Pp]resently|[Cc]urrently) )?(?:[Ww]ork(?:ed|ing)|[Ss]erv(?:ed|ing)|[Ee]mployed) (?=(?:as|at|in|with|for)\s)/u;

/** The beginning of a job that says only how long it took: "5 years of experience as a driver". */
export const LONG =
  /^(?:[^\p{L}\d]{1,4})?\d{1,2}\+? (?:years?|yrs?\.?)['’]? (?:of )?(?:\w+ )?experience(?: \([^()]*\))?(?=\s+(?:as|at|in|with)\s)/iu;

/** Words in the names of schools. */
const SCHOOL =
  /\b(?:academy|board|campus|centre|center|college|conservatory|convent|faculty|ghs|[gv]?hss|government|govt|gurukul|high|ic(?:a|s|ma)i|iim|iisc|iit|laboratory|institut[eo]?|institution|lic(?:eo|eul)|lyc[eé]e|gymnasium|nit|polit[eé]cn\w+|polytechnic|school|universi(?:ty|té|tat|tät|tà|dad|dade)|vidyalaya|vishwavidyalaya)\b/i;

/** The beginning of a degree or class. */
export const DEGREE =
  /^(?:(?:b|m)\.? ?(?:a|e|s|sc|tech|com|arch|des|ed|pharm|phil|plan|b\.?a|c\.?a|b\.?b\.?s)\b\.?(?: ?\(?hons\.?\)?)?|bba|bca|mba|mca|msw|bsw|bpt|mpt|bhm|bams|bhms|gnm|anm|dmlt|dca|pgdca|d\.? ?(?:pharm|el\.?ed|ed)|ca (?:inter(?:mediate)?|final|foundation)|pgdm|mbbs|bds|llb|llm|ll\.b\.?|ll\.m\.?|ph\.? ?d\.?|d\.?phil\.?|(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: of [\p{L}]+(?: and [\p{L}]+)?(?: (?:studies|work|administration|applications|education|management))?| degree)?|(?:post[- ]?graduate |advanced )?(?:diploma|certificate)\b|class (?:x(?:ii?)?|1[02])(?:th)?|(?:xii?|1[02])(?:th)?(?: (?:std|standard|class))?\b|baccalaur[eé]ate?|bacalaureat|abitur|(?:higher|senior) secondary(?: certificate)?|[sh]\.?s\.?c\b\.?|sslc|plus two|cbse|icse|intermediate|matric(?:ulation)?|a-levels?|gcses?|high school diploma|chartered accountant|i\.?t\.?i\.?)(?=$|[\s,;:–—-]|\(|\/\p{L})/iu;

/** A two-letter state of the USA, a state of India, or a country, after a city. */
const REGION =
  /^(?:[A-Z]{2}|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|delhi|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|india|usa|u\.s\.a\.|united states|uk|united kingdom|canada|australia|germany|france|singapore|uae|united arab emirates|ireland|netherlands|italy|spain|portugal|belgium|austria|switzerland|sweden|denmark|norway|finland|poland|romania|greece|nepal|sri lanka|bangladesh|qatar|oman|kuwait|bahrain|saudi arabia|malaysia|new zealand)$/i;

/** A large town of India, or the name of any that says it is one. */
const TOWN =
  /^(?:(?:new )?delhi|(?:navi )?mumbai|agra|ahmednagar|amritsar|aurangabad|bangalore|bengaluru|bhopal|bhubaneswar|calcutta|calicut|chandigarh|chennai|coimbatore|dehradun|erode|ernakulam|guntur|gurgaon|gurugram|guwahati|hubli|indore|jalandhar|jammu|jhansi|kochi|kolhapur|kolkata|kota|kottayam|kozhikode|lucknow|ludhiana|madras|madurai|mangalore|meerut|mysore|mysuru|nashik|nasik|nellore|noida|greater noida|patna|patiala|pondicherry|prayagraj|puducherry|pune|rajkot|ranchi|salem|satara|shimla|siliguri|solapur|srinagar|surat|thane|thrissur|tirupati|trichy|trivandrum|udaipur|ujjain|vadodara|varanasi|vellore|vijayawada|visakhapatnam|vizag|warangal|[a-z]{3,}(?:abad|garh|halli|nagar|patnam|puram|pur))$/i;

/** Languages that many in India name behind each other, with nothing but a space between them. */
export const LANGUAGE =
  '(?:arabic|assamese|bengali|bhojpuri|english|french|german|gujarati|hindi|kannada|kashmiri|konkani|maithili|malayalam|marathi|marwari|nepali|odia|oriya|punjabi|sanskrit|sindhi|tamil|telugu|tulu|urdu)';
/** In "English Hindi Tamil", but not in "Indian Sign Language". */
export const BETWEEN_LANGUAGES = new RegExp(`(?<=\\b${LANGUAGE})(?=\\s${LANGUAGE}\\b)`, 'i');

/** What labels name, in any section. */
const LABELS = [
  ['name', /^(?:full )?name(?: in full)?$/],
  ['email', /^e-?mail(?: (?:id|address))?$/],
  ['phone', /^(?:ph(?:one)?|mob?(?:ile)?|tel(?:ephone)?|cell|contact|whats ?app)\.?(?: ?(?:no|number|nr))?$/],
  [
    'location',
    /^(?:(?:(?:permanent|postal|correspondence|residential) )?(?:add(?:ress)?|location)|home|place|city|based in|residence)$/,
  ],
  ['link', /^(?:linked ?in|github|git ?hub|website|web|url|link|portfolio)$/],
  [
    'dates',
    /^(?:dates?|duration|period|years?|(?:(?:month and )?year of )?passing(?: year)?|session|from|to|tenure|time|year of completion|completed(?: in)?)$/,
  ],
  ['number', /^(?:(?:s|sr|sl)\.? ?no|s[lr]|team size)$/],
  ['title', /^title$/],
  [
    'position',
    /^(?:(?:position|post)(?: held| applied for)?|designation|role|job title|occupation or position held)$/,
  ],
  [
    'organisation',
    /^(?:(?:last )?(?:organi[sz]ation|company|employer|hospital)(?: name)?|name of (?:the )?(?:employer|company|organi[sz]ation|hospital)|firm)$/,
  ],
  // Whom a job is done for is not who pays for it.
  ['client', /^(?:end )?client(?: name)?$/],
  ['project', /^projects?(?: name| title| ?(?:#|no\.?)? ?\d{1,2})?$/],
  [
    'points',
    /^(?:main activities(?: and responsibilities)?|(?:(?:roles?|duties) (?:and|&) |(?:key|job|work) )?responsibilit(?:y|ies)|key (?:result areas|deliverables|achievements)|(?:job|work) (?:profile|description)|activities|(?:detailed )?achievements|description|(?:nature of )?(?:duties|work)|highlights)$/,
  ],
  [
    'course',
    /^(?:(?:name of (?:the )?)?(?:qualification|degree|certificate|course|exam(?:ination)?)(?: (?:passed|name))?|class|standard|title of qualification(?: awarded)?|programme|program)$/,
  ],
  ['stream', /^(?:stream|subjects?|speciali[sz]ation|major|branch|discipline|field of study)$/],
  ['school', /^(?:name of (?:the )?)?(?:institut(?:e|ion)|school|college)(?: name)?$/],
  // Beside a school, it only held the examination.
  ['board', /^(?:name of (?:the )?)?(?:univ(?:ersity|\.)?|(?:examining )?(?:board|body))$/],
  [
    'grade',
    /^(?:(?:final|overall|aggregate|obtained) )?(?:(?:%|percentage) ?(?:of )?marks|marks(?: in %)?|%(?:age)?|percent(?:age)?|grades?|[cs]?gpa|[cs]pi|division|score|result|aggregate)(?: (?:obtained|secured|scored))?$/,
  ],
  [
    'made with',
    /^(?:tech(?:nolog(?:y|ies))?(?: used)?|(?:it )?skills?(?: used| name)?|tech(?:nology)? stack|tools(?: used)?|made with|built with|stack|environment)$/,
  ],
  // No field of ours holds them.
  [
    'detail',
    /^(?:thesis|dissertation|d\.?o\.?b|date of birth|age|(?:date|place) of (?:issue|expiry)|(?:issue|expiry) date|valid (?:up ?to|till|until)|country|state|level in eqf|(?:relevant )?course ?work|relevant courses|levels|(?:passport|license|licence)(?: no| number)?|gender|sex|marital status|nationality|religion|caste|category|blood group|version|last used|(?:total |work )?experience|functional area|industry|job type|employment status|pay scale|notice period|(?:expected )?(?:ctc|salary)|(?:father|mother|husband|spouse)(?:['’]?s)?(?: name)?)$/,
  ],
] as const satisfies readonly (readonly [kind: string, words: RegExp])[];

export type LabelKind = (typeof LABELS)[number][0];

/** What a label such as "E-mail:", "Present Post" or "CGPA / Marks (%)" names; undefined if a text isn't a label. */
export function labelled(text: string): LabelKind | undefined {
  const bare = text.replace(/^(?:\s*\d{1,2}[.)]\s|[|~•·▪.,;\s([]+)|(?:\s*\([^()]*\))?[.:：\s)\]–—-]*$/gu, '');
  const words = inEnglish(bare)
    .toLowerCase()
    .replace(/^(?:present|current|previous) /, '');
  const kinds = words.split(/ ?\/ ?/).map((part) => LABELS.find(([, pattern]) => pattern.test(part))?.[0]);
  return kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined;
}

/** What the words before the colon of "Date of birth: 3 May 1990" name. */
export const labelOf = (text: string): LabelKind | undefined => labelled(text.replace(/:.*/s, ''));

/** The title of the document, which isn't a name. */
const DOCUMENT_TITLE = /^(?:curricul[au]m[ -]?vit(?:ae?|ea?)|cv|r[eé]sum[eé]|bio[ -]?data)$/i;

const teller =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(inEnglish(text));

export const namesJob = teller(JOB_TITLE);
export const namesEmployer = teller(EMPLOYER);
export const namesSchool = teller(SCHOOL);
/** Whether a text begins with a degree or a class. */
export const isDegree = teller(DEGREE);
export const isRegion = teller(REGION);
export const isTown = teller(TOWN);
export const isDocumentTitle = teller(DOCUMENT_TITLE);
export const isMotherTongue = teller(/^\P{L}*mother tongue/iu);
