import { render, screen, within } from '@testing-library/react';
import type { ResumeData } from '../../../domain/resume/entities';
import { DEFAULT_LAYOUT } from '../../../domain/resume/layout';
import { emptyResume } from '../../../domain/resume/resume';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { sampleResume } from '../../../../test/fixtures/resumeSession';
import { sheetOf } from '../templates';
import { useResumeSheets } from './useResumeSheets';

const ROW_PX = 20;
const PAGE_PX = 400;

interface PagesProps {
  readonly resume: ResumeData;
  readonly variant?: ResumeVariant;
  readonly isPlain?: boolean;
}

function Pages({ resume, variant = 'a', isPlain = false }: PagesProps) {
  const template = sheetOf(variant, isPlain);
  const { sheets, measuringLayer, pageOf } = useResumeSheets(template, resume, {
    ...DEFAULT_LAYOUT,
    isPlain,
  });
  return (
    <>
      {sheets.map((sheet, index) => (
        <section key={index} aria-label={`Page ${index + 1}`}>
          {sheet}
        </section>
      ))}
      {measuringLayer}
      <output>{pageOf({ part: 'interests' })}</output>
    </>
  );
}

const box = (top: number, height: number) => new DOMRect(0, top, 100, height);

/** Fakes layout: rows are 20 px high. */
function pretendLayout(columnPx = PAGE_PX): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('[data-row]');
    const rows = [...(row?.closest('[data-column]')?.querySelectorAll('[data-row]') ?? [])];
    return row ? box(rows.indexOf(row) * ROW_PX, ROW_PX) : box(0, columnPx);
  });
}

afterEach(() => jest.restoreAllMocks());

const pages = () => screen.getAllByRole('region', { name: /^Page/ });

describe('the pages of a resume', () => {
  it('are as many as the rows need, with every row on exactly one page, and named from the second on', () => {
    pretendLayout();
    const { container } = render(<Pages resume={sampleResume('a')} />);
    const idsIn = (root: Element) =>
      [...root.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
    const measured = idsIn(container.querySelector('[inert]')!);
    expect(pages()).toHaveLength(Math.ceil((measured.length * ROW_PX) / PAGE_PX));
    expect(pages().flatMap(idsIn)).toEqual(measured);
    expect(screen.getByRole('status')).toHaveTextContent(String(pages().length - 1));
    const [first, second] = pages();
    expect(within(first!).getByRole('heading', { level: 2 })).toHaveTextContent('Ananya Raghunathan');
    expect(within(second!).queryByRole('heading', { level: 2 })).toBeNull();
    expect(second).toHaveTextContent(`2 / ${pages().length}`);
  });

  it.each([
    ['say from the second on what they continue', false, 1],
    ['say nothing of it in the plain version', true, 0],
  ])('%s', (_, isPlain, count) => {
    pretendLayout(300);
    render(<Pages resume={sampleResume('d')} isPlain={isPlain} />);
    const [first, ...others] = pages();
    expect(within(first!).queryByText(/, continued$/)).toBeNull();
    expect(others.flatMap((page) => within(page).queryAllByText(/, continued$/))).toHaveLength(count);
  });

  it.each(['b', 'c'] as const)('say in %s what each of the two columns continues', (variant) => {
    pretendLayout(100);
    const { workExperiences, education } = sampleResume(variant);
    const [[job], [school]] = [workExperiences, education];
    const resume = { ...emptyResume(), workExperiences: [job!], education: [school!, { ...school!, id: 9 }] };
    render(<Pages resume={resume} variant={variant} />);
    const marks = pages()[1]?.querySelectorAll('[data-continued]');
    expect([...(marks ?? [])].map(({ textContent }) => textContent)).toEqual([
      `${job!.companyName}, continued`,
      'Education, continued',
    ]);
  });

  it('are a single page with all rows until layout is available', () => {
    render(<Pages resume={sampleResume('a')} />);
    expect(pages()).toHaveLength(1);
  });
});
