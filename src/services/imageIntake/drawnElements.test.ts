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

const encoded = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** A picture of a circle, in a picture that shows it ten times, and so on. */
function pictures(levels: number): string {
  const inner = levels === 0 ? '<circle/>' : pictures(levels - 1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
  const address = levels % 2 ? encoded(svg) : `data:image/svg+xml;base64,${btoa(svg)}`;
  return `<image id="i" href="${address}"/>${times(9, '<use href="#i"/>')}`;
}

it.each([
  ['a use', (levels: number) => nested(levels, (id) => `<use href="#${id}"/>`)],
  ['a use of old', (levels: number) => nested(levels, (id) => `<use xlink:href="#${id}"/>`)],
  ['a pattern', (levels: number) => nested(levels, (id) => `<rect fill="url(#${id})"/>`)],
  ['a mask in a style', (levels: number) => nested(levels, (id) => `<rect style="mask:url( '#${id}' )"/>`)],
  [
    'a mask in a style sheet',
    (levels: number) => {
      const rules = Array.from(
        { length: levels },
        (_, level) => `.g${level}, #none { mask: url(#g${level}) }`,
      );
      const sheet = `@import "none.css"; @media screen { rect:not(:hover > b) ! { fill: url(#g0) } ${rules.join(' ')} }`;
      return `<style>${sheet}</style>${nested(levels, (id) => `<rect class="${id}"/>`)}`;
    },
  ],
  ['a picture', pictures],
])('multiplies what is nested by %s', (_title, drawing) => {
  expect(count(drawing(2))).toBeLessThan(5000);
  expect(count(drawing(6))).toBeGreaterThan(1e6);
});

it('draws a marker at each point of a path', () => {
  const marker = '<marker id="m"><circle/></marker>';
  const path = (attribute: string) => `<path d="${times(100, 'L1 1')}" ${attribute}"/>`;
  expect(count(marker + path('marker-mid="url(#m)'))).toBeGreaterThan(200);
  expect(count(marker + path('style="marker:url(#m)'))).toBeGreaterThan(200);
  expect(count(marker + path('marker-end="url(#m)'))).toBeLessThan(10);
});

it.each([
  ['<mask><rect/></mask>', 50],
  ['<filter><feOffset/></filter>', 50],
  ['<filter><feGaussianBlur/></filter>', 500],
])('weighs what takes longer than a shape: %s', (content, weight) => {
  expect(count(content)).toBe(2 + weight);
});

it('ignores a picture in a picture that no browser can read', () => {
  expect(count('<image href="data:image/svg+xml,%"/><image href="data:image/svg+xml;base64,*"/>')).toBe(3);
});

it('takes linear time for references that multiply beyond any number', () => {
  expect(count(nested(45, (id) => `<use href="#${id}"/>`))).toBeGreaterThan(1e44);
});

it('ends with references to themselves and into nothing', () => {
  expect(count('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/><use href="#c"/></g>')).toBeLessThan(
    20,
  );
});

it('refuses thousands of rules for thousands of elements', () => {
  expect(count(`<style>${times(3200, 'a{fill:url(#a)}')}</style>${times(3200, '<a/>')}`)).toBe(Infinity);
});

it('refuses a long chain of uses', () => {
  const chain = Array.from({ length: 600 }, (_, at) => `<use id="u${at + 1}" href="#u${at}"/>`).join('');
  expect(count(`<use href="#u600"/>${chain}`)).toBe(Infinity);
});
