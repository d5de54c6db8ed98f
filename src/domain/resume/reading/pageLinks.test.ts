import { withLinks, type PageLink } from './pageLinks';
import { withTarget } from './targets';

it.each([
  ['LinkedIn', 'https://www.linkedin.com/in/asha-rao/?utm_source=share', 'linkedin.com/in/asha-rao'],
  ['[GitHub]', 'https://github.com/asha', 'github.com/asha'],
  ['LinkedIn profile', 'https://in.linkedin.com/in/asha-rao', 'in.linkedin.com/in/asha-rao'],
  ['\uF08C', 'https://www.linkedin.com/in/asha-rao', 'linkedin.com/in/asha-rao'],
  ['@asha', 'https://github.com/asha', 'github.com/asha'],
  ['asha-rao', 'https://www.linkedin.com/in/asha-rao', 'linkedin.com/in/asha-rao'],
  ['E-mail', 'mailto:asha@example.in?subject=Job', 'asha@example.in'],
  ['Mobile:', 'tel:+91%2098765%2043210', '+91 98765 43210'],
  ['Portfolio', 'https://asha.example/?lang=en', 'asha.example/?lang=en'],
  ['Booking', 'https://github.com/asha/booking', 'Booking github.com/asha/booking'],
  ['Booking form', 'https://github.com/asha/booking', 'Booking form github.com/asha/booking'],
  ['Asha Rao', 'https://www.linkedin.com/in/asha-rao', 'Asha Rao linkedin.com/in/asha-rao'],
])('%s is read with its target: %s', (text, url, said) => expect(withTarget(text, url)).toBe(said));

it.each([
  ['an address', 'linkedin.com/in/asha-rao', 'https://www.linkedin.com/in/asha-rao'],
  ['an address in other words', 'github.com/Asha', 'https://github.com/asha'],
  ['the end of an address on two lines', 'ha-rao', 'https://www.linkedin.com/in/asha-rao'],
  ['an e-mail address', 'asha@example.in', 'mailto:asha@example.in'],
  ['a button', 'Call', 'tel:+919876543210'],
  ['a company', 'Neem Tree Foods', 'https://neemtree.example'],
  ['a paragraph', 'I built a booking form. '.repeat(5), 'https://github.com/asha/booking'],
  ['a picture that leads to a site', '', 'https://neemtree.example'],
  ['what is not an address', 'LinkedIn', '#linkedin'],
  ['a damaged address', 'Asha', 'https://example.in/%E0%A4'],
])('%s stays as it is', (_what, text, url) => expect(withTarget(text, url)).toBe(text));

const run = (text: string, x = 100, y = 700) => ({
  text,
  page: 0,
  x,
  y,
  width: text.length * 5,
  size: 10,
  font: 'Sans',
});
/** A link over letters of a line, from 0. */
const link = (url: string, from: number, to: number): PageLink => ({
  rect: [100 + from * 5, 698, 100 + to * 5, 709],
  url,
});
const LINKED_IN = 'https://www.linkedin.com/in/asha-rao';
const GIT_HUB = 'https://github.com/asha';
const textsOf = (...[runs, links]: [Parameters<typeof withLinks>[0], readonly PageLink[]]) =>
  withLinks(runs, links, 0).map(({ text }) => text);

it('words between bars are read with the targets of their links', () => {
  const line = 'Pune | LinkedIn | GitHub | 98765 43210';
  expect(textsOf([run(line)], [link(LINKED_IN, 7, 15), link(GIT_HUB, 18, 24)])).toEqual([
    'Pune | linkedin.com/in/asha-rao | github.com/asha | 98765 43210',
  ]);
});

it('a link over several runs is read once', () => {
  const runs = [run('Linked'), run('In', 130), run('Pune', 100, 680)];
  expect(textsOf(runs, [link(LINKED_IN, 0, 8)])).toEqual(['linkedin.com/in/asha-rao', 'Pune']);
  expect(textsOf([run('Booking'), run('form', 140)], [link(`${GIT_HUB}/booking`, 0, 12)])).toEqual([
    'Booking',
    'form github.com/asha/booking',
  ]);
});

it('an address in several parts, each with its link, is read as one', () => {
  const mail = 'mailto:asha.subramaniam@example.in';
  const wrapped = [run('asha.'), run('subramaniam@example.in', 100, 680), run('Pune', 100, 660)];
  const second: PageLink = { rect: [100, 678, 210, 689], url: mail };
  expect(textsOf(wrapped, [link(mail, 0, 5), second])).toEqual(['asha.subramaniam@example.in', 'Pune']);
  const copied = `${LINKED_IN}/?originalSubdomain=in`;
  const onOneLine = run('linkedin.com/in/asha-rao/?originalSubdomain=in');
  const parts = [link(copied, 0, 8), link(copied, 8, 46)];
  expect(textsOf([onOneLine], parts)).toEqual([onOneLine.text]);
});

it('a picture is read in its place, unless the page says where it leads', () => {
  const icon = link(LINKED_IN, -4, -1);
  expect(withLinks([run('Asha Rao')], [icon], 0)[1]).toMatchObject({
    text: 'linkedin.com/in/asha-rao',
    x: 80,
    page: 0,
  });
  const address = run('LinkedIn.com/in/asha-rao,');
  expect(textsOf([address], [icon])).toEqual([address.text]);
});

it('links on top of each other are read once', () => {
  const links = [link(LINKED_IN, 0, 8), link(GIT_HUB, 0, 8)];
  expect(textsOf([run('LinkedIn')], links)).toEqual(['linkedin.com/in/asha-rao']);
});
