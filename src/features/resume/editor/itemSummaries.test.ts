import { blankItem, RESUME_LIST_NAMES } from '../../../domain/resume/lists';
import { summaryOf } from './itemSummaries';

describe('the heading of a list entry', () => {
  it('shows position, company and dates of a job', () => {
    const dates = { startDate: 'Jul 2020', endDate: 'Mar 2022' };
    const job = {
      ...blankItem('workExperiences', 1),
      position: 'Developer',
      companyName: 'Neem Tree',
      ...dates,
    };
    const subtitle = 'Neem Tree, Jul 2020 – Mar 2022';
    expect(summaryOf('workExperiences', job, 0)).toEqual({ title: 'Developer', subtitle });
  });

  it.each(RESUME_LIST_NAMES)('numbers an entry of %s that has no name yet', (list) => {
    const { title, subtitle } = summaryOf(list, blankItem(list, 7), 2);
    expect(title).toMatch(/^[A-Z].* 3$/);
    expect(subtitle).toBeUndefined();
  });
});
