import { hasBullet } from '../bullets';

/** Words of sentences about pay, benefits, hours and how to apply. */
const OFFERS = [
  'salar(?:y|ies)(?! (?:negotiation|processing|register|slip))|ctc|lpa|lakhs?|stipend|gross (?:pay|salary|\\d)|in[- ]hand|take[- ]home',
  '(?<!a )bonus(?! calculation)|increments?|incentives?|allowances?|per month|perks|we (?:offer|provide)',
  'mediclaim|provident fund|(?:accident|health|medical) (?:cover|insurance)|accommodation|canteen|hostel|(?:company|staff) bus',
  'day week|days? off|weekly off|shifts|timings?|notice period|joiners|openings|vacanc(?:y|ies)|last date|equal opportunity',
  '(?:also|can|may|to) apply|apply (?:by|now|on|through|to|with)|applications? (?:are|close|to|with|without)|shortlisted',
  '(?:your|updated) (?:resume|cv)|(?:resumes?|cv) (?:by|to|with)|bio-?data|whatsapp|write to|send (?:us|your)|contact',
  'walk[- ]in (?:between|interview|with)|background (?:checks?|verification)|aadhaar|photographs?',
];
const OFFER = new RegExp(`\\b(?:${OFFERS.join('|')})\\b`, 'i');
const OFFER_HEADING =
  /^\W*(?:what )?(?:we offer|benefits|perks|compensation|how to apply|about (?:us|the company))\b/i;
/** A sentence ends at a space: not in "9.30 am", "B.Com". */
const SENTENCE = /[^.!?]+(?:[.!?](?=\S)[^.!?]*)*[.!?]*/g;

/**
 * A job ad without its sentences about pay, benefits, hours and how to apply, where PF is not a skill. A bullet point is about
 * the work unless it is under a heading such as "Benefits".
 */
export function aboutTheWork(ad: string): string {
  let isUnderOffer = false;
  const lines = ad.split('\n').map((line) => {
    const isPoint = hasBullet(line);
    if (!isPoint) isUnderOffer = OFFER_HEADING.test(line);
    if (isUnderOffer) return '';
    if (isPoint) return line;
    return line.replace(SENTENCE, (sentence) => (OFFER.test(sentence) ? '\n' : sentence));
  });
  return lines.join('\n');
}
