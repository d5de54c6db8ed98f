import { listTitle, RESUME_TEMPLATES } from '../variants';
import { better, fix, note, type Check } from './check';
import { strayTexts } from './readingOrder';
import { CAREERBUILDER, GREENHOUSE, ROCHE, SHEET } from './sources';

/** 17% of hiring managers reject a resume of "more than two pages". Academic CVs are longer. */
const PAGES_MAX = 2;

const pages: Check = {
  id: 'pages',
  title: `No more than ${PAGES_MAX} pages`,
  source: CAREERBUILDER,
  run: ({ pageCount }) =>
    pageCount > PAGES_MAX
      ? better(
          null,
          `The resume has ${pageCount} pages`,
          'Shorten the oldest jobs, or fit it to fewer pages.',
        )
      : null,
};

const columns: Check = {
  id: 'columns',
  title: 'One column, read from top to bottom',
  source: ROCHE,
  run: ({ variant, isPlain }) =>
    RESUME_TEMPLATES[variant].columns > 1 && !isPlain
      ? note(
          null,
          'Programs read two columns one after the other',
          'For online applications, use “Plain version for application systems”: the same data in one column.',
        )
      : null,
};

const stray: Check = {
  id: 'reading-order',
  title: 'Programs read everything under its own heading',
  source: SHEET,
  appliesTo: ({ reading }) => reading !== undefined && reading.length > 0,
  run: ({ reading = [] }) =>
    strayTexts(reading).map(({ heading, mistakenFor, page }) =>
      better(
        null,
        `${heading} continues after ${mistakenFor}`,
        `A program may file its text on page ${page} under ${mistakenFor}: fit it to one page, or use the plain version.`,
      ),
    ),
};

const photo: Check = {
  id: 'photo',
  title: 'There are no pictures on the sheet',
  source: GREENHOUSE,
  run: ({ resume: { selectedPhoto }, hasPortrait }) => {
    if (!selectedPhoto) return null;
    const place = { part: 'selectedPhoto' } as const;
    if (!hasPortrait)
      return fix(
        place,
        `${selectedPhoto.name} is not on the page`,
        'A photo is kept only while the page stays open: upload it again, or remove it.',
      );
    return note(
      place,
      'Programs can’t read the photo',
      'You can keep it for print, but some employers ask you to leave it out.',
    );
  },
};

const leftOut: Check = {
  id: 'left-out',
  title: 'Everything you typed is on this template',
  source: SHEET,
  run: ({ leftOut: lists }) =>
    lists.map((list) =>
      note(
        { part: list },
        `${listTitle(list)} is not on this template`,
        'Your text is kept. The plain version prints it, and so do the templates that have this section.',
      ),
    ),
};

/** What the drawn sheet shows, and how programs read it. */
export const SHEET_CHECKS: readonly Check[] = [pages, columns, stray, photo, leftOut];
