import { render, screen, within } from '@testing-library/react';
import type { ResumeData } from '../../../domain/resume/entities';
import { DEFAULT_LAYOUT } from '../../../domain/resume/layout';
import { SAMPLES } from '../gallery/samples';
import { useResumeSheets } from './useResumeSheets';

const ROW_PX = 20;
const PAGE_PX = 400;

function Pages({ resume }: { readonly resume: ResumeData }) {
  const { sheets, measuringLayer, pageOf } = useResumeSheets('a', resume, null, DEFAULT_LAYOUT);
  return (
    <>
      {sheets.map((sheet, index) => (
        <section key={index} aria-label={`Page ${index + 1}`}>
          {sheet}
        </section>
      ))}
      {measuringLayer}
      <output>{pageOf('interests')}</output>
    </>
  );
}

/** A layout engine for which every row is 20 px high and every column 400 px. */
function pretendLayout(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('[data-row]');
    const rows = [...(row?.closest('[data-column]')?.querySelectorAll('[data-row]') ?? [])];
    const top = row ? rows.indexOf(row) * ROW_PX : 0;
    return new DOMRect(0, top, 100, row ? ROW_PX : PAGE_PX);
  });
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(PAGE_PX);
}

beforeAll(() => {
  globalThis.DOMRect = class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get top() {
      return this.y;
    }
    get bottom() {
      return this.y + this.height;
    }
  } as unknown as typeof DOMRect;
});
afterEach(() => jest.restoreAllMocks());

const pages = () => screen.getAllByRole('region', { name: /^Page/ });

describe('the pages of a resume', () => {
  it('are as many as the rows need, with every row on exactly one of them', () => {
    pretendLayout();
    const { container } = render(<Pages resume={SAMPLES.a.resume} />);
    const idsIn = (root: Element) =>
      [...root.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
    const measured = idsIn(container.querySelector('[inert]')!);
    expect(pages()).toHaveLength(Math.ceil((measured.length * ROW_PX) / PAGE_PX));
    expect(pages().flatMap(idsIn)).toEqual(measured);
    expect(screen.getByRole('status')).toHaveTextContent(String(pages().length - 1));
  });

  it('name the person and the page from the second on', () => {
    pretendLayout();
    render(<Pages resume={SAMPLES.a.resume} />);
    const [first, second] = pages();
    expect(within(first!).getByRole('heading', { level: 2 })).toHaveTextContent('Ananya Raghunathan');
    expect(within(second!).queryByRole('heading', { level: 2 })).toBeNull();
    expect(second).toHaveTextContent(`2 / ${pages().length}`);
  });

  it('are measured again when something is typed', () => {
    pretendLayout();
    const { rerender } = render(<Pages resume={SAMPLES.a.resume} />);
    const before = pages().length;
    const { workExperiences } = SAMPLES.a.resume;
    const more = Array.from({ length: 8 }, (_, index) => ({ ...workExperiences[0]!, id: 100 + index }));
    rerender(<Pages resume={{ ...SAMPLES.a.resume, workExperiences: [...workExperiences, ...more] }} />);
    expect(pages().length).toBeGreaterThan(before);
  });

  it('are one while there is no layout to measure', () => {
    render(<Pages resume={SAMPLES.a.resume} />);
    expect(pages()).toHaveLength(1);
  });
});
