import { readBelowSummary, readRuns, withBold } from '../../../../test/jest/readText';

const jobsIn = (text: string) => readBelowSummary('EXPERIENCE', text).workExperiences;

it.each([
  'M/s. Sharma Traders, Pune\nClerk',
  'Clerk\nM/s. Sharma Traders, Pune',
  'Clerk, M/s. Sharma Traders, Pune',
  'Clerk | M/s. Sharma Traders | Pune',
  'Clerk -> M/s. Sharma Traders → Pune',
])('reads the firm of %j', (head) => {
  expect(jobsIn(`${head}\nJune 2019 – till date\n• Filed returns`)).toMatchObject([
    { position: 'Clerk', companyName: 'M/s. Sharma Traders', location: 'Pune', endDate: 'Present' },
  ]);
});

it('the year below its month begins no job', () => {
  const text =
    '1. Driver at Neem Ltd. – Aug 2015 to Dec\n2020\n2. Driver at Oak Hotel – Feb 2021 to Mar 2025';
  expect(jobsIn(text)).toMatchObject([
    { companyName: 'Neem Ltd.', startDate: 'Aug 2015', endDate: 'Dec 2020' },
    { companyName: 'Oak Hotel', startDate: 'Feb 2021', endDate: 'Mar 2025' },
  ]);
});

it('a member of the staff is a job, and not a place', () => {
  expect(jobsIn('Neem — Tenkasi\nMember Technical Staff (Jun 2016 – Jun 2020)\n• Led it')).toMatchObject([
    { companyName: 'Neem', location: 'Tenkasi', position: 'Member Technical Staff' },
  ]);
});

it('“M/s.” begins a firm, in whatever order its line stands', () => {
  const [first, second] = [
    'M/s. Rao\nClerk\n2012 – 2015\n• Filed returns',
    'Cashier\nM/s. Iyer\n2010 – 2012',
  ];
  expect(jobsIn(`${first}\n${second}`)).toMatchObject([
    { companyName: 'M/s. Rao', position: 'Clerk' },
    { companyName: 'M/s. Iyer', position: 'Cashier' },
  ]);
});

it('a promotion is at the company above it, and a freelancer at none', () => {
  const jobs = ['Manager    2021 – Present', 'Clerk    2019 – 2021', 'Freelance Writer    2018 – 2019'];
  const text = `Neem Ltd.\n${jobs.join('\n• Filed returns\n')}`;
  expect(jobsIn(text)).toMatchObject([
    { companyName: 'Neem Ltd.', position: 'Manager' },
    { companyName: 'Neem Ltd.', position: 'Clerk' },
    { companyName: '', position: 'Freelance Writer' },
  ]);
  expect(jobsIn('Manager, Neem Ltd.\n2021 – Present\n• Led it\nClerk\n2019 – 2021')).toMatchObject([
    { companyName: 'Neem Ltd.' },
    { companyName: '' },
  ]);
});

it('a sentence on two lines is a point, although the first has few words', () => {
  const first =
    'Supervised reconciliations, acknowledgements, correspondence and disbursements of manufacturers';
  expect(jobsIn(`Clerk, Neem Ltd.\n2012 – 2019\n${first}\nin Coimbatore (Camp).`)).toMatchObject([
    { position: 'Clerk', companyName: 'Neem Ltd.', jobDescription: `${first} in Coimbatore (Camp).` },
  ]);
});

it('a period below a sentence begins the next job, even where its line was full', () => {
  const told = 'Opened two shops, trained their teams and won the prize for the stock three years in a row.';
  const jobs = `2014 – 2018\nManager, Neem Ltd.\n${told}\n2011 – 2014\nClerk, Oak Hotel\n${told}`;
  expect(jobsIn(jobs)).toMatchObject([
    { companyName: 'Neem Ltd.', jobDescription: told },
    { companyName: 'Oak Hotel', startDate: '2011', endDate: '2014' },
  ]);
});

it('no sentence ends in an abbreviation', () => {
  expect(jobsIn('M/s. Gupta and Sons.\nClerk\n2012 – 2019\n• Filed returns')).toMatchObject([
    { position: 'Clerk', companyName: 'M/s. Gupta and Sons.', jobDescription: 'Filed returns' },
  ]);
});

it.each([
  ['Clerk, Neem Ltd.\nJune 2019 – till\ndate', 'Present'],
  ['Clerk, Neem Ltd.\nJune 2019 to\ndate', 'Present'],
  ['Clerk, Neem Ltd.\nJune 2019 to\nMay 2020', 'May 2020'],
  ['Clerk, Neem Ltd.\nJune 2019 to May\n2020', 'May 2020'],
  ['June 2019 – till    Clerk\ndate                Neem Ltd.', 'Present'],
])('a period goes on below: %j', (head, endDate) => {
  expect(jobsIn(`${head}\n• Filed returns`)).toMatchObject([
    {
      position: 'Clerk',
      companyName: 'Neem Ltd.',
      startDate: 'June 2019',
      endDate,
      jobDescription: 'Filed returns',
    },
  ]);
});

