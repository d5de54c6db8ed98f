import { EMPTY_DETAILS } from '../../../domain/posts/details';
import { businessContent, SAMPLE_CONTENT, socialContent } from './content';

describe('the content of a poster', () => {
  it.each([
    ['omits blank details', { phoneNumber: '1', emailAddress: '  ' }, 'phone', '1'],
    ['joins lines', { companyAddress: '14 Sadar Bazar,\n Gurugram ' }, 'address', '14 Sadar Bazar, Gurugram'],
    ['drops invisible characters', { companyAddress: '\u202A14 Sa\uFEFFdar\u200B' }, 'address', '14 Sadar'],
  ])('%s, so that no gap remains', (_title, details, kind, text) => {
    expect(socialContent({ ...EMPTY_DETAILS.social, ...details }).rows).toEqual([{ kind, text }]);
  });

  it('shows a website without its scheme', () => {
    const content = businessContent({ ...EMPTY_DETAILS.business, siteLink: 'https://www.example.com/' });
    expect(content.rows).toEqual([{ kind: 'site', text: 'www.example.com' }]);
  });

  it.each([
    ['50', '50'],
    [' 7.50 ', '7.5'],
    ['5e1', '50'],
    ['007', '7'],
    ['33.3333', '33.33'],
    ['0.001', ''],
    ['', ''],
    ['0', ''],
  ])('has the offer “%s” as %s', (offerPercentage, offer) => {
    expect(businessContent({ ...EMPTY_DETAILS.business, offerPercentage }).offer).toBe(offer);
  });

  it('shows only sample words on a locked template', () => {
    expect(SAMPLE_CONTENT.name).toBe('Your Company');
    expect(SAMPLE_CONTENT.rows.find(({ kind }) => kind === 'email')?.text).toMatch(/@example\.com$/);
  });
});
