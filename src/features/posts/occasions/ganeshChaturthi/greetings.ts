import type { Greetings } from '../../../../domain/posts/greetings';

export const greetings: Greetings = {
  en: { greeting: 'Happy Ganesh Chaturthi', line: 'May Bappa bless your home and your work' },
  hi: { greeting: 'शुभ गणेश चतुर्थी', line: 'बप्पा का आशीर्वाद सदा आप पर बना रहे' },
  mr: { greeting: 'गणेश चतुर्थीच्या हार्दिक शुभेच्छा', line: 'गणपती बाप्पा मोरया' },
  gu: { greeting: 'ગણેશ ચતુર્થીની શુભકામનાઓ', line: 'ગણપતિ બાપ્પા મોરયા' },
  ta: { greeting: 'விநாயகர் சதுர்த்தி வாழ்த்துகள்', line: 'விநாயகர் அருள் துணை நிற்கட்டும்' },
  te: { greeting: 'వినాయక చవితి శుభాకాంక్షలు', line: 'విఘ్నేశ్వరుని ఆశీస్సులు మీకు ఉండాలి' },
  bn: { greeting: 'শুভ গণেশ চতুর্থী', line: 'সিদ্ধিদাতার আশীর্বাদ সঙ্গে থাকুক' },
  kn: { greeting: 'ಗಣೇಶ ಚತುರ್ಥಿಯ ಶುಭಾಶಯಗಳು', line: 'ಗಣೇಶನ ಆಶೀರ್ವಾದ ಸದಾ ನಿಮಗಿರಲಿ' },
  pa: { greeting: 'ਗਣੇਸ਼ ਚਤੁਰਥੀ ਦੀਆਂ ਵਧਾਈਆਂ', line: 'ਗਣਪਤੀ ਬੱਪਾ ਮੋਰਿਆ' },
};
