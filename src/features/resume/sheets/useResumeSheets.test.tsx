import { render, screen, within } from '@testing-library/react';
import type { ResumeData } from '../../../domain/resume/entities';
import { DEFAULT_LAYOUT, type ResumeLayout } from '../../../domain/resume/layout';
import { emptyResume, printableResume } from '../../../domain/resume/resume';
import { SAMPLES } from '../gallery/samples';
import { useResumeSheets } from './useResumeSheets';

const ROW_PX = 20;
const PAGE_PX = 400;
const STEP_PX = 4;

interface PagesProps {
  readonly resume: ResumeData;
  readonly layout?: Partial<ResumeLayout>;
}

function Pages({ resume, layout }: PagesProps) {
  const drawn = useResumeSheets('a', resume, null, { ...DEFAULT_LAYOUT, ...layout });
  const { sheets, measuringLayer, pageOf, fit } = drawn;
  return (
    <>
      {sheets.map((sheet, index) => (
        <section key={index} aria-label={`Page ${index + 1}`}>
          {sheet}
        </section>
      ))}
      {measuringLayer}
      <output>{pageOf({ part: 'interests' })}</output>
      <p>{JSON.stringify(fit)}</p>
    </>
  );
}

const box = (top: number, height: number) => ({ top, height, bottom: top + height, width: 100 }) as DOMRect;

/** Fakes layout: rows are 20 px high, minus 4 px per fit step, and columns are 400 px. */
function pretendLayout(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('[data-row]');
    const rows = [...(row?.closest('[data-column]')?.querySelectorAll('[data-row]') ?? [])];
    const step = Number(this.closest('[data-fit]')?.getAttribute('data-fit'));
    const height = ROW_PX - step * STEP_PX;
    const top = row ? rows.indexOf(row) * height : 0;
    return box(top, row ? height : PAGE_PX);
  });
  const styleOf = window.getComputedStyle.bind(window);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) => Object.assign(styleOf(element), { lineHeight: `${ROW_PX}px` }));
}

afterEach(() => jest.restoreAllMocks());

const pages = () => screen.getAllByRole('region', { name: /^Page/ });

describe('the pages of a resume', () => {
  it('are as many as the rows need, with every row on exactly one page, and named from the second on', () => {
    pretendLayout();
    const { container } = render(<Pages resume={SAMPLES.a.resume} />);
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

  const fitted = { isFitted: true };
  const steps = () => pages().map((page) => page.querySelector('[data-fit]')?.getAttribute('data-fit'));
  /** A resume with the given number of rows: a heading, and a row for each group of skills. */
  const withRows = (rows: number): ResumeData => {
    const skills = Array.from({ length: rows - 1 }, (_, id) => ({ id, name: 'Data', value: 'SQL' }));
    return { ...printableResume(emptyResume()), skills };
  };

  it.each([
    [20, '0'],
    [33, '2'],
    [50, '3'],
  ])('set %i rows at step %s when fitted to one page', (rows, step) => {
    pretendLayout();
    render(<Pages resume={withRows(rows)} layout={fitted} />);
    expect(steps()).toEqual([step]);
    expect(screen.getByText(JSON.stringify({ isPossible: true, step: Number(step) }))).toBeInTheDocument();
  });

  it('loosen again as soon as there is room', () => {
    pretendLayout();
    const { rerender } = render(<Pages resume={withRows(33)} layout={fitted} />);
    rerender(<Pages resume={withRows(19)} layout={fitted} />);
    expect(steps()).toEqual(['0']);
    rerender(<Pages resume={withRows(61)} layout={{ isFitted: false }} />);
    expect(screen.getByText('null')).toBeInTheDocument();
  });

  it('are a single page with all rows until layout is available', () => {
    const { rerender } = render(<Pages resume={withRows(30)} />);
    expect(pages()).toHaveLength(1);
    rerender(<Pages resume={withRows(61)} />);
    expect(pages()).toHaveLength(1);
    expect(pages()[0]!.querySelectorAll('[data-row]')).toHaveLength(61);
  });
});
