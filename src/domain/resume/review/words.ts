/** Whether most letters are Latin; only such text is subject to the English wording rules. */
export function isLatinText(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return latin.length > 0 && latin.length * 2 > letters.length;
}

/** Openings that name a duty instead of an action; "handled 300 tickets" is an action. */
export const DUTY_OPENINGS =
  /^(?:responsible for|(?:my )?(?:duties|responsibilities) (?:included?|were)|tasked with|in charge of|familiar with|exposure to)\b/i;

/** The phrases of the source that mean nothing else; it also lists "dedicated", which a server may be, and "proven". */
export const BUZZWORDS =
  /\b(?:best[- ]of[- ]breed|go[- ]getter|think(?:ing|s)? outside (?:of )?the box|synerg(?:y|ies)|team[- ]player|(?:highly |self[- ])motivated|passionate|detail[- ]oriented|proven track record)\b/i;

/** "I" as the subject of a clause, and "my"; neither numerals (Phase I, World War I) nor names (About Me). */
export const FIRST_PERSON =
  /\bI['’](?:m|ve|d|ll)\b|(?<=^|[.!?:;,]\s+|\b(?:and|but|that|which|where|when|while|because|as|so|if)\s+)I(?= (?!and\b|or\b|to\b)[a-z])|(?<![\w-])my(?:self)?(?![\w-])|(?<=^|[.!?]\s+)My(?= [a-z])/;
