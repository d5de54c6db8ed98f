import type { Greetings } from '../../../../domain/posts/greetings';

export const greetings: Greetings = {
  en: { greeting: 'Happy Diwali', line: 'Light in every home, joy in every heart' },
  hi: { greeting: 'शुभ दीपावली', line: 'आपके घर-आँगन में सदा उजाला रहे' },
  mr: { greeting: 'दिवाळीच्या हार्दिक शुभेच्छा', line: 'हा प्रकाशाचा सण आनंद घेऊन येवो' },
  gu: { greeting: 'શુભ દિવાળી', line: 'આપ સૌને દિવાળીની હાર્દિક શુભકામનાઓ' },
  ta: { greeting: 'இனிய தீபாவளி நல்வாழ்த்துகள்', line: 'இல்லமெங்கும் ஒளி பெருகட்டும்' },
  te: { greeting: 'దీపావళి శుభాకాంక్షలు', line: 'మీ ఇంట వెలుగులు నిండాలి' },
  bn: { greeting: 'শুভ দীপাবলি', line: 'আলোয় ভরে উঠুক আপনার ঘর' },
  kn: { greeting: 'ದೀಪಾವಳಿ ಹಬ್ಬದ ಶುಭಾಶಯಗಳು', line: 'ನಿಮ್ಮೆಲ್ಲರ ಬಾಳು ಬೆಳಗಲಿ' },
  pa: { greeting: 'ਦੀਵਾਲੀ ਦੀਆਂ ਲੱਖ ਲੱਖ ਵਧਾਈਆਂ', line: 'ਰੌਸ਼ਨੀ ਤੇ ਖੁਸ਼ੀਆਂ ਤੁਹਾਡੇ ਘਰ ਆਉਣ' },
};
