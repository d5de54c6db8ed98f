import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { LIST_FIELDS } from '../../../domain/resume/resumeFields';
import type { ResumeData } from '../../../domain/resume/entities';
import type { ResumePlace } from '../../../domain/resume/places';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { sampleResume } from '../../../../test/fixtures/resumeSession';
import { KeywordMatch, rememberAd } from './KeywordMatch';
import { panels } from './panels';

const farhan = sampleResume('b');

const PANELS = { SystemView: panels.SystemView, KeywordMatch };

const WRAPPED = { linkedIn: 'linkedin.com/in/' };

interface StageProps {
  readonly panel?: keyof typeof PANELS;
  readonly resume?: ResumeData;
  readonly variant?: ResumeVariant;
  readonly onJump?: (place: ResumePlace) => void;
  readonly project?: string;
}

/** A panel beside two sheets, which each render draws anew. */
function Stage({
  panel = 'SystemView',
  resume = farhan,
  variant = 'b',
  onJump = () => undefined,
  project = 'Ward Round',
}: StageProps) {
  const pages = useRef<HTMLDivElement>(null);
  const Panel = PANELS[panel];
  return (
    <>
      <div ref={pages} data-testid="pages">
        <section data-resume-sheet="1">
          <h2>Farhan Qureshi</h2>
          <h3 data-row="projects">Projects</h3>
          <h3 data-row="interests">Interests</h3>
        </section>
        <section data-resume-sheet="2">
          <p data-row="project-4-0">{project}</p>
        </section>
      </div>
      <Panel
        variant={variant}
        drawn={{ resume, sheets: ['first', 'second'], isPlain: false }}
        pages={pages}
        wrapped={WRAPPED}
        onJump={onJump}
      />
    </>
  );
}

