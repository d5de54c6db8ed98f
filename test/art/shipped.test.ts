/** @jest-environment node */
import { shippedFiles } from './shipped';
import { parse } from './tree';

// What it makes of sources without faults is in the repository; `npm run art -- --check` compares it.
it.each([
  ['<g id="a"/>', '', 'No size uses a.'],
  ['', '<use href="#a"/>', 'There is no part a.'],
  ['<g id="a"/><g id="a"/>', '<use href="#a"/>', 'Two parts are called a.'],
  ['', '<g>Diwali</g>', 'This is not art: Diwali'],
  ['<g>', '', '</defs> closes nothing.'],
])('refuses %s with %s', (defs, content, message) => {
  const size = `<svg id="post" width="9" height="9" viewBox="0 0 9 9">${content}</svg>`;
  expect(() => shippedFiles(parse(`<svg><defs>${defs}</defs>${size}</svg>`))).toThrow(message);
});
