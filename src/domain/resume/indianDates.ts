/** Words of dates in Hindi, Marathi and Tamil, with their spellings, except those that differ only in nasals or dots below. */
const WORDS = `
jan: जनवरी, जन; feb: फरवरी, फर; mar: मार्च; apr: अप्रैल, अप्रै; may: मई; jun: जून; jul: जुलाई, जुला
aug: अगस्त, अग; sep: सितंबर, सितं; oct: अक्टूबर, अक्तूबर, अक्टू, अक्तू; nov: नवंबर, नवं
dec: दिसंबर, दिसं; present: वर्तमान, वर्तमान में, वर्तमान तक, अब तक, अभी तक, आज तक, अद्यतन, जारी, कार्यरत

jan: जानेवारी, ஜனவரி; feb: फेब्रुवारी, பிப்ரவரி; mar: மார்ச்; apr: एप्रिल, ஏப்ரல்; may: मे, மே; jun: ஜூன்
jul: जुलै, ஜூலை; aug: ऑगस्ट, ஆகஸ்ட்; sep: सप्टेंबर, செப்டம்பர்; oct: ऑक्टोबर, அக்டோபர்
nov: नोव्हेंबर, நவம்பர்; dec: डिसेंबर, டிசம்பர்
present: आजपर्यंत, आज पर्यंत, आतापर्यंत, आता पर्यंत, सध्या, चालू, இன்று வரை, இன்றுவரை, தற்போது வரை, தற்போது`;

/** English words by the Indian ones. */
type Dictionary = ReadonlyMap<string, string>;

/** One spelling of each word: without the dots below letters, and with one sign for all nasals before a consonant. */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u093C/g, '')
    .replace(/\u0901|[ङञणनम]\u094D(?=[क-ह])/g, '\u0902');

const spellingsOf = (row: string): (readonly [indian: string, english: string])[] => {
  const [english = '', indian = ''] = row.split(': ');
  return indian.split(', ').map((word) => [folded(word), english]);
};

/** Reads rows such as "may: मई, मे; jun: जून". */
export const dictionaryOf = (words: string): Dictionary =>
  new Map(
    words
      .trim()
      .split(/;\s|\n+/)
      .flatMap(spellingsOf),
  );

/** The longest come first, as a pattern takes the first that matches. */
export const longestFirst = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|');

/** Puts the words of a text that a dictionary has into English. */
export function translator(english: Dictionary): (text: string) => string {
  const phrases = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${longestFirst([...english.keys()])})(?![\\p{L}\\p{M}])`,
    'gu',
  );
  return (text) =>
    /[\p{sc=Devanagari}\p{sc=Tamil}]/u.test(text)
      ? folded(text).replace(phrases, (phrase) => english.get(phrase) ?? phrase)
      : text;
}

export const DATE_WORDS = dictionaryOf(WORDS);
export const datesInEnglish = translator(DATE_WORDS);