it.each([
  ['07.2019 – to present', 'Jul 2019', 'Present'],
  ['June 2019 - till today', 'June 2019', 'Present'],
  ['From June 2019 up to now', 'June 2019', 'Present'],
  ['Since April 2021', 'April 2021', 'Present'],
  ['2021 onwards', '2021', 'Present'],
  ['Jun 2016 → Mar 2019', 'Jun 2016', 'Mar 2019'],
  ['2016 ➔ Present', '2016', 'Present'],
  ['07/19 ➡️ 03/21', 'Jul 2019', 'Mar 2021'],
  ['Jun 2016 -> Mar 2019', 'Jun 2016', 'Mar 2019'],
  ['2016 --> Till date', '2016', 'Present'],
  ['Jul’19 – Mar’21', 'Jul 2019', 'Mar 2021'],
  ['Jul-19 to Mar-21', 'Jul 2019', 'Mar 2021'],
  ['May – Jul 2019', 'May 2019', 'Jul 2019'],
  ['15 Dec to 20 January 2020', '15 Dec 2019', '20 January 2020'],
  ['2019-20', '2019', '2020'],
  ['1998–99', '1998', '1999'],
  ['2012-13 to 2014-15', '2012', '2015'],
  ['२०१३-१७', '2013', '2017'],
  ['2009-10 to 2012-13', '2009', '2013'],
  ['२०१०-११ ते २०१२-१३', '2010', '2013'],
  ['1999-00', '1999', '2000'],
  ['2019-15', '2019-15', ''],
  ['Present', '', 'Present'],
  ['07/19 – 03/21', 'Jul 2019', 'Mar 2021'],
  ['07.19-03.21', 'Jul 2019', 'Mar 2021'],
  ['07/19 to till date', 'Jul 2019', 'Present'],
  ['Jul 2019 – As on date', 'Jul 2019', 'Present'],
  ['From 15/07/19 to 31/03/21', 'Jul 2019', 'Mar 2021'],
  ['2019-2020', '2019', '2020'],
  ['2010-11 to 2012-09', 'Nov 2010', 'Sep 2012'],
  ['जुलाई 2019 से कार्यरत', 'Jul 2019', 'Present'],
  ['१५ जुलै २०१९ ते डिसेंबर २०२१ पर्यंत', '15 Jul 2019', 'Dec 2021'],
  ['मे 2019 – आजपर्यंत', 'May 2019', 'Present'],
  ['ஜூலை 2019 முதல் மார்ச் 2021 வரை', 'Jul 2019', 'Mar 2021'],
  ['ஆகஸ்ட் 2019 – தற்போது', 'Aug 2019', 'Present'],
])('a job of %j begins in %s and ends in %s', (period, startDate, endDate) => {
  for (const head of [`Clerk\nNeem Ltd., Pune\n${period}`, `Clerk, Neem Ltd., Pune\t${period}`])
    expect(jobsIn(`${head}\n• Filed returns`)).toMatchObject([
      { position: 'Clerk', companyName: 'Neem Ltd.', location: 'Pune', startDate, endDate },
    ]);
});

it.each(['U I / U X Designer', 'Sales / Marketing Executive', 'Web / Mobile Developer'])(
  '“%s” is one position',
  (position) => {
    const job = { position, companyName: 'Neem Ltd.', location: 'Pune' };
    for (const head of [
      `${position}\nNeem Ltd., Pune`,
      `${position}, Neem Ltd., Pune`,
      `Neem Ltd. | ${position} | Pune`,
    ])
      expect(jobsIn(`${head}\n2019 – 2021\n• Drew the screens of two apps`)).toMatchObject([job]);
  },
);

it.each(['Neem Tree, Pvt. Ltd.', 'Banyan, LLP', 'Acme, Inc.', 'Acme Works (gears, motors)'])(
  '“%s” is one company',
  (companyName) => {
    for (const head of [`Clerk\n${companyName}`, `Clerk, Accounts, ${companyName}`])
      expect(jobsIn(`${head}\n2019 – 2021\n• Filed returns`)).toMatchObject([{ companyName, location: '' }]);
  },
);

it.each(['in 2022-23 at a cost per hire of ₹9,000', 'in March 2022 alone', 'at 4.5/5-star hotels'])(
  'a number inside a sentence is a part of the point: “%s”',
  (rest) => {
    const text = `Clerk\nNeem Ltd., Pune\n2018 – 2024\n   Closed 140 positions ${rest}`;
    expect(jobsIn(text)).toMatchObject([
      { position: 'Clerk', endDate: '2024', jobDescription: `Closed 140 positions ${rest}` },
    ]);
  },
);

it('a company and a position on several lines, beside a place and dates, are whole', () => {
  const companies = [
    'Hindustan Petroleum Corporation',
    'Limited Information Systems',
    'Centre of Excellence',
  ];
  const [first, ...others] = companies.map((line) => `‹${line}›`);
  const job = `Senior Principal Engineer and Cloud    Apr 2020 – Present\nPlatform Architect\n• Led it`;
  const runs = withBold(
    `Meera Thomas\nm@ex.in\n\nEXPERIENCE\n${first}    Mumbai, Maharashtra\n${others.join('\n')}\n${job}`,
  );
  expect(readRuns(runs).workExperiences).toMatchObject([
    {
      companyName: companies.join(' '),
      position: 'Senior Principal Engineer and Cloud Platform Architect',
      location: 'Mumbai, Maharashtra',
      jobDescription: 'Led it',
    },
  ]);
});
