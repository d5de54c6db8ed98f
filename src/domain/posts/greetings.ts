import type { GreetingLanguage, LanguageChoice } from './languages';
import type { PostFlowName } from './occasions';

/** Text of an occasion's poster in one language. */
export interface Greeting {
  /** The customary greeting, in full. */
  readonly greeting: string;
  /** A short second wish, for the smaller line. */
  readonly line: string;
}

/** A greeting together with its language. */
export interface ChosenGreeting extends Greeting {
  readonly language: GreetingLanguage;
}

/** The occasions whose greeting has a choice of languages. */
type GreetedFlow = Extract<PostFlowName, 'diwali' | 'rakshaBandhan' | 'ganeshChaturthi'>;

/**
 * The greetings businesses in each region customarily print, with the festival's regional name: Vinayaka Chaviti in Telugu,
 * Rakhi in Punjabi. A missing language is a type error. A native speaker should proofread each language before a release.
 */
export const GREETINGS: Readonly<Record<GreetedFlow, Readonly<Record<GreetingLanguage, Greeting>>>> = {
  diwali: {
    en: { greeting: 'Happy Diwali', line: 'Light in every home, joy in every heart' },
    hi: { greeting: 'शुभ दीपावली', line: 'आपके घर-आँगन में सदा उजाला रहे' },
    mr: { greeting: 'दिवाळीच्या हार्दिक शुभेच्छा', line: 'हा प्रकाशाचा सण आनंद घेऊन येवो' },
    gu: { greeting: 'શુભ દિવાળી', line: 'આપ સૌને દિવાળીની હાર્દિક શુભકામનાઓ' },
    ta: { greeting: 'இனிய தீபாவளி நல்வாழ்த்துகள்', line: 'இல்லமெங்கும் ஒளி பெருகட்டும்' },
    te: { greeting: 'దీపావళి శుభాకాంక్షలు', line: 'మీ ఇంట వెలుగులు నిండాలి' },
    bn: { greeting: 'শুভ দীপাবলি', line: 'আলোয় ভরে উঠুক আপনার ঘর' },
    kn: { greeting: 'ದೀಪಾವಳಿ ಹಬ್ಬದ ಶುಭಾಶಯಗಳು', line: 'ನಿಮ್ಮೆಲ್ಲರ ಬಾಳು ಬೆಳಗಲಿ' },
    pa: { greeting: 'ਦੀਵਾਲੀ ਦੀਆਂ ਲੱਖ ਲੱਖ ਵਧਾਈਆਂ', line: 'ਰੌਸ਼ਨੀ ਤੇ ਖੁਸ਼ੀਆਂ ਤੁਹਾਡੇ ਘਰ ਆਉਣ' },
  },
  rakshaBandhan: {
    en: { greeting: 'Happy Raksha Bandhan', line: 'A thread of love, a promise for life' },
    hi: { greeting: 'शुभ रक्षाबंधन', line: 'एक धागा, उम्र भर का साथ' },
    mr: { greeting: 'रक्षाबंधनाच्या हार्दिक शुभेच्छा', line: 'भाऊ-बहिणीच्या प्रेमाचा सण' },
    gu: { greeting: 'રક્ષાબંધનની શુભકામનાઓ', line: 'ભાઈ-બહેનના પ્રેમનું પર્વ' },
    ta: { greeting: 'ரக்ஷா பந்தன் நல்வாழ்த்துகள்', line: 'சகோதர பாசத்தின் திருநாள்' },
    te: { greeting: 'రాఖీ పౌర్ణమి శుభాకాంక్షలు', line: 'అన్నాచెల్లెళ్ల అనుబంధాల పండుగ' },
    bn: { greeting: 'শুভ রাখি বন্ধন', line: 'অটুট থাকুক ভাই-বোনের বন্ধন' },
    kn: { greeting: 'ರಕ್ಷಾ ಬಂಧನದ ಶುಭಾಶಯಗಳು', line: 'ಅಣ್ಣ-ತಂಗಿಯ ಪ್ರೀತಿಯ ಹಬ್ಬ' },
    pa: { greeting: 'ਰੱਖੜੀ ਦੀਆਂ ਲੱਖ ਲੱਖ ਵਧਾਈਆਂ', line: 'ਭੈਣ-ਭਰਾ ਦੇ ਪਿਆਰ ਦਾ ਤਿਉਹਾਰ' },
  },
  ganeshChaturthi: {
    en: { greeting: 'Happy Ganesh Chaturthi', line: 'May Bappa bless your home and your work' },
    hi: { greeting: 'शुभ गणेश चतुर्थी', line: 'बप्पा का आशीर्वाद सदा आप पर बना रहे' },
    mr: { greeting: 'गणेश चतुर्थीच्या हार्दिक शुभेच्छा', line: 'गणपती बाप्पा मोरया' },
    gu: { greeting: 'ગણેશ ચતુર્થીની શુભકામનાઓ', line: 'ગણપતિ બાપ્પા મોરયા' },
    ta: { greeting: 'விநாயகர் சதுர்த்தி வாழ்த்துகள்', line: 'விநாயகர் அருள் துணை நிற்கட்டும்' },
    te: { greeting: 'వినాయక చవితి శుభాకాంక్షలు', line: 'విఘ్నేశ్వరుని ఆశీస్సులు మీకు ఉండాలి' },
    bn: { greeting: 'শুভ গণেশ চতুর্থী', line: 'সিদ্ধিদাতার আশীর্বাদ সঙ্গে থাকুক' },
    kn: { greeting: 'ಗಣೇಶ ಚತುರ್ಥಿಯ ಶುಭಾಶಯಗಳು', line: 'ಗಣೇಶನ ಆಶೀರ್ವಾದ ಸದಾ ನಿಮಗಿರಲಿ' },
    pa: { greeting: 'ਗਣੇਸ਼ ਚਤੁਰਥੀ ਦੀਆਂ ਵਧਾਈਆਂ', line: 'ਗਣਪਤੀ ਬੱਪਾ ਮੋਰਿਆ' },
  },
};

export function isGreeted(flow: PostFlowName): flow is GreetedFlow {
  return flow in GREETINGS;
}

/** An occasion's greeting in the chosen language; undefined when the poster keeps its original text. */
export function greetingIn(flow: PostFlowName, language: LanguageChoice): ChosenGreeting | undefined {
  if (language === 'asDrawn' || !isGreeted(flow)) return undefined;
  return { language, ...GREETINGS[flow][language] };
}
