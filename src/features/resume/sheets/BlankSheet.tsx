import type { PaperName } from '../../../domain/resume/layout';
import { ScaledSheet } from './ScaledSheet';

/** The paper before anything stands on it: keeps the place of a sheet that is not drawn yet, without a flash when it is. */
export function BlankSheet({ paper = 'a4' }: { readonly paper?: PaperName }) {
  return <ScaledSheet paper={paper}>{null}</ScaledSheet>;
}
