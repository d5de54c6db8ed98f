import { render } from '@testing-library/react';
import { sampleResume } from '../../../../test/fixtures/resumeSession';
import { textOfLines } from '../sheets/textLines';
import { RESUME_SHEETS } from '../templates';
import { wrappedContacts } from './wrappedContacts';

jest.mock('../sheets/textLines', () => ({ textOfLines: jest.fn() }));

it('names the contact items that take more than one line on the page, however short they are', () => {
  jest
    .mocked(textOfLines)
    .mockImplementation(({ textContent }) =>
      textContent.includes('linkedin') ? ['linkedin.com/in/', 'aarti'] : [textContent],
    );
  const { Sheet } = RESUME_SHEETS.c;
  const columns = { main: [], side: [] };
  const page = {
    resume: sampleResume('c'),
    photo: 'aarti.svg',
    paper: 'a4',
    fit: 0,
    page: 1,
    pageCount: 1,
    columns,
  } as const;
  expect(wrappedContacts(render(<Sheet {...page} />).container)).toEqual({ linkedIn: 'linkedin.com/in/' });
});
