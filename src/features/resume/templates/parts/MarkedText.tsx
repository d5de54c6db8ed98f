import type { ReactElement } from 'react';
import { useLazy } from '../../../../lazy/lazyCode';
import { marksFor } from './marks';
import { RunningText } from './text';

/** Running text with its bold, italic and linked words or, until their code has loaded, as it was typed. */
export function MarkedText({ children }: { readonly children: string }): ReactElement {
  const { code: draw } = useLazy(marksFor(children));
  return draw ? <>{draw(children)}</> : <RunningText>{children}</RunningText>;
}
