import { readText, TODAY } from '../../../../test/jest/readText';
import { readResume } from './readResume';
import { runsOfText } from './runsOfText';

/* Kinds of resumes that people in India have. */

const notPlaced = (text: string) =>
  readResume(runsOfText(text), TODAY).flatMap(({ text: words, place, isHeading }) =>
    place || isHeading ? [] : [words],
  );

it('reads the biodata of a fresher without inventing a job or an interest', () => {
  const text = `BIO-DATA

NAME : POOJA KUMARI
LANGUAGES KNOWN : HINDI, ENGLISH
CONTACT NO. : 9876543210

EDUCATIONAL QUALIFICATION :-
* 10th passed from B.S.E.B. Patna in 2018 with 65%

WORK EXPERIENCE :-
* Fresher

HOBBIES : Cooking

Place : Gaya
Date : 12/11/2026
(POOJA KUMARI)`;
  const { personalInfo, ...lists } = readText(text);
  expect(personalInfo).toMatchObject({ fullName: 'POOJA KUMARI', phone: '9876543210', title: '' });
  expect(lists).toMatchObject({
    languages: [{ name: 'HINDI' }, { name: 'ENGLISH' }],
    education: [{ collegeName: 'B.S.E.B. Patna', endDate: '2018', cgpaPercent: '65%' }],
  });
  expect(lists.interests).toMatchObject([{ name: 'Cooking' }]);
  expect(lists.interests).toHaveLength(1);
  expect(lists.workExperiences).toBeUndefined();
  expect(notPlaced(text)).toEqual(expect.arrayContaining(['* Fresher', 'Place : Gaya', '(POOJA KUMARI)']));
});

it('a place alone does not end the last section', () => {
  expect(readText('Asha Rao\n\nREFERENCES\nMr. B. Iyer\nInfosys\nPlace: Pune').reference).toHaveLength(1);
  expect(notPlaced('Asha Rao\n\nHOBBIES\nDate: any')).toEqual([]);
  expect(notPlaced('Asha Rao\n\nHOBBIES\nChess\nDate:\nPlace: Pune')).toEqual(['Date:', 'Place: Pune']);
});

it('reads numbered lines of a government form as its sections', () => {
  const text = `1. Name : Suresh Yadav
2. Date of Birth : 15.07.1985
3. Experience :
Organisation\tPost\tFrom\tTo
N.E. Railway\tTechnician\t01.04.2010\ttill date
4. Languages known : Hindi, English`;
  expect(readText(text)).toMatchObject({
    workExperiences: [{ companyName: 'N.E. Railway', position: 'Technician', endDate: 'Present' }],
    languages: [{ name: 'Hindi' }, { name: 'English' }],
  });
  const points = 'Experience\nClerk, Neem Ltd., 2019 – 2021\n1. Skills: taught the juniors\n2. Filed returns';
  expect(readText(`Asha Rao\n${points}`).skills).toBeUndefined();
});

it('the number of a passport is not a phone number, and its dates are not entries', () => {
  const text =
    'Asha Rao\n\nPASSPORT DETAILS\nPassport No: N1234567\nDate of Issue: 01/02/2020\nPlace of Issue: Pune';
  expect(readText(text).ownSections).toBeUndefined();
  expect(readText(text).personalInfo).toMatchObject({ phone: '' });
  expect(readText('Asha Rao\nM9811012345').personalInfo).toMatchObject({ phone: '' });
  expect(readText('Asha Rao\nMob9811012345').personalInfo).toMatchObject({ phone: '9811012345' });
});

it.each(['', '* '])('reads the jobs of a driver, who says after “%s” only how long each took', (bullet) => {
  const text = `Irfan

EXPERIENCE
${bullet}5 years experience as Driver in Orange Travels, Hyderabad
${bullet}3 years experience in Neem Ltd., Pune as a Fitter from 2015 to 2018.
${bullet}2 years Gulf experience (Oman) as Heavy Truck Driver`;
  expect(readText(text).workExperiences).toMatchObject([
    { position: 'Driver', companyName: 'Orange Travels', location: 'Hyderabad' },
    { position: 'Fitter', companyName: 'Neem Ltd.', location: 'Pune', startDate: '2015', endDate: '2018' },
    { position: 'Heavy Truck Driver', companyName: '' },
  ]);
  const long = ['5 years experience', '3 years experience', '2 years Gulf experience (Oman)'];
  expect(notPlaced(text)).toEqual(long.map((years) => bullet + years));
});

