import type { ComponentType, ReactNode } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import type { FitStep, PaperName } from '../../../domain/resume/layout';

export type SheetColumn = 'main' | 'side';

/** An element around neighbouring rows; a page break inside it opens it again on the next page. */
export interface RowGroup {
  readonly tag: 'section' | 'article' | 'ul' | 'div';
  readonly id: string;
  /** Name of a class of `parts.module.css`. */
  readonly part?: string;
}

/** The smallest thing a page may break between, drawn as one element. Headings begin below the name, which is the `h2`. */
export interface SheetRow {
  /** Unique in the resume. */
  readonly id: string;
  readonly column: SheetColumn;
  readonly tag: 'h3' | 'h4' | 'p' | 'li' | 'ul' | 'div';
  /** Name of a class of `parts.module.css`. */
  readonly part: string;
  /** The groups it stands in, outermost first. */
  readonly groups: readonly RowGroup[];
  /** Ids of the entries that share this row; left out where the ids of row and groups name the one entry. */
  readonly entries?: readonly number[];
  /** A page never ends after this row. */
  readonly keepWithNext: boolean;
  /** `auto` for typed running text: it reads in its own direction, its bullet included. */
  readonly dir?: 'auto';
  readonly content: ReactNode;
}

export interface SheetProps {
  readonly resume: ResumeData;
  /** Address of the portrait in memory, if there is one. */
  readonly photo: string | null;
  readonly paper: PaperName;
  /** How tightly it is set. */
  readonly fit: FitStep;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The rows of this page, ready to stand in their columns. */
  readonly columns: Readonly<Record<SheetColumn, ReactNode>>;
}

/** A resume design: which rows there are, in reading order, and the sheet they stand on. It draws, and nothing else. */
export interface ResumeTemplate {
  readonly columns: readonly SheetColumn[];
  /** @param resume without blank entries (`printableResume`) */
  readonly rows: (resume: ResumeData) => SheetRow[];
  /** One page. Its columns are `Column` elements, which take all the height that is left. */
  readonly Sheet: ComponentType<SheetProps>;
}
