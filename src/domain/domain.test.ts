import { isPremiumTemplate, parseTemplateNumber, TEMPLATE_NUMBERS } from './access';
import { mailHref, telHref } from './contactLinks';
import { encodeText } from './encodeText';
import { displayLink, safeHref } from './links';
import { POST_FLOWS } from './posts/occasions';
import { LIST_FIELDS } from './resume/resumeFields';
import { documentTitle } from './resume/documentTitle';
import { blankItem, isBlankItem, isRemovable, RESUME_LIST_NAMES } from './resume/lists';
import { recentMonths } from './resume/dates';
import { barPercent, fluencyOf } from './resume/resume';
import { variantOf } from './resume/variants';
import { canonicalPathOf, routeAt } from './routes';

describe('links', () => {
  it.each([
    ['github.com/asha', 'https://github.com/asha'],
    [' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
    ['//example.com', 'https://example.com/'],
    ['http://example.com', 'http://example.com/'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+911234', 'tel:+911234'],
  ])('turns %j into the href %s', (typed, href) => {
    expect(safeHref(typed)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '',
    'not a link',
    'https://',
    'word',
  ])('rejects %j', (typed) => {
    expect(safeHref(typed)).toBeUndefined();
  });

  it('leave out half an emoji instead of throwing', () => {
    expect(encodeText('Asha \uD83D & \u{1FA94}')).toBe('Asha%20%20%26%20%F0%9F%AA%94');
  });

  it('builds mailto: and tel: links', () => {
    expect(mailHref(' a@example.com ')).toBe('mailto:a@example.com');
    expect(mailHref('a')).toBeUndefined();
    expect(telHref('+91 98765-43210')).toBe('tel:+919876543210');
    expect(telHref('+91 98765\u201143210')).toBe('tel:+919876543210');
    expect(telHref('98765–43210')).toBe('tel:9876543210');
    expect(telHref('98765 43210 / 91234 56780')).toBe('tel:9876543210');
    expect(telHref('Ph. (+91) 11-2659 1000 ext. 12')).toBe('tel:+911126591000');
    expect(telHref('none')).toBeUndefined();
    expect(displayLink('https://www.github.com/asha/')).toBe('github.com/asha');
    expect(displayLink('linkedin.com/in/asha/?utm_source=share&utm_medium=app')).toBe('linkedin.com/in/asha');
    expect(displayLink('asha.in/?page=2')).toBe('asha.in/?page=2');
  });
});

describe('routes', () => {
  it.each([
    ['/AITOOLS', '/aiTools'],
    ['/aiTools/', '/aiTools'],
    ['/aitools?x=1#y', '/aiTools'],
    ['', '/'],
    ['/nothing', undefined],
    ['/diwali/x', undefined],
  ])('resolve %j to the page %s', (address, path) => {
    expect(routeAt(address)?.path).toBe(path);
  });

  it('uses / as the canonical path of the home page', () => {
    expect(canonicalPathOf({ path: '/home' })).toBe('/');
    expect(canonicalPathOf({ path: '/patent' })).toBe('/patent');
  });

  it.each(Object.entries(POST_FLOWS))('post flow %s has a page', (_name, { path }) => {
    expect(routeAt(path)).toBeDefined();
  });
});

describe('resume', () => {
  it('maps templates 1 to 4 to their own variants and marks 3 and 4 as premium', () => {
    expect(TEMPLATE_NUMBERS.map(variantOf)).toEqual(['a', 'b', 'c', 'd']);
    expect(TEMPLATE_NUMBERS.filter(isPremiumTemplate)).toEqual([3, 4]);
  });

  it.each([
    ['3', 3],
    ['0', undefined],
    ['5', undefined],
    ['03', undefined],
    ['', undefined],
    [null, undefined],
  ])('parses template %j as %j', (text, template) => {
    expect(parseTemplateNumber(text)).toBe(template);
  });

  it.each(RESUME_LIST_NAMES)('a new item of %s has every field and is blank', (list) => {
    const item = blankItem(list, 7);
    expect(Object.keys(item).sort()).toEqual(['id', ...Object.keys(LIST_FIELDS[list])].sort());
    expect(isBlankItem(item)).toBe(true);
    expect(isBlankItem({ ...item, name: 'x' })).toBe(false);
  });

  it('keeps the first entry of the lists that need one; any other entry is removable', () => {
    const needed = RESUME_LIST_NAMES.filter((list) => !isRemovable(list, 0));
    expect(needed).toEqual(['projects', 'skills', 'professionalSkills']);
    expect(RESUME_LIST_NAMES.filter((list) => !isRemovable(list, 1))).toEqual([]);
  });

  it.each([
    ['8', 10, 8, 80],
    ['12', 10, 10, 100],
    ['9', 9, 9, 90],
    ['-1', 9, 0, 0],
  ])('draws fluency %s of %i as %i points, a bar of %i %%', (typed, max, points, percent) => {
    expect(fluencyOf(typed, max)).toBe(points);
    expect(barPercent(points)).toBe(percent);
  });

  it.each(['', 'good'])('draws no bar for %j', (typed) => expect(fluencyOf(typed, 10)).toBeUndefined());

  it('titles the printed document after the person', () => {
    expect(documentTitle(' Nisha Verma ')).toBe('Nisha Verma — Resume');
    expect(documentTitle(' ')).toBe('Resume');
  });
});

it('suggests the months of ten years for the dates of a job, newest first', () => {
  jest.useFakeTimers({ now: new Date(2026, 0, 31) });
  const months = recentMonths();
  jest.useRealTimers();
  expect(months).toHaveLength(120);
  expect([months[0], months[1], months.at(-1)]).toEqual(['Jan 2026', 'Dec 2025', 'Feb 2016']);
});
