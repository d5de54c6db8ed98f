import { readRuns, withBold } from '../../../../test/jest/readText';

it('reads titles and companies in one bold line, with the place and the dates below it', () => {
  const text = `‹Elena Popescu›
Nationality: Romanian | Phone number: (+40) 712345678 (Mobile) | Email address: elena@example.ro
Address: Strada Lunga 4, 400001 Cluj-Napoca (Romania) (Home)

‹WORK EXPERIENCE›
‹Registered Nurse, Spitalul Cluj›
[ 03/2018 – Current ]
City: Cluj-Napoca
Country: Romania
- Trained twelve nurses of the ward

‹EDUCATION AND TRAINING›
‹Bachelor of Nursing, Politecnico Cluj›
[ 10/2012 – 06/2016 ]
City: Cluj-Napoca
Country: Romania
Final grade: 9.2
Level in EQF: EQF level 6
‹Baccalaureate, Liceul Iorga›
[ 09/2008 – 06/2012 ]
Final grade: 8.9/10`;
  expect(readRuns(withBold(text))).toMatchObject({
    personalInfo: {
      fullName: 'Elena Popescu',
      phone: '(+40) 712345678',
      email: 'elena@example.ro',
      location: 'Strada Lunga 4, 400001 Cluj-Napoca (Romania)',
    },
    workExperiences: [
      {
        position: 'Registered Nurse',
        companyName: 'Spitalul Cluj',
        location: 'Cluj-Napoca',
        startDate: 'Mar 2018',
        endDate: 'Present',
        jobDescription: 'Trained twelve nurses of the ward',
      },
    ],
    education: [
      {
        courseName: 'Bachelor of Nursing',
        stream: '',
        collegeName: 'Politecnico Cluj',
        startDate: '2012',
        endDate: '2016',
        cgpaPercent: '9.2',
      },
      { courseName: 'Baccalaureate', collegeName: 'Liceul Iorga', endDate: '2012', cgpaPercent: '8.9/10' },
    ],
  });
});

it('reads dates and places above the bold line', () => {
  const text = `‹Giulia Rossi›
giulia@example.it

‹WORK EXPERIENCE›
03/2020 – CURRENT    Torino, Italy
‹Software Developer, Reply S.p.A.›
◦ Built a booking service

‹EDUCATION AND TRAINING›
09/2016 – 07/2019    Torino, Italy
‹Master of Science in Computer Engineering, Politecnico di Torino›
Final grade: 110/110`;
  expect(readRuns(withBold(text))).toMatchObject({
    workExperiences: [
      { position: 'Software Developer', companyName: 'Reply S.p.A.', location: 'Torino, Italy' },
    ],
    education: [
      {
        courseName: 'Master of Science',
        stream: 'Computer Engineering',
        collegeName: 'Politecnico di Torino',
        cgpaPercent: '110/110',
      },
    ],
  });
});
