import type { NumberedLink } from '../../content/navigation';
import { PartsList } from '../../ui/PartsList';

export interface LinkListProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly links: readonly NumberedLink[];
}

/** Links for a page that has nothing else to offer. */
export function LinkList({ label, links }: LinkListProps) {
  return (
    <nav aria-label={label}>
      <PartsList parts={links.map(({ to, label: title, numeral }) => ({ to, title, numeral }))} />
    </nav>
  );
}
