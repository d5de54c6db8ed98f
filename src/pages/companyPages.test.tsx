import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { storeWith } from '../../test/jest/fakes';
import { renderIn } from '../../test/jest/renderIn';
import { HOME, TEAM } from '../content/home';
import { WEBSITE } from '../content/website';
import { sipExtras } from '../features/sip/SipCalculator';
import { BrandPage } from './BrandPage';
import { CalculatorPage } from './CalculatorPage';
import { FinancePage } from './FinancePage';
import { HomePage } from './HomePage';
import { LearningPage } from './LearningPage';
import { PatentPage } from './PatentPage';
import { WebsitePage } from './WebsitePage';

beforeAll(() => sipExtras.load());

function renderPage(Page: ComponentType) {
  renderIn(storeWith().store, <Page />);
}

const PAGES = { HomePage, PatentPage, BrandPage, WebsitePage, FinancePage, LearningPage, CalculatorPage };

describe('required by the specification', () => {
  it.each([
    ['HomePage', 'Patents', '/patent'],
    ['HomePage', 'Free AI Tools', '/aiTools'],
    ['HomePage', 'Branding', '/brand'],
    ['HomePage', 'Website', '/website'],
    ['HomePage', 'Financial', '/finance'],
    ['HomePage', 'Internship', '/internship'],
    ['HomePage', 'Build Resume', '/resume'],
    ['WebsitePage', 'Get Started', '/contact'],
    ['WebsitePage', "Let's Talk", '/contact'],
    ['FinancePage', 'Learn More about Wealth Creation', '/calculator'],
    ['FinancePage', 'Learn More about Child Future', '/calculator'],
    ['FinancePage', 'Learn More about Retirement Plan', '/calculator'],
    ['FinancePage', 'Learn More about 24/7 support', '/contact'],
    ['LearningPage', 'Discover More about Web Development', '/contact?program=Web%20Development'],
    ['LearningPage', 'Discover More about Branding', '/contact?program=Branding'],
    ['LearningPage', 'Discover More about Ecommerce', '/contact?program=Ecommerce'],
    ['LearningPage', 'Discover More about SEO', '/contact?program=SEO'],
  ] as const)('%s: every link "%s" leads to %s', (page, name, address) => {
    renderPage(PAGES[page]);
    const links = screen.getAllByRole('link', { name: (one) => one.startsWith(name) });
    for (const link of links) expect(link).toHaveAttribute('href', address);
  });

  it.each([
    ['HomePage', 'Trademark registration, Patent search, Infringement search'],
    ['HomePage', 'Patent filing, Draft creation, Invalidation'],
    ['BrandPage', 'Influence, Tele Calling, Social Media, Reputation Management, Email, Event Marketing'],
    ['CalculatorPage', 'SIP calculator'],
    ['FinancePage', 'Wealth Creation, Child Future, Retirement Plan, 24/7 support'],
    ['FinancePage', 'Mutual Funds, Term Insurance, Health Insurance, Educational Plans'],
    ['LearningPage', "Our Aim, Programs, Companies I've had worked, Projects, Say Hi, Start a Project"],
    ['LearningPage', 'Web Development, Branding, Ecommerce, SEO'],
  ] as const)('%s has the headings %s', (page, names) => {
    renderPage(PAGES[page]);
    for (const name of names.split(', ')) expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  });

  it('WebsitePage has its sections in the specified order', () => {
    renderPage(WebsitePage);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const { samples, benefits, comparison, clients, process, close } = WEBSITE;
    expect(headings).toEqual(
      [samples, benefits, comparison, clients, process, close].map(({ heading }) => heading),
    );
  });

  it.each([
    ['PatentPage', 'Patent Filing, Infringement Search, Patent Invalidation, Amazon Patent Search'],
    ['PatentPage', 'Office Action, Patent Drafting, Patent Docketing'],
    ['LearningPage', "Enroll now, I'm available for freelance projects"],
    ['LearningPage', '20% of IT jobs are reserved for state residents.'],
  ] as const)('%s says %s', (page, texts) => {
    renderPage(PAGES[page]);
    for (const text of texts.split(', ')) expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('the home page', () => {
  it('has a landmark for the resume builder', () => {
    renderPage(HomePage);
    const band = screen.getByRole('region', { name: HOME.resume.heading });
    expect(within(band).getByRole('link')).toHaveAttribute('href', '/resume');
  });

  it('has pictures that link to their services', () => {
    renderPage(HomePage);
    const links = screen.getAllByRole('figure').flatMap((figure) => within(figure).queryAllByRole('link'));
    const inBlurbs = links.filter((link) => link.closest('article'));
    expect(inBlurbs.map((link) => link.getAttribute('href'))).toEqual(['/patent', '/website', '/brand']);
  });

  it('shows four people with name and job title', () => {
    renderPage(HomePage);
    const people = within(screen.getByRole('region', { name: 'The people who sign the drawings' }));
    const jobs = people.getAllByRole('heading', { level: 3 }).map((name) => name.nextSibling?.textContent);
    expect(jobs).toEqual(TEAM.map(({ job }) => job));
    expect(jobs).toHaveLength(4);
  });
});

describe('the tables', () => {
  /** Rows of the page's table as text, header cells first. */
  function tableText(name: string | RegExp) {
    const rows = within(screen.getByRole('table', { name })).getAllByRole('row');
    return rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()));
  }

  it('list patent fees for the three offices', () => {
    renderPage(PatentPage);
    expect(tableText(/Fees by office/)).toEqual([
      ['Work', 'USA', 'Europe', 'India'],
      [
        'Filing once, per application',
        '$400 to $2,000plus office fees',
        '$600 to $2,000plus office fees',
        '₹10,000plus office fees',
      ],
      ['Docketing every month', '$50a month', '$50a month', '₹2,000a month'],
      ['Documentation per application', '$300 to $3,000', '$300 to $3,000', '₹5,000 to ₹40,000'],
    ]);
  });

  it('compare Basic, Advance and Premium across Starter, Speedup and Expand', () => {
    renderPage(BrandPage);
    const [head, ...rows] = tableText(/Packages by level/);
    expect(head?.slice(1)).toEqual(['Starter', 'Speedup', 'Expand']);
    expect(rows.map(([level]) => level?.split(' ')[0])).toEqual(['Basic', 'Advance', 'Premium']);
    for (const [, ...cells] of rows) expect(cells.filter(Boolean)).toHaveLength(3);
  });
});

it('the finance page calculates its examples with the calculator’s formula', () => {
  renderPage(FinancePage);
  for (const amount of ['₹10,32,760.10', '₹12,53,772.80', '₹1,07,03,122.78'])
    expect(screen.getByText(amount)).toBeInTheDocument();
});

it('the learning page has four programs for $1,200, tagged projects and "Enroll now" as plain text', () => {
  renderPage(LearningPage);
  expect(screen.getAllByText('$1,200')).toHaveLength(4);
  expect(screen.getByText('Enroll now').closest('a, button')).toBeNull();
  const projects = screen.getByRole('heading', { name: 'Projects' }).parentElement?.nextElementSibling;
  const tags = [...(projects?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  expect(tags.join(', ')).toBe('Branding, Photography, Website');
});
