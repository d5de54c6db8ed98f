import type { ItemFields, PersonalInfo, ResumeData, ResumeListName } from '../../src/domain/resume/entities';
import { blankItem, RESUME_LIST_NAMES } from '../../src/domain/resume/lists';
import { emptyResume } from '../../src/domain/resume/resume';
import ananya from '../../src/features/resume/gallery/samples/ananya.json';
import debolina from '../../src/features/resume/gallery/samples/debolina.json';

type Lists = { readonly [List in ResumeListName]?: readonly Partial<ItemFields<List>>[] };

function resumeOf(personalInfo: Partial<PersonalInfo>, lists: Lists): ResumeData {
  const items = RESUME_LIST_NAMES.map((list) => {
    const entries: readonly object[] = lists[list] ?? [];
    return [list, entries.map((fields, index) => ({ ...blankItem(list, index + 1), ...fields }))];
  });
  const empty = emptyResume();
  return {
    ...empty,
    personalInfo: { ...empty.personalInfo, ...personalInfo },
    ...(Object.fromEntries(items) as Partial<ResumeData>),
  };
}

const job = (
  position: string,
  companyName: string,
  location: string,
  dates: string,
  ...[jobDescription = '', additionalField1 = '', additionalField2 = '']: readonly string[]
) => {
  const [startDate = '', endDate = ''] = dates.split(' – ');
  return {
    position,
    companyName,
    location,
    startDate,
    endDate,
    jobDescription,
    additionalField1,
    additionalField2,
  };
};

const course = (
  courseName: string,
  stream: string,
  collegeName: string,
  cgpaPercent: string,
  years: string,
) => {
  const [startDate = '', endDate = ''] = years.split(' – ');
  return { courseName, stream, collegeName, cgpaPercent, startDate, endDate };
};

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

/** Pairs such as "Hindi: 10". */
const levels = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [name = '', fluency = ''] = pair.split(': ');
    return { name, fluency };
  });

const groups = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [name = '', value = ''] = pair.split(': ');
    return { name, value };
  });

const certificates = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [name = '', description = ''] = pair.split(': ');
    return { name, description };
  });

const nurse = resumeOf(
  {
    fullName: 'Meera Thomas',
    title: 'Staff Nurse, Critical Care',
    email: 'meera.thomas@example.com',
    phone: '+91 98470 11223',
    location: 'Kochi, Kerala',
    linkedIn: 'linkedin.com/in/meera-thomas-rn',
    description:
      'Registered nurse with eight years in intensive care. I run a bay of six ventilated patients, train new graduates on central lines, and have kept our infection rate under the hospital target for three years.',
  },
  {
    workExperiences: [
      job(
        'Senior Staff Nurse',
        'Malabar General Hospital',
        'Kochi, Kerala',
        'Mar 2020 – Present',
        'Lead the night shift of a 14-bed intensive care unit with a team of five nurses.',
        'Cut central-line infections from 3.1 to 0.9 per thousand line days with a daily checklist.',
        'Trained 22 graduates; 19 passed their competency test at the first attempt.',
      ),
      job(
        'Staff Nurse',
        'Periyar Heart Centre Pvt. Ltd.',
        'Aluva, Kerala',
        'Aug 2017 – Feb 2020',
        'Cared for patients after bypass surgery, two to a nurse, from theatre to discharge.',
        'Wrote the handover sheet that the unit still uses.',
      ),
      job(
        'Nursing Intern',
        'St. Joseph Mission Hospital',
        'Kottayam, Kerala',
        'Jul 2016 – Jul 2017',
        'Rotated through surgery, paediatrics and emergency care.',
      ),
    ],
    education: [
      course('B.Sc. Nursing', 'Nursing', 'Kerala University of Health Sciences', '78%', '2012 – 2016'),
      course('Class XII', 'Science', 'Sacred Heart Higher Secondary School, Kottayam', '86%', '2010 – 2012'),
    ],
    skills: groups(
      'Clinical: Ventilator care, central lines, ECG, triage',
      'Systems: Epic, Meditech, Microsoft Excel',
    ),
    certificates: certificates(
      'Advanced Cardiac Life Support: American Heart Association, 2024',
      'Basic Life Support: Indian Resuscitation Council, 2023',
    ),
    languages: levels('Malayalam: 10', 'English: 9', 'Hindi: 5'),
    interests: named('Choir singing', 'Kitchen gardening'),
  },
);

const graduate = resumeOf(
  {
    fullName: 'Rahul Verma',
    title: 'Software Developer',
    email: 'rahul.verma01@example.com',
    phone: '+91 90000 55117',
    location: 'Indore, Madhya Pradesh',
    linkedIn: 'linkedin.com/in/rahulverma01',
    github: 'github.com/rahulverma01',
    description:
      'Final-year computer science student who likes small services with good tests. Looking for a first job in backend development.',
  },
  {
    workExperiences: [
      job(
        'Software Engineering Intern',
        'Narmada Technologies',
        'Bhopal',
        'January 2025 – June 2025',
        'Built a REST API for stock transfers between 40 warehouses in Java and Spring Boot.',
        'Raised test coverage of the billing module from 31% to 78%.',
      ),
    ],
    education: [
      course(
        'B.Tech',
        'Computer Science and Engineering',
        'Malwa Institute of Technology',
        '8.7 CGPA',
        '2021 – 2025',
      ),
      course('Class XII', 'Mathematics and Science', 'Vidya Niketan School, Indore', '91.4%', '2019 – 2021'),
    ],
    projects: [
      {
        projectName: 'Bus Radar',
        techStack: 'Java, Spring Boot, Redis',
        completionYear: '2024',
        githubLink: 'github.com/rahulverma01/bus-radar',
        projectDescription: 'Shows where the next city bus is, from the positions that drivers’ phones send.',
        additionalField1: 'Serves 1,200 students of the institute every day.',
      },
      {
        projectName: 'Mandi Prices',
        techStack: 'Python, FastAPI, SQLite',
        completionYear: '2023',
        githubLink: 'github.com/rahulverma01/mandi',
        projectDescription: 'Daily vegetable prices of 60 markets as a chart and a text message.',
      },
    ],
    skills: groups(
      'Programming: Java, Python, SQL, TypeScript',
      'Tools: Git, Docker, Linux, Postman',
      'Databases: MySQL, Redis, SQLite',
    ),
    certificates: certificates('Oracle Certified Associate: Java SE 8 Programmer, 2024'),
    languages: levels('Hindi: 10', 'English: 7'),
    interests: named('Chess', 'Badminton', 'Urdu poetry'),
  },
);

