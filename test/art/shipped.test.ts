/** @jest-environment node */
import { shippedFiles } from './shipped';
import { parse } from './tree';

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9">';

/** The square that is made of these definitions and this content. */
const post = (defs: string, content: string) =>
  shippedFiles(
    parse(
      `<svg><defs>${defs}</defs><svg id="post" x="1" width="9" height="9" viewBox="0 0 9 9">${content}</svg></svg>`,
    ),
  ).get('post');

const PETAL = '<path id="petal" fill="url(#url)"\n  d="M0 0\n    h1 Z"/>';
const RED = '<linearGradient id="url"/>';

it('keeps a part that is used twice once, with what it refers to, under short ids', () => {
  const uses = '<use href="#petal"/> <use href="#petal" transform="rotate(9) scale(2)"/>';
  expect(post(RED + PETAL, uses)).toBe(
    `${HEAD}<defs><linearGradient id="a"/><path id="b" fill="url(#a)" d="M0 0h1Z"/></defs>` +
      '<use href="#b"/><use href="#b" transform="rotate(9)scale(2)"/></svg>',
  );
});

it('draws a part that is used once where it is used', () => {
  const flower = '<g id="flower"><use href="#petal" y="2"/><circle r="1"/></g>';
  const gradient = `${HEAD}<defs><linearGradient id="a"/></defs>`;
  const petal = '<path fill="url(#a)" d="M0 0h1Z" transform="translate(0 2)"/>';
  expect(post(RED + PETAL + flower, '<use href="#flower"/>')).toBe(
    `${gradient}${petal}<circle r="1"/></svg>`,
  );
  expect(post(RED + PETAL + flower, '<use href="#flower" opacity=".5"/>')).toBe(
    `${gradient}<g opacity=".5">${petal}<circle r="1"/></g></svg>`,
  );
});

it('keeps apart what would mean something else on one element', () => {
  const part = '<path id="leaf" fill="red" transform="scale(2)" d="M0 0"/>';
  const drawn = '<path fill="red" transform="scale(2)" d="M0 0"/>';
  expect(post(part, '<use href="#leaf" transform="rotate(9)"/>')).toBe(
    `${HEAD}<g transform="rotate(9)">${drawn}</g></svg>`,
  );
  expect(post(part, '<use href="#leaf" fill="blue"/>')).toBe(`${HEAD}<g fill="blue">${drawn}</g></svg>`);
});

it('gives each size its own parts only', () => {
  const size = (id: string, content: string) =>
    `<svg id="${id}" width="9" height="9" viewBox="0 0 9 9">${content}</svg>`;
  const files = shippedFiles(
    parse(
      `<svg><defs>${RED}</defs>${size('post', '<rect fill="url(#url)"/>')}` +
        `${size('status', '<defs><clipPath id="edge"/></defs><rect clip-path="url(#edge)"/>')}</svg>`,
    ),
  );
  expect([...files.keys()]).toEqual(['post', 'status']);
  expect(files.get('status')).toBe(`${HEAD}<defs><clipPath id="a"/></defs><rect clip-path="url(#a)"/></svg>`);
});

it.each([
  ['<g id="a"/>', '', 'No size uses a.'],
  ['', '<use href="#a"/>', 'There is no part a.'],
  ['<g id="a"/><g id="a"/>', '<use href="#a"/>', 'Two parts are called a.'],
  ['', '<g>Diwali</g>', 'This is not art: Diwali'],
  ['<g>', '', '</defs> closes nothing.'],
])('refuses %s with %s', (defs, content, message) => {
  expect(() => post(defs, content)).toThrow(message);
});