beforeEach(() => {
  rememberAd('');
  jest.useFakeTimers({ now: new Date('2026-11-20'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

describe('what a recruiter’s system sees', () => {
  it('counts findings and passed checks, names each severity, and links only to steps of this template', () => {
    render(<Stage />);
    expect(screen.getByRole('status')).toHaveTextContent(/1 to fix.*2 could be better.*3 notes.*\d+ good/);
    expect(screen.getByText('Fix:').parentElement).toHaveTextContent('The LinkedIn address takes two lines');
    expect(screen.getAllByText('Better:')).toHaveLength(2);
    const good = screen.getByText(/^Good: \d+ checks passed$/).closest('details')!;
    expect(good).not.toHaveAttribute('open');
    expect(good).toHaveTextContent('The e-mail address is valid');
    expect(screen.getByText('Skills: a step of Template1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skills' })).toBeNull();
  });

  it('names the published source of a rule once, in a tab of its own', () => {
    const [job] = farhan.workExperiences;
    const points = { jobDescription: 'Built exhibits.', additionalField1: '', additionalField2: '' };
    const workExperiences = [1, 2].map((id) => ({ ...job!, id, companyName: `Studio ${id}`, ...points }));
    render(<Stage resume={{ ...farhan, workExperiences }} />);
    expect(screen.getAllByText('A job has no figures in its points', { exact: false })).toHaveLength(2);
    const source = screen.getByRole('link', { name: 'CareerBuilder’s survey of hiring managers, 2018' });
    expect(source).toHaveAttribute('target', '_blank');
    expect(source.parentElement).toHaveTextContent(/^Source: /);
  });

  it('links to the field of a finding', async () => {
    const onJump = jest.fn();
    render(<Stage onJump={onJump} />);
    await user().click(screen.getByRole('button', { name: 'Personal, LinkedIn' }));
    expect(onJump).toHaveBeenCalledWith({ part: 'personalInfo', field: 'linkedIn' });
    await user().click(screen.getByRole('button', { name: 'Work experience, job 3, What you did' }));
    expect(onJump).toHaveBeenLastCalledWith({ part: 'workExperiences', id: 3, field: 'jobDescription' });
  });

  it('shows three findings of a rule and collapses the rest', () => {
    const [job] = farhan.workExperiences;
    const workExperiences = [1, 2, 3, 4, 5].map((id) => ({
      ...job!,
      id,
      companyName: '',
      position: `Job ${id}`,
    }));
    render(<Stage resume={{ ...farhan, workExperiences }} />);
    const rest = screen.getByText('2 more like this').closest('details')!;
    expect(within(rest).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    expect(screen.getAllByText(`A job lacks ${LIST_FIELDS.workExperiences.companyName.label}`)).toHaveLength(
      5,
    );
  });

  it('reads the sheets in order, again after a redraw, and marks text that has lost its heading', () => {
    const { rerender } = render(<Stage />);
    const texts = () =>
      within(screen.getByRole('region', { name: 'Text in reading order' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const headings = ['1Farhan Qureshi', '2Projects', '3Interests'];
    expect(texts()).toEqual([...headings, '4Ward RoundNo heading before it']);
    expect(screen.getByText('Projects continues after Interests', { exact: false })).toBeInTheDocument();
    rerender(<Stage project="Bus Stop Zero" />);
    expect(texts()).toEqual([...headings, '4Bus Stop ZeroNo heading before it']);
  });

  it('numbers the sheets on the screen until it is closed or the numbers are switched off', async () => {
    const { rerender } = render(<Stage />);
    const numbers = () =>
      [...screen.getByTestId('pages').querySelectorAll('svg[data-print-skip][aria-hidden] text')].map(
        ({ textContent }) => textContent,
      );
    expect(numbers()).toEqual(['1', '2', '3', '4']);
    rerender(<Stage panel="KeywordMatch" />);
    expect(numbers()).toEqual([]);
    rerender(<Stage />);
    await user().click(screen.getByRole('switch', { name: 'Numbers on sheet' }));
    expect(numbers()).toEqual([]);
  });
});

describe('the keyword match', () => {
  const ad = () => screen.getByRole('textbox', { name: 'Job ad' });
  const paste = async (text: string) => {
    await user().click(ad());
    await user().paste(text);
  };

  it('says when nothing was pasted or found, and that nothing leaves the device', async () => {
    render(<Stage panel="KeywordMatch" />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Nothing pasted yet');
    expect(screen.getByText(/Nothing leaves this device/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await paste('we are the best');
    expect(status).toHaveTextContent('This text has no skill or subject that we know');
    await user().click(screen.getByRole('button', { name: 'Clear' }));
    expect(ad()).toHaveValue('');
    expect(status).toHaveTextContent('Nothing pasted yet');
  });

  it('counts the words of the ad that the resume has, says where, and lists those it lacks', async () => {
    const onJump = jest.fn();
    render(<Stage panel="KeywordMatch" onJump={onJump} />);
    await paste('TypeScript, Kubernetes, Figma. Figma and field research.');
    expect(screen.getByRole('status')).toHaveTextContent('2 of 4 words on your sheet');
    expect(screen.getByRole('heading', { name: '2 missing, most frequent first' })).toBeInTheDocument();
    expect(screen.getByText('twice in the ad')).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: /^Projects, project 1, Made with/ }));
    expect(onJump).toHaveBeenCalledWith({ part: 'projects', id: 1, field: 'techStack' });
  });

  it('counts one word as one', async () => {
    render(<Stage panel="KeywordMatch" />);
    await paste('TypeScript');
    expect(screen.getByText('1 word')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 of 1 word on your sheet');
  });

  it('keeps the ad when the panel unmounts, in this tab’s memory only', async () => {
    const { unmount } = render(<Stage panel="KeywordMatch" />);
    await paste('TypeScript');
    unmount();
    render(<Stage panel="KeywordMatch" />);
    expect(ad()).toHaveValue('TypeScript');
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('TypeScript');
  });
});
