import { type ComponentType, memo, type ReactNode, type Ref, useMemo } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import type { ResumeLayout } from '../../../domain/resume/layout';
import type { EditedPlace } from '../../../domain/resume/places';
import { withoutHidden } from '../../../domain/resume/sections';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { portraitOf } from '../photo/photoMemory';
import type { ResumeTemplate, SheetProps, SheetRow } from '../templates/template';
import { arrangedRows } from './arrangedRows';
import { continuation } from './continuation';
import { drawColumns, drawPage } from './drawColumns';
import { rowsOfPlace } from './placeRows';
import { NO_PLAN, type PlacedRow, type Plan, type SheetPage } from './planSheets';
import { useSheetPlan } from './useSheetPlan';
import styles from './sheets.module.css';

export type DrawnSheets = ReturnType<typeof useResumeSheets>;

/** Makes the design of another document out of that of a resume. */
export type Dress = (design: ResumeTemplate) => ResumeTemplate;

export interface SheetsProps {
  readonly variant: ResumeVariant;
  /** Excludes blank entries. */
  readonly resume: ResumeData;
  readonly layout: ResumeLayout;
  /** Keep it stable. */
  readonly dress?: Dress | undefined;
  /** Lays out the pages on the screen. */
  readonly children: (drawn: DrawnSheets) => ReactNode;
}

interface PageProps extends Omit<SheetProps, 'columns' | 'continued'> {
  readonly isPlain: boolean;
  readonly sheet: ComponentType<SheetProps>;
  readonly rows: ReadonlyMap<string, SheetRow>;
  readonly content: SheetPage;
}

/** One page. A component, so that its rows are arranged only when it is rendered. */
function Page({ sheet: Sheet, isPlain, rows, content, ...props }: PageProps) {
  // The plain version is for programs, which would read the mark as a line.
  const mark = ([first]: readonly PlacedRow[]) => (isPlain ? null : continuation([...rows.values()], first));
  const continued = { main: mark(content.main), side: mark(content.side) };
  return <Sheet {...props} continued={continued} columns={drawPage(rows, content)} />;
}

/** Index of the page with a row's last or first lines. */
function pageWith(rowId: string | undefined, { pages }: Plan, isLast: boolean): number {
  const hasRow = ({ main, side }: SheetPage) => [...main, ...side].some(({ id }) => id === rowId);
  return Math.max(0, isLast ? pages.findLastIndex(hasRow) : pages.findIndex(hasRow));
}

const isField = (place: EditedPlace): boolean => 'field' in place;

/** The section that a place without rows will belong to. */
const sectionOf = (place: EditedPlace): EditedPlace => ('id' in place ? { part: place.part } : place);

/**
 * A resume, or the letter that goes with it, as pages of a design, with the visitor's photo.
 * @param whole without blank entries
 */
export function useResumeSheets(template: ResumeTemplate, whole: ResumeData, layout: ResumeLayout) {
  const { paper, isPlain } = layout;
  const photo = portraitOf(whole.selectedPhoto)?.address ?? null;
  const resume = useMemo(() => withoutHidden(whole), [whole]);
  const rows = useMemo(() => arrangedRows(template.rows(resume), resume), [template, resume]);
  const rowsById = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const { layer, plan } = useSheetPlan(template, rows, { resume, photo }, layout);
  const common = { resume, photo, paper };
  return {
    /** What the pages show: no hidden section. */
    resume,
    /** Invisible, but must be rendered, because breaks are measured on it, and must not be inside a scaled element. */
    measuringLayer: <MeasuringLayer ref={layer} {...common} template={template} rows={rows} />,
    /** The element of the measuring layer, laid out even while the pages are hidden. */
    layer,
    /** The pages, each as large as its paper. A page that is not rendered costs nothing. */
    sheets: plan.pages.map((content, index): ReactNode => (
      <Page
        key={index}
        {...common}
        sheet={template.Sheet}
        isPlain={isPlain}
        fit={plan.fit}
        page={index + 1}
        pageCount={plan.pages.length}
        rows={rowsById}
        content={content}
      />
    )),
    paper,
    /** Whether the rows have been placed; until the first layout there is one empty page. */
    isPlanned: plan !== NO_PLAN,
    /** Null if fitting is off. */
    fit: plan.outcome,
    isThin: plan.isThin,
    /** Index of the page that shows a place (for a field, its end); the first page if nothing shows it yet. */
    pageOf: (place: EditedPlace): number => {
      const found = rowsOfPlace(place, rows, resume);
      if (found.length > 0 && !isField(place)) return pageWith(found[0]?.id, plan, false);
      const nearest = found.length > 0 ? found : rowsOfPlace(sectionOf(place), rows, resume);
      return pageWith(nearest.at(-1)?.id, plan, true);
    },
    /** Ids of the rows that show a place; empty for places in the head. */
    rowsOf: (place: EditedPlace): readonly string[] => rowsOfPlace(place, rows, resume).map(({ id }) => id),
    template,
    isPlain,
  };
}

interface MeasuringLayerProps extends Omit<SheetProps, 'fit' | 'page' | 'pageCount' | 'columns'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly template: ResumeTemplate;
  readonly rows: readonly SheetRow[];
}

const NOTHING = { main: null, side: null };

/** The input of `measureRows`: a first page with every row, and an empty following page. */
const MeasuringLayer = memo(function MeasuringLayer(props: MeasuringLayerProps) {
  const { ref, template, rows, ...common } = props;
  const { Sheet } = template;
  return (
    <div ref={ref} className={styles.measuring} data-paper={common.paper} aria-hidden inert>
      <Sheet {...common} fit={0} page={1} pageCount={1} columns={drawColumns(rows)} />
      <Sheet {...common} fit={0} page={2} pageCount={2} columns={NOTHING} />
    </div>
  );
});