const manager = resumeOf(
  {
    fullName: 'Sanjay Kulkarni',
    title: 'Regional Sales Manager',
    email: 'sanjay.kulkarni@example.com',
    phone: '+91 98220 44556',
    location: 'Pune, Maharashtra',
    linkedIn: 'linkedin.com/in/sanjaykulkarni-sales',
    description:
      'Sales manager with fourteen years in farm equipment and pumps. I open districts, build dealer networks that stay, and plan stock with the factory so that the season never finds us empty.',
  },
  {
    workExperiences: [
      job(
        'Regional Sales Manager',
        'Sahyadri Pumps Limited',
        'Pune, Maharashtra',
        'June 2018 – Present',
        'Grew revenue of the western region from 38 to 71 crore rupees in five years.',
        'Opened 64 dealers in 11 districts; 58 of them are still active.',
        'Manage a team of nine officers and two service engineers.',
      ),
      job(
        'Area Sales Manager',
        'Krishna Agro Industries',
        'Nashik, Maharashtra',
        'April 2014 – May 2018',
        'Launched drip irrigation kits for small farms: 9,000 sold in two seasons.',
        'Brought overdue payments down from 74 to 31 days.',
      ),
      job(
        'Sales Officer',
        'Deccan Tractors Ltd',
        'Kolhapur, Maharashtra',
        'July 2010 – March 2014',
        'Sold 120 tractors a year in a district with four competitors.',
      ),
    ],
    education: [
      course('MBA', 'Marketing', 'Deccan School of Management', '64%', '2008 – 2010'),
      course('B.Sc.', 'Agriculture', 'Rahuri College of Agriculture', '71%', '2005 – 2008'),
    ],
    professionalSkills: levels('Dealer development: 9', 'Key accounts: 7', 'Forecasting: 7', 'SAP: 5'),
    languages: levels('Marathi: 10', 'Hindi: 9', 'English: 7'),
    reference: [
      {
        name: 'Prakash Jadhav',
        company: 'Sahyadri Pumps Limited',
        companySite: 'sahyadri-pumps.example.com',
        phoneNumber: '+91 98220 10101',
      },
      {
        name: 'Anita Deshpande',
        company: 'Krishna Agro Industries',
        companySite: 'krishna-agro.example.com',
        phoneNumber: '+91 98220 20202',
      },
    ],
  },
);

const marketer = resumeOf(
  {
    fullName: 'Emily Carter',
    title: 'Digital Marketing Manager',
    email: 'emily.carter@example.com',
    phone: '(312) 555-0147',
    location: 'Chicago, IL',
    linkedIn: 'linkedin.com/in/emilycarter-mktg',
    description:
      'Marketing manager with seven years in consumer software. Strong in paid search, life-cycle e-mail and honest measurement of both.',
  },
  {
    workExperiences: [
      job(
        'Digital Marketing Manager',
        'Lakeview Software, Inc.',
        'Chicago, IL',
        'May 2021 – Present',
        'Own a $2.4M budget across search, social and e-mail with a team of four.',
        'Lowered cost per trial by 37% while trials doubled.',
      ),
      job(
        'Marketing Specialist',
        'Brightwater Group',
        'Milwaukee, WI',
        'Sep 2018 – Apr 2021',
        'Ran 140 A/B tests and documented every one, including the 93 that lost.',
        'Moved the newsletter to segments; revenue per recipient rose by 52%.',
      ),
      job(
        'Marketing Assistant',
        'Prairie Books',
        'Madison, WI',
        'Jun 2017 – Aug 2018',
        'Planned readings in 12 stores and wrote the weekly newsletter.',
      ),
    ],
    education: [
      course('Bachelor of Arts', 'Communication', 'University of Wisconsin', 'GPA 3.7/4.0', '2013 – 2017'),
    ],
    skills: groups(
      'Channels: Google Ads, Meta Ads, SEO, e-mail',
      'Analytics: Google Analytics, SQL, Tableau',
    ),
    certificates: certificates(
      'Google Ads Search Certification: Google, 2025',
      'Content Marketing Certified: HubSpot Academy, 2023',
    ),
    languages: levels('English: 10', 'Spanish: 5'),
    interests: named('Open-water swimming', 'Letterpress'),
  },
);

/** Fictional people of different trades, levels and countries. */
export const PEOPLE: Readonly<
  Record<'nurse' | 'graduate' | 'manager' | 'marketer' | 'engineer' | 'clinician', ResumeData>
> = { nurse, graduate, manager, marketer, engineer: ananya, clinician: debolina };
export type PersonName = keyof typeof PEOPLE;
