import { drawnElements } from './drawnElements';

const count = (content: string) =>
  drawnElements(
    new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`,
      'image/svg+xml',
    ).documentElement,
  );

const times = (number: number, markup: string) => markup.repeat(number);
/** A circle and groups, each of ten references to the group before. */
const nested = (levels: number, reference: (id: string) => string) =>
  '<circle id="g0"/>' +
  Array.from(
    { length: levels },
    (_, level) => `<g id="g${level + 1}">${times(10, reference(`g${level}`))}</g>`,
  ).join('');

it('counts the elements of a plain drawing', () => {
  expect(count('<g><circle/><path d="M0 0"/></g>')).toBe(4);
});

it.each([
  ['a use', (id: string) => `<use href="#${id}"/>`],
  ['a use of old', (id: string) => `<use xlink:href="#${id}"/>`],
  ['a pattern', (id: string) => `<rect fill="url(#${id})"/>`],
  ['a quoted mask in a style', (id: string) => `<rect style="fill:red;mask:url( '#${id}' )"/>`],
])('multiplies what is nested by %s', (_title, reference) => {
  expect(count(nested(2, reference))).toBeLessThan(500);
  expect(count(nested(7, reference))).toBeGreaterThan(1e7);
});

it('counts a mask and each step of a filter as much as a hundred shapes', () => {
  expect(count('<mask id="a"/>')).toBe(101);
  const filter = '<filter id="f"><feOffset/><feMerge/></filter>';
  expect(count(`${filter}<rect filter="url(#f)"/>`)).toBeGreaterThan(400);
});

it('takes linear time for references that multiply beyond any number', () => {
  expect(count(nested(400, (id) => `<use href="#${id}"/>`))).toBe(Infinity);
});

it('ends with references to themselves and into nothing', () => {
  expect(count('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/><use href="#c"/></g>')).toBeLessThan(
    20,
  );
});

it('refuses nesting that would overflow the stack', () => {
  const chain = Array.from({ length: 600 }, (_, at) => `<use id="u${at + 1}" href="#u${at}"/>`).join('');
  expect(count(`<use href="#u600"/>${chain}`)).toBe(Infinity);
});
