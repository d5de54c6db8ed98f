import { DATE_WORDS, dictionaryOf, longestFirst, translator } from '../indianDates';

/** Words of resumes in Hindi and Marathi, with their spellings, except those that differ only in nasals or dots below. */
const WORDS = `
and: और, एवं, तथा; full: पूरा; name: नाम, का नाम; no: नं; number: नंबर, संख्या, क्रमांक
s no: क्रम संख्या, क्र.सं, क्र. सं; details: विवरण, का विवरण; personal: व्यक्तिगत, निजी
permanent: स्थायी; postal: पत्राचार का, पत्राचार; key: मुख्य, प्रमुख; educational: शैक्षणिक, शैक्षिक
technical: तकनीकी; professional: व्यावसायिक, पेशेवर; career: करियर, कैरियर; computer: कंप्यूटर

name: नाव; personal: वैयक्तिक; details: माहिती; permanent: कायमचा; address: पत्ता; place: ठिकाण
mobile: भ्रमणध्वनी; father: वडिलांचे; mother: आईचे; husband: पतीचे; date of birth: जन्म तारीख, जन्मतारीख
marital status: वैवाहिक स्थिती; nationality: राष्ट्रीयत्व; caste: जात; designation: हुद्दा; objective: उद्दिष्ट
education: शिक्षण; qualification: पात्रता; work experience: कामाचा अनुभव; skills: कौशल्ये; hobbies: छंद
responsibilities: जबाबदाऱ्या; marks: गुण; percentage: टक्केवारी; 10th: दहावी; 12th: बारावी
school: शाळा; university: विद्यापीठ; bank: बँक

address: पता; place: स्थान; city: शहर; residence: निवास; email: ईमेल, ई-मेल, ई मेल, इमेल; id: आईडी
mobile: मोबाइल, मोबाईल; phone: फोन, दूरभाष; contact: संपर्क; father: पिता; mother: माता; husband: पति
spouse: पत्नी; date of birth: जन्म तिथि, जन्मतिथि, जन्म-तिथि, जन्म दिनांक, जन्म की तारीख; age: आयु, उम्र
gender: लिंग; marital status: वैवाहिक स्थिति; nationality: राष्ट्रीयता; religion: धर्म; caste: जाति
category: वर्ग; blood group: रक्त समूह; date: दिनांक, तारीख; duration: अवधि, कार्यकाल; year: वर्ष
passing year: उत्तीर्ण वर्ष, उत्तीर्णता वर्ष; designation: पद, पदनाम; employer: नियोक्ता
organisation: संस्था, संगठन; exam: परीक्षा; class: कक्षा; course: पाठ्यक्रम, कोर्स
degree: उपाधि, डिग्री; subject: विषय; stream: संकाय; percentage: प्रतिशत; marks: अंक, प्राप्तांक
division: श्रेणी; responsibilities: जिम्मेदारियां, उत्तरदायित्व, दायित्व
job description: कार्य विवरण, कार्य का विवरण

resume: जीवन परिचय, जीवन वृत्त, जीवनवृत्त, बायोडाटा, बायो-डाटा, रिज्यूमे; profile: परिचय
summary: सारांश; objective: उद्देश्य, लक्ष्य; work: कार्य; experience: अनुभव
work experience: कार्यानुभव; employment: रोजगार; education: शिक्षा; qualification: योग्यता, योग्यताएं
skills: कौशल, दक्षता, दक्षताएं; knowledge: ज्ञान, का ज्ञान; languages: भाषा, भाषाएं, भाषाओं
languages known: ज्ञात भाषाएं, भाषा ज्ञान, भाषाओं का ज्ञान; projects: परियोजना, परियोजनाएं, प्रोजेक्ट
certificates: प्रमाणपत्र, प्रमाण पत्र, प्रमाण-पत्र; training: प्रशिक्षण
hobbies: शौक, अभिरुचि, अभिरुचियां; interests: रुचि, रुचियां; references: संदर्भ
awards: पुरस्कार, सम्मान; achievements: उपलब्धि, उपलब्धियां; activities: गतिविधियां
strengths: विशेषताएं, खूबियां; declaration: घोषणा

mother tongue: मातृभाषा; fluent: धाराप्रवाह; advanced: उन्नत; intermediate: मध्यम, इंटरमीडिएट
basic: सामान्य, प्रारंभिक, बुनियादी; expert: विशेषज्ञ; speak: बोलना; read: पढना; write: लिखना

10th: दसवीं, हाईस्कूल; 12th: बारहवीं; matriculation: मैट्रिक; iti: आईटीआई, आई.टी.आई; diploma: डिप्लोमा
b.a: बी.ए, बीए; b.com: बी.कॉम, बीकॉम; b.sc: बी.एससी, बीएससी; b.tech: बी.टेक, बीटेक; b.ed: बी.एड, बीएड
m.a: एम.ए, एमए; m.com: एम.कॉम, एमकॉम; m.sc: एम.एससी, एमएससी; mba: एम.बी.ए, एमबीए
bachelor degree: स्नातक; master degree: स्नातकोत्तर, परास्नातक; high school: हाई स्कूल
school: विद्यालय, स्कूल; college: महाविद्यालय, कॉलेज; university: विश्वविद्यालय, यूनिवर्सिटी
institute: संस्थान; board: बोर्ड

company: कंपनी; limited: लिमिटेड; traders: ट्रेडर्स; bank: बैंक; hospital: अस्पताल, चिकित्सालय
industries: उद्योग, इंडस्ट्रीज; hotel: होटल; corporation: निगम; ministry: मंत्रालय; society: समिति
accountant: लेखाकार; analyst: विश्लेषक; assistant: सहायक; clerk: लिपिक, क्लर्क; consultant: सलाहकार
cook: रसोइया; designer: डिजाइनर; director: निदेशक; doctor: डॉक्टर, चिकित्सक; driver: चालक, ड्राइवर
editor: संपादक; electrician: इलेक्ट्रीशियन; engineer: अभियंता, इंजीनियर; executive: कार्यकारी
fitter: फिटर; guard: गार्ड; lecturer: प्रवक्ता, व्याख्याता, प्राध्यापक; manager: प्रबंधक, मैनेजर
nurse: नर्स; officer: अधिकारी; operator: ऑपरेटर; principal: प्रधानाचार्य, प्रधानाध्यापक
salesman: विक्रेता, सेल्समैन; supervisor: पर्यवेक्षक, सुपरवाइजर
teacher: शिक्षक, शिक्षिका, अध्यापक, अध्यापिका; technician: तकनीशियन; trainee: प्रशिक्षु; welder: वेल्डर
writer: लेखक

bihar: बिहार; chhattisgarh: छत्तीसगढ; delhi: दिल्ली; gujarat: गुजरात; haryana: हरियाणा
himachal pradesh: हिमाचल प्रदेश; india: भारत; jharkhand: झारखंड; madhya pradesh: मध्य प्रदेश
maharashtra: महाराष्ट्र; punjab: पंजाब; rajasthan: राजस्थान; uttar pradesh: उत्तर प्रदेश
uttarakhand: उत्तराखंड`;

const ENGLISH = new Map([...DATE_WORDS, ...dictionaryOf(WORDS)]);

/** A text with the English of the Indian words that resumes have in common: what English words tell, they tell, too. */
export const inEnglish = translator(ENGLISH);

/** The Indian words for something, in all their spellings, as the source of a pattern. */
export const indianFor = (...english: readonly string[]): string =>
  longestFirst([...ENGLISH].flatMap(([indian, word]) => (english.includes(word) ? [indian] : [])))
    .replaceAll('\u0902', '(?:[\u0901\u0902]|[ङञणनम]\u094D)')
    .replace(/[कखगजडढफय]/g, '$&\u093C?');
