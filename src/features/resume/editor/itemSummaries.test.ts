import { blankItem, RESUME_LIST_NAMES } from '../../../domain/resume/lists';
import { summaryOf } from './itemSummaries';

describe('the heading of a list entry', () => {
  it('shows position, company and dates of a job, and each once', () => {
    const dates = { startDate: 'Jul 2020', endDate: 'Mar 2022' };
    const job = {
      ...blankItem('workExperiences', 1),
      position: 'Developer',
      companyName: 'Neem Tree',
      ...dates,
    };
    const subtitle = 'Neem Tree, Jul 2020 – Mar 2022';
    expect(summaryOf('workExperiences', job, 0)).toEqual({ title: 'Developer', subtitle });
    const begun = { title: 'Neem Tree', subtitle: 'Jul 2020 – Mar 2022' };
    expect(summaryOf('workExperiences', { ...job, position: '' }, 0)).toEqual(begun);
  });

  it.each(RESUME_LIST_NAMES)('numbers an entry of %s that has no name yet', (list) => {
    const { title, subtitle } = summaryOf(list, blankItem(list, 7), 2);
    expect(title).toMatch(/^[A-Z].* 3$/);
    expect(subtitle).toBeUndefined();
  });

  it('is the first point of an entry of an own section that has no title', () => {
    const entry = { ...blankItem('workExperiences', 1), jobDescription: 'Won the **Chairman’s Club**.' };
    expect(summaryOf('own1', entry, 0)).toEqual({ title: 'Won the Chairman’s Club.' });
    expect(summaryOf('own1', { ...entry, jobDescription: ' ' }, 1)).toEqual({ title: 'Entry 2' });
  });
});
