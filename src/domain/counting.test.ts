import { counted, enumerate, inWords, plural } from './counting';

it('spells out small numbers, counts nouns and ends lists with "and"', () => {
  expect([inWords(0), inWords(2), inWords(12)]).toEqual(['No', 'Two', '12']);
  expect([plural(0, 'page'), plural(1, 'page'), plural(2, 'entry', 'entries')]).toEqual([
    'pages',
    'page',
    'entries',
  ]);
  expect([counted(1, 'page'), counted(2, 'entry', 'entries')]).toEqual(['1 page', '2 entries']);
  expect([enumerate([]), enumerate([3]), enumerate([1, 2, 3])]).toEqual(['', '3', '1, 2 and 3']);
});
