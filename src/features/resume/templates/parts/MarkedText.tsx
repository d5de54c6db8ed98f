import type { ReactElement } from 'react';
import { runsOf } from '../../../../domain/resume/markedText';
import { MaybeLink, RunningText } from './text';

/** Running text with what the visitor marked as bold, italic or a link. */
export function MarkedText({ children }: { readonly children: string }): ReactElement[] {
  return runsOf(children).map(({ text, isBold, isItalic, href }, index) => {
    let drawn = <RunningText>{text}</RunningText>;
    if (isItalic) drawn = <i>{drawn}</i>;
    if (isBold) drawn = <b>{drawn}</b>;
    return (
      <MaybeLink key={index} href={href}>
        {drawn}
      </MaybeLink>
    );
  });
}
