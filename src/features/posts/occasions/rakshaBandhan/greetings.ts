import type { Greetings } from '../../../../domain/posts/greetings';

export const greetings: Greetings = {
  en: { greeting: 'Happy Raksha Bandhan', line: 'A thread of love, a promise for life' },
  hi: { greeting: 'शुभ रक्षाबंधन', line: 'एक धागा, उम्र भर का साथ' },
  mr: { greeting: 'रक्षाबंधनाच्या हार्दिक शुभेच्छा', line: 'भाऊ-बहिणीच्या प्रेमाचा सण' },
  gu: { greeting: 'રક્ષાબંધનની શુભકામનાઓ', line: 'ભાઈ-બહેનના પ્રેમનું પર્વ' },
  ta: { greeting: 'ரக்ஷா பந்தன் நல்வாழ்த்துகள்', line: 'சகோதர பாசத்தின் திருநாள்' },
  te: { greeting: 'రాఖీ పౌర్ణమి శుభాకాంక్షలు', line: 'అన్నాచెల్లెళ్ల అనుబంధాల పండుగ' },
  bn: { greeting: 'শুভ রাখি বন্ধন', line: 'অটুট থাকুক ভাই-বোনের বন্ধন' },
  kn: { greeting: 'ರಕ್ಷಾ ಬಂಧನದ ಶುಭಾಶಯಗಳು', line: 'ಅಣ್ಣ-ತಂಗಿಯ ಪ್ರೀತಿಯ ಹಬ್ಬ' },
  pa: { greeting: 'ਰੱਖੜੀ ਦੀਆਂ ਲੱਖ ਲੱਖ ਵਧਾਈਆਂ', line: 'ਭੈਣ-ਭਰਾ ਦੇ ਪਿਆਰ ਦਾ ਤਿਉਹਾਰ' },
};
