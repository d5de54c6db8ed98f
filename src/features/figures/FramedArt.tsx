import type { FigureContent } from '../../content/figure';
import { Figure } from '../../ui/Figure';
import { type Art, FigureArt } from './FigureArt';

interface FramedArtProps {
  readonly figure: FigureContent;
  readonly art: Art;
}

/** A drawing with its number, name and parts below it. */
export function FramedArt({ figure: { number, name, title, parts }, art }: FramedArtProps) {
  return (
    <Figure number={number} caption={name} parts={parts}>
      <FigureArt art={art} title={title} />
    </Figure>
  );
}
