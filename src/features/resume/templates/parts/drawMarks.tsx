import { runsOf } from '../../../../domain/resume/markedText';
import { MaybeLink, RunningText } from './text';

/** Draws what the visitor marked as bold, italic or a link. */
export function drawMarks(typed: string) {
  return runsOf(typed).map(({ text, isBold, isItalic, href }, index) => {
    let drawn = <RunningText whole={typed}>{text}</RunningText>;
    if (isItalic) drawn = <i>{drawn}</i>;
    if (isBold) drawn = <b>{drawn}</b>;
    return (
      <MaybeLink key={index} href={href}>
        {drawn}
      </MaybeLink>
    );
  });
}
