import { emptyBusinessDetails, emptySocialDetails } from '../../../domain/posts/details';
import { businessContent, SAMPLE_CONTENT, socialContent } from './content';

describe('the content of a poster', () => {
  it('omits empty and blank details, so that no gap remains', () => {
    const content = socialContent({
      ...emptySocialDetails(),
      companyName: 'Sharma',
      phoneNumber: '1',
      emailAddress: '  ',
    });
    expect(content.rows).toEqual([{ kind: 'phone', text: '1' }]);
  });

  it('joins a two-line address into one line', () => {
    const content = socialContent({ ...emptySocialDetails(), companyAddress: '14 Sadar Bazar,\n Gurugram ' });
    expect(content.rows).toEqual([{ kind: 'address', text: '14 Sadar Bazar, Gurugram' }]);
  });

  it('shows a website without its scheme', () => {
    const content = businessContent({ ...emptyBusinessDetails(), siteLink: 'https://www.example.com/' });
    expect(content.rows).toEqual([{ kind: 'site', text: 'www.example.com' }]);
  });

  it('shows only sample words on a locked template', () => {
    expect(SAMPLE_CONTENT.name).toBe('Your Company');
    expect(SAMPLE_CONTENT.rows.find(({ kind }) => kind === 'email')?.text).toMatch(/@example\.com$/);
  });
});
