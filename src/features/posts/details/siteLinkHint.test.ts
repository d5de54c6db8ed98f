import { siteLinkHint } from './DetailsFields';

const LINK = 'https://gym.example.com/';

describe('the hint under the website link', () => {
  it('mentions the code before anything is typed', () => {
    expect(siteLinkHint('', false).words).toMatch(/shows your link as a code/);
    expect(siteLinkHint(LINK, false)).toEqual({ ...siteLinkHint('', false), announcement: '' });
  });

  it('states the maximum length if a link is too long', () => {
    expect(siteLinkHint(LINK.padEnd(140, 'a'), false).words).toMatch(
      /^This link is too long for a code: .*140.*122/,
    );
  });

  it('announces once that the link is too long, however much longer it gets', () => {
    const { announcement } = siteLinkHint(LINK.padEnd(140, 'a'), false);
    expect(announcement).not.toBe('');
    expect(siteLinkHint(LINK.padEnd(141, 'a'), false).announcement).toBe(announcement);
  });

  it('says what to do if the generator did not load', () => {
    expect(siteLinkHint(LINK, true).words).toMatch(/did not load\. Check your connection/);
  });
});
