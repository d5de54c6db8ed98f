/** What a rule rests on, shown with what it finds. */
export interface Source {
  /** The publisher and, if that isn't obvious, the text. */
  readonly name: string;
  /** Undefined for what the visitor can see: the form or the sheet. */
  readonly href?: string;
}

/** The field is required by the specification, which also limits it. */
export const FORM: Source = { name: 'this form’s own limits' };
/** A fact about the drawn pages or their text, not advice. */
export const SHEET: Source = { name: 'what is on your sheet' };

export const CAREERBUILDER: Source = {
  name: 'CareerBuilder’s survey of hiring managers, 2018',
  href: 'https://www.plansponsor.com/resume-social-media-blunders-can-cost-applicants-job/',
};
export const DAXTRA: Source = {
  name: 'Mercury, on Daxtra’s resume parser',
  href: 'https://portal.wearemercury.com/knowledgebase/article/KA-01555/en-us',
};
export const E164: Source = { name: 'ITU-T E.164', href: 'https://www.itu.int/rec/T-REC-E.164-201011-I/en' };
export const GREENHOUSE: Source = {
  name: 'Greenhouse, on resumes it can’t parse',
  href: 'https://support.greenhouse.io/hc/en-us/articles/200989175-Unsuccessful-Resume-Parse-',
};
export const HERTFORDSHIRE: Source = {
  name: 'University of Hertfordshire, careers service',
  href: 'https://uniofhertscee.wordpress.com/2016/03/17/mind-the-gap-presenting-gaps-in-employment-on-your-cv/',
};
export const LINKEDIN: Source = {
  name: 'LinkedIn, on public profile addresses',
  href: 'https://www.linkedin.com/help/linkedin/answer/87',
};
export const MACHIAS: Source = {
  name: 'University of Maine at Machias, career center',
  href: 'https://machias.edu/career-services/career-center/current-students-alumni/resume-writing/',
};
export const NHS: Source = {
  name: 'NHS Digital’s style guide',
  href: 'https://digital.nhs.uk/about-nhs-digital/corporate-information-and-documents/nhs-digital-style-guidelines/how-we-talk/a-to-z-of-house-style',
};
export const RESUMX: Source = {
  name: 'resumx, on surveys of resume wording',
  href: 'https://resumx.dev/playbook/resume-wording.html',
};
export const RFC_5321: Source = { name: 'RFC 5321', href: 'https://www.rfc-editor.org/rfc/rfc5321' };
export const ROCHE: Source = {
  name: 'Roche, on its resume parser',
  href: 'https://careers.roche.com/global/en/resume-parsing-faq',
};
export const SCHEMA_ORG: Source = { name: 'schema.org', href: 'https://schema.org/honorificSuffix' };
export const SIMON_FRASER: Source = {
  name: 'Simon Fraser University',
  href: 'https://www.sfu.ca/olc/work-study/work-study/communication-tools-1',
};
export const ST_THOMAS: Source = {
  name: 'University of St. Thomas, career development center',
  href: 'https://libguides.stthomas.edu/c.php?g=88774&p=572682',
};
export const TEXTKERNEL: Source = {
  name: 'Textkernel, on dates in resumes',
  href: 'https://textkernel.github.io/tx-dotnet/sdk/Textkernel.Tx.Models.TxDate.html',
};
export const TORONTO: Source = {
  name: 'University of Toronto Scarborough',
  href: 'https://www.utsc.utoronto.ca/aacc/resume',
};
export const UAX_15: Source = {
  name: 'Unicode Standard Annex #15',
  href: 'https://www.unicode.org/reports/tr15/',
};
export const UCALGARY: Source = {
  name: 'University of Calgary in Qatar, writing style',
  href: 'https://lc.ucalgary.edu.qa/writingstyle/space',
};
export const UTS_39: Source = {
  name: 'Unicode Technical Standard #39',
  href: 'https://www.unicode.org/reports/tr39/',
};
export const UTS_51: Source = {
  name: 'Unicode Technical Standard #51',
  href: 'https://www.unicode.org/reports/tr51/',
};
export const W3C_TAG: Source = { name: 'W3C, Securing the Web', href: 'https://github.com/w3ctag/web-https' };
export const WHATWG: Source = { name: 'URL Standard', href: 'https://url.spec.whatwg.org/' };
