import { readText } from '../../../../test/jest/readText';
import { formParts, valueOf } from './forms';
import { inEnglish } from './indianWords';
import { labelled } from './vocabulary';

it.each([
  ['भाषाएँ', 'languages'],
  ['भाषाएं', 'languages'],
  ['अंक, सितम्बर 2019', 'marks, sep 2019'],
  ['पढ़ना', 'read'],
  ['पढ़ना'.normalize('NFD'), 'read'],
  ['सहायक अध्यापक', 'assistant teacher'],
  ['स्थानीय पतंग', 'स्थानीय पतंग'],
  ['Kochi, नई दिल्ली', 'Kochi, नई delhi'],
])('says %s in English: %s', (hindi, english) => {
  expect(inEnglish(hindi)).toBe(english);
});

it.each([
  ['जनवरी 2018 – वर्तमान', 'date जनवरी 2018, date वर्तमान'],
  ['अप्रैल २०१५ से दिसं. २०१७ तक', 'date अप्रैल २०१५, date दिसं. २०१७'],
  ['१५ फ़रवरी २०१९ - अब तक', 'date १५ फ़रवरी २०१९, date अब तक'],
  ['सितम्बर 2019 से सितंबर 2020', 'date सितम्बर 2019, date सितंबर 2020'],
  ['जनसेवा 2018', 'text जनसेवा, date 2018'],
  ['+९१ ९८२९० १२३४५ | ६२%', 'phone +९१ ९८२९० १२३४५, grade ६२%'],
  ['𝟗𝟖𝟐𝟗𝟎 𝟏𝟐𝟑𝟒𝟓', 'text 𝟗𝟖𝟐𝟗𝟎 𝟏𝟐𝟑𝟒𝟓'],
])('splits “%s” by the form of its parts: %s', (text, forms) => {
  expect(
    formParts(text)
      .map(([part]) => part)
      .join(''),
  ).toBe(text);
  expect(
    formParts(text)
      .map((part) => `${part[1]} ${valueOf(part)}`)
      .join(', '),
  ).toBe(forms);
});

it.each([
  ['पूरा नाम', 'name'],
  ['नाम:', 'name'],
  ['वर्तमान पता :', 'location'],
  ['मोबाइल नं. :', 'phone'],
  ['ई-मेल', 'email'],
  ['पिता का नाम:', 'detail'],
  ['जन्म तिथि:', 'detail'],
  ['बोर्ड / विश्वविद्यालय', 'board'],
  ['संस्था का नाम', 'organisation'],
])('reads “%s” as a label: %s', (text, label) => expect(labelled(text)).toBe(label));

it('reads a resume in Hindi, with its digits, dates, labels and headings', () => {
  const text = `जीवन परिचय

नाम: रमेश कुमार वर्मा
पिता का नाम: श्री मोहन लाल वर्मा
पता: मकान 12, गांधी नगर, जयपुर, राजस्थान – 302015
ईमेल: ramesh@example.in
मोबाइल: +९१ ९८२९० १२३४५
जन्म तिथि: 12 मार्च 1992

उद्देश्य
एक प्रतिष्ठित संस्था में लेखाकार के रूप में काम करना।

कार्यानुभव
लेखाकार
शर्मा ट्रेडर्स प्राइवेट लिमिटेड, जयपुर
15 जनवरी 2018 – वर्तमान
• हर महीने 40 जीएसटी रिटर्न दाखिल किए
सहायक लेखाकार
गुप्ता एंड कंपनी, अजमेर
अप्रैल २०१५ से दिसं. २०१७
• बिल और वाउचर की जाँच की

शैक्षिक योग्यता
परीक्षा    बोर्ड / विश्वविद्यालय    वर्ष    प्रतिशत
इंटरमीडिएट    यू.पी. बोर्ड    २००७    ६५%
बी.ए.    पूर्वांचल विश्वविद्यालय    २०१०    ५८%

कौशल
टैली, एक्सेल

भाषा ज्ञान
हिन्दी (मातृभाषा), अंग्रेज़ी (मध्यम)

रुचियाँ
शतरंज

मैं घोषणा करता हूँ कि ऊपर दी गई जानकारी सत्य है।
स्थान: जयपुर`;
  expect(readText(text)).toMatchObject({
    personalInfo: {
      fullName: 'रमेश कुमार वर्मा',
      title: '',
      location: 'मकान 12, गांधी नगर, जयपुर, राजस्थान – 302015',
      email: 'ramesh@example.in',
      phone: '+91 98290 12345',
      description: 'एक प्रतिष्ठित संस्था में लेखाकार के रूप में काम करना।',
    },
    workExperiences: [
      {
        position: 'लेखाकार',
        companyName: 'शर्मा ट्रेडर्स प्राइवेट लिमिटेड',
        location: 'जयपुर',
        startDate: '15 Jan 2018',
        endDate: 'Present',
        jobDescription: 'हर महीने 40 जीएसटी रिटर्न दाखिल किए',
      },
      { position: 'सहायक लेखाकार', location: 'अजमेर', startDate: 'Apr 2015', endDate: 'Dec. 2017' },
    ],
    education: [
      { courseName: 'इंटरमीडिएट', collegeName: 'यू.पी. बोर्ड', endDate: '2007', cgpaPercent: '६५%' },
      { courseName: 'बी.ए.', collegeName: 'पूर्वांचल विश्वविद्यालय', endDate: '2010' },
    ],
    skills: [{ value: 'टैली, एक्सेल' }],
    languages: [
      { name: 'हिन्दी', fluency: '10' },
      { name: 'अंग्रेज़ी', fluency: '5' },
    ],
    interests: [{ name: 'शतरंज' }],
  });
});

it('reads a biodata in Marathi', () => {
  const text = `वैयक्तिक माहिती
नाव : सुरेश पांडुरंग पवार
वडिलांचे नाव : पांडुरंग पवार
पत्ता : मु. पो. वाई, जि. सातारा ४१२८०३
जन्म तारीख : १२ मे १९९२
मातृभाषा : मराठी
छंद : क्रिकेट

शैक्षणिक पात्रता
बी.कॉम., शिवाजी विद्यापीठ, २०१३, ५८%
बारावी, पुणे बोर्ड, २०१०, ६१%

कामाचा अनुभव
लिपिक, जनता सहकारी बँक, सातारा
जून २०१५ ते आजपर्यंत
• खात्यांची तपासणी केली`;
  expect(readText(text)).toMatchObject({
    personalInfo: {
      fullName: 'सुरेश पांडुरंग पवार',
      title: '',
      location: 'मु. पो. वाई, जि. सातारा ४१२८०३',
    },
    workExperiences: [
      {
        position: 'लिपिक',
        companyName: 'जनता सहकारी बँक',
        location: 'सातारा',
        startDate: 'Jun 2015',
        endDate: 'Present',
      },
    ],
    education: [
      { courseName: 'बी.कॉम.', collegeName: 'शिवाजी विद्यापीठ', endDate: '2013' },
      { courseName: 'बारावी', collegeName: 'पुणे बोर्ड', endDate: '2010' },
    ],
    languages: [{ name: 'मराठी', fluency: '10' }],
    interests: [{ name: 'क्रिकेट' }],
  });
});