it('reads a ward, a school post and abilities in languages', () => {
  const text = `Anju Mathew
Looks after sixty patients a day in the emergency ward of a large hospital, with a team of nine.

EXPERIENCE
Caritas Hospital, Kottayam
Staff Nurse – Casualty
15/06/2019 to till date
Duties and Responsibilities
• Triage
Delhi Public School, Noida
TGT English
July 2013 – March 2017
• Taught

LANGUAGES KNOWN
    Read    Write    Speak
English    Yes    Yes    Yes
Hindi    No    No    Yes`;
  expect(readText(text)).toMatchObject({
    workExperiences: [
      { companyName: 'Caritas Hospital', position: 'Staff Nurse – Casualty', location: 'Kottayam' },
      { companyName: 'Delhi Public School', position: 'TGT English', location: 'Noida' },
    ],
    languages: [{ name: 'English' }, { name: 'Hindi' }],
  });
  expect(readText(text).languages).toHaveLength(2);
});

it('reads the skills of an export of Naukri, and lists how long each was used', () => {
  const text = `Vikas Singh

Key Skills
java, aws

IT Skills
Skill Name\tVersion\tLast Used\tExperience
Kafka\t3.4\t2026\t3 Year(s)

Education
B.Tech/B.E. in Computers from VTU in 2018

Languages Known
Language    Proficiency    Read
Hindi    Expert    Yes

Desired Job Details
Job Type: Permanent`;
  expect(readText(text)).toMatchObject({
    skills: [{ value: 'java, aws, Kafka' }],
    education: [{ courseName: 'B.Tech/B.E.', stream: 'Computers', collegeName: 'VTU' }],
    languages: [{ name: 'Hindi', fluency: '9' }],
  });
  expect(readText(text).languages).toHaveLength(1);
  expect(notPlaced(text)).toEqual(
    expect.arrayContaining(['Version', '3.4', '3 Year(s)', 'Job Type: Permanent']),
  );
});

it('reads bars as the edges of a table, and details behind “:-”', () => {
  const text = `Ganesh Shinde

EDUCATION :-
Sr. No. | Course | Board | Passing Year | Percentage
1 | SSC | Pune Board | 2015 | 61.20%
2 | Diploma in Electrical Engg. | MSBTE | 2020 | 68.5%

PERSONAL INFORMATION :-
Name :- Ganesh Baban Shinde
Hobbies :- Kabaddi`;
  expect(readText(text)).toMatchObject({
    personalInfo: { fullName: 'Ganesh Shinde' },
    education: [
      { courseName: 'SSC', collegeName: 'Pune Board', endDate: '2015', cgpaPercent: '61.20%' },
      { courseName: 'Diploma', stream: 'Electrical Engg.', collegeName: 'MSBTE', endDate: '2020' },
    ],
    interests: [{ name: 'Kabaddi' }],
  });
});

it('reads the address and the degrees of a LinkedIn profile', () => {
  const text = `Contact
www.linkedin.com/in/priya-nair-
12345 (LinkedIn)
Priya Nair
HR Partner | Talent
Education
Rajagiri College
Master of Social Work - MSW, Human Resources · (2015 - 2017)
Mahatma Gandhi University
Bachelor of Commerce - BCom · (2012 - 2015)`;
  expect(readText(text)).toMatchObject({
    personalInfo: { linkedIn: 'www.linkedin.com/in/priya-nair-12345', title: 'HR Partner | Talent' },
    education: [
      {
        courseName: 'Master of Social Work - MSW',
        stream: 'Human Resources',
        collegeName: 'Rajagiri College',
      },
      { courseName: 'Bachelor of Commerce - BCom', stream: '', collegeName: 'Mahatma Gandhi University' },
    ],
  });
});

it('reads tildes as bullets, and a degree below the name as a title', () => {
  const text = `Aditya Kulkarni
B.Tech, Computer Science
aditya@ex.in

EXPERIENCE
Sales Officer, Dabur Foods, Jan 2018 – Present
~ Achieved 118% of the target in FY 2023-24`;
  expect(readText(text)).toMatchObject({
    personalInfo: { title: 'B.Tech, Computer Science', location: '' },
    workExperiences: [{ jobDescription: 'Achieved 118% of the target in FY 2023-24' }],
  });
});
