/** Whether most letters are Latin; only such text is subject to the English wording rules. */
export function isLatinText(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return latin.length > 0 && latin.length * 2 > letters.length;
}

/** Words of any script, including inner apostrophes and hyphens. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];

/** Openings that describe the job, not an achievement. */
export const WEAK_OPENINGS =
  /^(?:was |were |am |been )?(?:responsible for|worked (?:on|with|in|as)|working (?:on|with)|helped(?: to| with| in)?|assisted(?: in| with)?|involved in|participated in|took part in|duties (?:included|include)|tasked with|in charge of|part of|contributed to|handled|dealt with|supported|familiar with|exposure to)\b/i;

/** Words that half of all resumes use without proof; "references on request" only costs a line. */
export const BUZZWORDS =
  /\b(?:hard[- ]?working|team[- ]?player|self[- ]?(?:starter|motivated)|go[- ]getter|detail[- ]oriented|results?[- ](?:oriented|driven)|goal[- ]oriented|think(?:ing)? (?:out(?:side)? (?:of )?the box)|synerg(?:y|ies|istic)|dynamic (?:individual|person|professional|personality)|proven track record|best of breed|go[- ]to person|thought leader(?:ship)?|value[- ]add(?:ed)?|proactive(?:ly)?|passionate|highly motivated|quick learner|fast learner|excellent communication skills|good communication skills|rockstar|ninja|guru|references? (?:are )?available (?:up)?on request)\b/i;

/** Matches "was developed by", "is being handled by". */
export const PASSIVE =
  /\b(?:was|were|is|are|been|being|be) (?:\w+ly )?(?:\w{2,}ed|built|written|led|made|done|run|given|taken|sold|taught) by\b/i;

/** "I" before a lower-case word, and "my", "me", "myself"; not the numeral in Phase I or Class I. */
export const FIRST_PERSON =
  /(?:(?<!\b(?:[Pp]hase|[Cc]lass|[Pp]art|[Ll]evel|[Tt]ype|[Gg]rade|[Tt]ier|[Uu]nit|[Vv]olume|[Ss]chedule|[Ww]ar) )\bI(?:['’](?:m|ve|d|ll))?(?= [a-z])|\b(?:[Mm]y|[Mm]e|[Mm]yself)\b)/;

/** Too common to count as repetition. */
const COMMON = new Set(
  'about above across after along among around based before behind below beside between beyond while where which whose their there these those through under until using within without other every first second third still since years months weeks hours being against during from with into over than that them then they this were what when will your also each more most only such have'.split(
    ' ',
  ),
);

/** Whether readers would notice the repetition of a word. */
export const isNoticed = (word: string): boolean =>
  word.length >= 5 && !COMMON.has(word) && !/\p{N}/u.test(word);
