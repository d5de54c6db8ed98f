import type { Month } from '../dates';
import { withinLimits } from '../exchange/limits';
import type { ReadImport } from '../exchange/readImport';
import { ImportReport } from '../exchange/report';
import { partsOf, type Piece } from './pieces';

/** The text of a resume with a place for each of its pieces, and the resume that they make. */
export interface PlacedImport extends ReadImport {
  readonly kind: 'PDF' | 'Text';
  readonly pieces: readonly Piece[];
}

/** The import of a text whose pieces go to these places. @param today the month of the import */
export function placedImport(
  kind: PlacedImport['kind'],
  pieces: readonly Piece[],
  today: Month,
): PlacedImport {
  const report = new ImportReport(today);
  const parts = withinLimits(partsOf(pieces), report);
  const { leftOut, damaged, changes } = report;
  return { kind, parts, pieces, leftOut, damaged, changes };
}
