import { screen, within } from '@testing-library/react';
import { visit } from '../../test/journeys/support';
import { SITE } from '../content/site';
import { POST_FLOWS } from '../domain/posts/occasions';
import { FESTIVALS } from '../features/posts/occasions';

const main = () => within(screen.getByRole('main'));
const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const textsOf = (role: string, level?: number) =>
  main()
    .getAllByRole(role, { ...(level && { level }) })
    .map(({ textContent }) => textContent);

describe('hub pages', () => {
  it.each([
    ['/aiTools', 'Free AI tools', 'Resume, Social Media', '/resume /socialAi'],
    ['/socialAi', 'What is the post for?', 'Occasion, Business, Other', '/occasional /buisness /contact'],
    [
      '/occasional',
      'Pick the day',
      FESTIVALS.map((flow) => POST_FLOWS[flow].title).join(', '),
      FESTIVALS.map((flow) => POST_FLOWS[flow].path).join(' '),
    ],
    ['/buisness', 'Posts for business', 'Gym, Educational Banner, Others', '/gym /education /other'],
  ])('%s has its cards', async (address, heading, cards, addresses) => {
    await visit(address);
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(textsOf('heading', 2)).toEqual(cards.split(', '));
    const ways = [...document.querySelectorAll('main a:has(h2)')];
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(addresses.split(' '));
  });

  it('/occasional says what an occasion has, and names the source of the dates', async () => {
    await visit('/occasional');
    expect(main().getByText(/^Each finished occasion has four templates/)).toBeVisible();
    expect(main().getByText(/^Dates:/)).toHaveTextContent(/holidays 0\.105, an open-source calendar/);
  });

  it('/buisness says what the gym posters promote and what is coming soon', async () => {
    await visit('/buisness');
    expect(main().getByRole('link', { name: /^Gym.*Strength and workouts/ })).toBeVisible();
    expect(main().getByRole('link', { name: /^Others/ })).toHaveTextContent('Coming Soon');
  });

  it.each(['/education', '/other'])('%s shows only Coming Soon', async (address) => {
    await visit(address);
    expect(screen.getByRole('main')).toHaveTextContent(/^Coming Soon$/);
  });

  it('an unknown address offers links', async () => {
    await visit('/no/such/page');
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('This part is missing');
    expect(textsOf('link')).toEqual(['Home', 'Patent', 'AI Tools', 'Contact']);
    expect(links()).toEqual(['/', '/patent', '/aiTools', '/contact']);
  });

  it.each([
    ['/contact', 'Contact form', `mailto:${SITE.email}`],
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
    const { src } = main().getByTitle<HTMLIFrameElement>('Contact form');
    expect(src).toMatch(/\?about=Web%20Development$/);
  });

  it.each(['%3Cimg%20src%3Dx%3E', 'You%20have%20won', ''])('ignores “%s”', async (text) => {
    await visit(`/contact?program=${text}`);
    expect(main().getByTitle('Contact form')).toBeVisible();
    expect(main().queryByText(/^About:/)).not.toBeInTheDocument();
  });
});
