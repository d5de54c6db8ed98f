import { screen, within } from '@testing-library/react';
import { visit } from '../../test/journeys/support';
import { POST_FLOWS } from '../domain/posts/occasions';
import { FESTIVALS } from '../features/posts/occasions';

const main = () => within(screen.getByRole('main'));
const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('hub pages', () => {
  it.each([
    ['/aiTools', 'Free AI tools', ['Resume', 'Social Media'], ['/resume', '/socialAi']],
    [
      '/socialAi',
      'What is the post for?',
      ['Occasion', 'Business', 'Other'],
      ['/occasional', '/buisness', '/contact'],
    ],
    [
      '/occasional',
      'Pick the day',
      FESTIVALS.map((flow) => POST_FLOWS[flow].title),
      FESTIVALS.map((flow) => POST_FLOWS[flow].path),
    ],
    [
      '/buisness',
      'Posts for business',
      ['Gym', 'Educational Banner', 'Others'],
      ['/gym', '/education', '/other'],
    ],
  ])('%s has its cards', async (address, heading, cards, addresses) => {
    await visit(address);
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map((card) => card.textContent),
    ).toEqual(cards);
    const ways = main()
      .getAllByRole('link')
      .filter((link) => within(link).queryByRole('heading'));
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  it('/occasional names the next festival, the date of each, and the source of the dates', async () => {
    jest.useFakeTimers({ now: Date.parse('2027-09-10T06:00:00Z'), doNotFake: ['queueMicrotask'] });
    await visit('/occasional');
    jest.useRealTimers();
    expect(main().getByText(/^Next festival:/).parentElement).toHaveTextContent(
      'Next festival: Diwali, in 49 days · 29 October 2027',
    );
    expect(main().getByText(/^Each finished occasion has four templates/)).toBeVisible();
    expect(
      main().getByRole('link', { name: 'Raksha Bandhan', description: /^5 August 2028 A thread/ }),
    ).toBeVisible();
    expect(main().getByText(/^Dates:/)).toHaveTextContent(/holidays 0\.105, an open-source calendar/);
  });

  it('/buisness says what the gym posters promote and what is coming soon', async () => {
    await visit('/buisness');
    expect(main().getByRole('link', { name: 'Gym', description: 'Strength and workouts' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Others' })).toHaveTextContent('Coming Soon');
  });

  it.each(['/education', '/other'])('%s shows only Coming Soon', async (address) => {
    await visit(address);
    expect(main().getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(/^Coming Soon$/);
  });

  it('an unknown address offers links', async () => {
    await visit('/no/such/page');
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('This part is missing');
    expect(links()).toEqual(['/', '/patent', '/aiTools', '/contact']);
    expect(
      main()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Patent', 'AI Tools', 'Contact']);
  });

  it.each([
    ['/contact', 'Contact form', 'mailto:hello@example.com'],
    ['/internship', 'Internship form', '/resume'],
  ])('%s embeds its form and offers an alternative', async (address, title, otherWay) => {
    await visit(address);
    expect(main().getByTitle(title)).toHaveAttribute('src', expect.stringContaining('/forms/'));
    expect(links()).toContain(otherWay);
  });
});

describe('/contact', () => {
  it('names the course the visitor asked about and passes it to the form', async () => {
    await visit('/contact?program=Web%20Development');
    expect(main().getByText('About: Web Development')).toBeVisible();
    expect(main().getByTitle('Contact form')).toHaveAttribute(
      'src',
      expect.stringMatching(/&about=Web%20Development$/),
    );
  });

  it.each(['%3Cimg%20src%3Dx%3E', 'You%20have%20won', ''])('ignores “%s”', async (text) => {
    await visit(`/contact?program=${text}`);
    expect(main().getByTitle('Contact form')).toBeVisible();
    expect(main().queryByText(/^About:/)).not.toBeInTheDocument();
  });
});
