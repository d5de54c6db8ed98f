import type { PaperName } from '../../../domain/resume/layout';
import { ScaledSheet } from './ScaledSheet';

/** A blank page that holds the place of a sheet until it is drawn, so that nothing flashes. */
export function BlankSheet({ paper = 'a4' }: { readonly paper?: PaperName }) {
  return <ScaledSheet paper={paper}>{null}</ScaledSheet>;
}
