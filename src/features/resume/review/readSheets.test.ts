import { readSheets } from './readSheets';

/** Pages as the preview draws them, including screen-only elements. */
function pages(...sheets: string[]): Element {
  const root = document.createElement('div');
  for (const [index, sheet] of sheets.entries())
    root.innerHTML += `<section data-resume-sheet="${index + 1}"><p data-print-skip>Page</p><div>${sheet}</div></section>`;
  return root;
}

const HEAD = '<header><h2>Farhan Qureshi</h2><p>Designer</p></header>';
const CONTACT =
  '<div><img alt="Portrait"><h3>Contact</h3><address><span>f@example.com </span><span>Pune</span></address></div>';
const rows = (name: string, title: string, ...ids: string[]) =>
  `<section>${title && `<h3 data-row="${name}s">${title}</h3>`}${ids
    .map((id) => `<p data-row="${name}-${id}"><span>${name} ${id}</span> <span>2020</span></p>`)
    .join('')}</section>`;

const read = (...sheets: string[]) => readSheets(pages(...sheets));

describe('the text of the sheets', () => {
  it('is read in document order, under its headings, without screen-only elements', () => {
    expect(read(HEAD + CONTACT + rows('project', 'Projects', '1-0'))).toMatchObject([
      { page: 1, heading: 'Farhan Qureshi', lines: ['Designer'] },
      { page: 1, heading: 'Contact', lines: ['f@example.com', 'Pune'] },
      { page: 1, heading: 'Projects', lines: ['project 1-0 2020'] },
    ]);
  });

  it('continues under the same heading on the next sheet, with the footer line where it occurs', () => {
    const next = rows('project', '', '2-0') + '<p>Farhan Qureshi <span>2 / 2</span></p>';
    expect(read(HEAD + rows('project', 'Projects', '1-0'), next).slice(1)).toMatchObject([
      { heading: 'Projects', lines: ['project 1-0 2020', 'project 2-0 2020', 'Farhan Qureshi 2 / 2'] },
    ]);
  });

  it('loses its heading if another column comes between', () => {
    const first = HEAD + rows('project', 'Projects', '1-0') + rows('interest', 'Interests', '1');
    const [, , , stray] = read(first, rows('project', '', '2-0', '2-1'));
    expect(stray).toMatchObject({
      page: 2,
      heading: 'project 2-0 2020',
      lines: ['project 2-1 2020'],
      strayFrom: 'Projects',
    });
  });

  it('tells the first of the visitor’s own sections from the eleventh', () => {
    const [, , stray] = read(
      rows('own1', 'Awards', '1') + rows('own11', 'Talks', '1'),
      rows('own1', '', '2'),
    );
    expect(stray).toMatchObject({ heading: 'own1 2 2020', strayFrom: 'Awards' });
  });

  it('omits bars and what is hidden from readers', () => {
    const levels =
      '<section><h3 data-row="languages">Languages</h3><ul data-row="languages-line-0"><li><span>Urdu</span> <span>10/10</span><span></span></li><li>Hindi 9/10</li></ul><p aria-hidden="true">x</p></section>';
    expect(read(levels)).toMatchObject([{ heading: 'Languages', lines: ['Urdu 10/10 Hindi 9/10'] }]);
  });
});
