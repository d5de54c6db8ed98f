import type { PaperName } from '../../../domain/resume/layout';
import { ScaledSheet } from './ScaledSheet';

/** A blank page in place of a sheet that is not drawn yet, so that nothing flashes. */
export function BlankSheet({ paper = 'a4' }: { readonly paper?: PaperName }) {
  return <ScaledSheet paper={paper}>{null}</ScaledSheet>;
}
