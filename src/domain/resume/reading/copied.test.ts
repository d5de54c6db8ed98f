import { readBelow } from '../../../../test/jest/readText';

/* Text that lost its layout when it was copied: LinkedIn profiles, tables, and labelled lines. */

it('several jobs at one company of a LinkedIn profile are told apart, and from those of the next', () => {
  const text = `Flipkart
Full-time · 6 yrs 3 mos
Engineering Manager
April 2022 - Present (4 years 8 months)
Bengaluru, Karnataka, India
Leads three teams of the checkout platform.
Senior Software Engineer
September 2020 - March 2022 (1 year 7 months)
Kochi, Kerala
Software Engineer
June 2018 - August 2020 (2 years 3 months)
Infosys
Systems Engineer
June 2015 - May 2018 (3 years)
Mysuru, Karnataka, India`;
  expect(readBelow('Experience', text).workExperiences).toMatchObject([
    {
      companyName: 'Flipkart',
      position: 'Engineering Manager',
      startDate: 'April 2022',
      location: 'Bengaluru, Karnataka, India',
      jobDescription: 'Leads three teams of the checkout platform.',
    },
    {
      companyName: 'Flipkart',
      position: 'Senior Software Engineer',
      endDate: 'March 2022',
      location: 'Kochi, Kerala',
    },
    { companyName: 'Flipkart', position: 'Software Engineer', startDate: 'June 2018' },
    { companyName: 'Infosys', position: 'Systems Engineer', location: 'Mysuru, Karnataka, India' },
  ]);
});

it('a table of marks is read without the gaps between its cells', () => {
  const text = `Examination Board / University Year of Passing Percentage
B.Tech (CSE) Neem College AKTU 2023 78.4%
H.S.C. Maharashtra Board 2019 86.2%
X Kendriya Vidyalaya 2017 91%`;
  expect(readBelow('ACADEMIC QUALIFICATIONS', text).education).toMatchObject([
    { courseName: 'B.Tech', stream: 'CSE', collegeName: 'Neem College AKTU', endDate: '2023' },
    { courseName: 'H.S.C.', collegeName: 'Maharashtra Board', endDate: '2019', cgpaPercent: '86.2%' },
    { courseName: 'X', collegeName: 'Kendriya Vidyalaya', endDate: '2017', cgpaPercent: '91%' },
  ]);
});

it('a line of thousands of column names is not a table', () => {
  expect(readBelow('EDUCATION', `Course ${'Year '.repeat(15_000)}\nB.Com 2019`).education).toBeDefined();
});

it('projects are read by their labels, and leave out numbers and what no field holds', () => {
  const text = `Project #1
Project Name : Claims Portal
Environment : Java 11, Oracle
Team Size : 8
Description : Settles claims of group insurance within two working days.
Responsibilities :
• Wrote its services.

Project #2
Project Name : Policy Admin
Environment : Struts
Description : Issues policies.`;
  expect(readBelow('PROJECTS', text).projects).toMatchObject([
    {
      projectName: 'Claims Portal',
      techStack: 'Java 11, Oracle',
      projectDescription: 'Settles claims of group insurance within two working days.',
      additionalField1: 'Wrote its services.',
    },
    { projectName: 'Policy Admin', techStack: 'Struts', projectDescription: 'Issues policies.' },
  ]);
});

it.each([
  ['github.com/asha/a-very-long-name-of-a-\nproject', 'github.com/asha/a-very-long-name-of-a-project', ''],
  [
    'github.com/asha/a-very-long-name-of-a/tree\n/main',
    'github.com/asha/a-very-long-name-of-a/tree/main',
    '',
  ],
  ['github.com/asha/a-very-long-name-of-a\nReact', 'github.com/asha/a-very-long-name-of-a', 'React'],
])('the link of a project is whole where its line broke: %j', (text, githubLink, techStack) => {
  expect(readBelow('PROJECTS', `Ledger\n${text}\n• Closes the books in two days.`).projects).toMatchObject([
    { projectName: 'Ledger', githubLink, techStack },
  ]);
});

it('the number of a project is a label of its name', () => {
  const text = 'Project #1\tClaims Portal\nRole\tLead\nProject No. 2\tPolicy Admin\nRole\tDeveloper';
  expect(readBelow('PROJECTS', text).projects).toMatchObject([
    { projectName: 'Claims Portal' },
    { projectName: 'Policy Admin' },
  ]);
});

it.each([
  ['Hospital: Fortis', { companyName: 'Fortis', location: '' }],
  ['Company: Infosys Ltd, Pune, Maharashtra', { companyName: 'Infosys Ltd', location: 'Pune, Maharashtra' }],
  ['Company: Larsen, Toubro\nLocation: Mumbai', { companyName: 'Larsen, Toubro', location: 'Mumbai' }],
])('an employer is read by its label, and a place after its comma: “%s”', (employer, job) => {
  const text = `${employer}\nDesignation: Manager, Operations\nDuration: June 2018 - May 2020`;
  expect(readBelow('Experience', text).workExperiences).toMatchObject([
    { ...job, position: 'Manager, Operations', startDate: 'June 2018', endDate: 'May 2020' },
  ]);
});

it('a degree begins a line of its own, however long the name of the school above it', () => {
  const text = 'Rajagiri College of Social Sciences, Kalamassery\nMBA, Human Resources\n2018 - 2020';
  expect(readBelow('EDUCATION', text).education).toMatchObject([
    { courseName: 'MBA', stream: 'Human Resources', startDate: '2018', endDate: '2020' },
  ]);
});

it('page numbers belong to no section, wherever they stand', () => {
  const job = 'Clerk, Neem Ltd.\n2019 – 2021\n• Filed returns\nPage 1 of 2\n• Paid suppliers';
  expect(readBelow('EXPERIENCE', job).workExperiences).toMatchObject([
    { position: 'Clerk', jobDescription: 'Filed returns', additionalField1: 'Paid suppliers' },
  ]);
});
