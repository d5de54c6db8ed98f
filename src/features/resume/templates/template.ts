import type { ComponentType, ReactNode } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import type { FitStep, PaperName } from '../../../domain/resume/layout';
import type { SheetColumn } from '../../../domain/resume/pagination';

/** An element around adjacent rows; after a page break inside it, it reopens on the next page. */
export interface RowGroup {
  readonly tag: 'section' | 'article' | 'ul' | 'div';
  readonly id: string;
  /** Class name in `parts.module.css`. */
  readonly part?: string;
  /** What it is about, for a page that begins inside it. */
  readonly name?: string;
}

/** The smallest unit of pagination, drawn as one element. Headings start at `h3`, because the name is the `h2`. */
export interface SheetRow {
  /** Unique in the resume. */
  readonly id: string;
  readonly column: SheetColumn;
  readonly tag: 'h3' | 'h4' | 'p' | 'li' | 'ul' | 'div';
  /** Class name in `parts.module.css`. */
  readonly part: string;
  /** The groups that contain it, outermost first: in a resume, its section. */
  readonly groups: readonly [RowGroup, ...RowGroup[]];
  /** Ids of the entries that it shows; omitted for headings and the summary. */
  readonly entries?: readonly number[];
  /** Its place among the filled points of its entry, from 0; omitted if it isn't one. */
  readonly point?: number;
  /** The field of a letter that it shows. */
  readonly field?: string;
  /** A page never ends after this row. */
  readonly keepWithNext: boolean;
  /** The language of a heading in the visitor's words, as a BCP 47 tag; for running text, it is detected. */
  readonly lang?: string | undefined;
  /** A string is running text, with the direction and the language that it was typed in. */
  readonly content: ReactNode;
}

export interface SheetProps {
  readonly resume: ResumeData;
  /** URL of the portrait in memory, or null. */
  readonly photo: string | null;
  readonly paper: PaperName;
  /** How tightly the page is set. */
  readonly fit: FitStep;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** What each column continues from the page before; nothing if it begins with a heading. */
  readonly continued?: Readonly<Record<SheetColumn, ReactNode>>;
  /** The rows of this page, rendered by column. */
  readonly columns: Readonly<Record<SheetColumn, ReactNode>>;
}

/** A resume design: its rows in reading order, and the sheet that draws them. Purely presentational. */
export interface ResumeTemplate {
  readonly columns: readonly SheetColumn[];
  /** @param resume without blank entries (`printableResume`) */
  readonly rows: (resume: ResumeData) => SheetRow[];
  /** One page. Its columns are `Column` elements, which fill the remaining height. */
  readonly Sheet: ComponentType<SheetProps>;
}
