import type { SampleName } from '../../../content/sampleWidths';
import type { IndianDay } from '../../../domain/posts/festivalDates';
import type { FestivalName, PostFlowName } from '../../../domain/posts/occasions';
import type { PosterSet } from '../templates/posterSet';

/** The manifest of a post flow: all that is said of it beyond its line in the registry, but for its posters. */
export interface Occasion {
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
  /** The picture of a shared link, the top sample last; a drawing of the page if left out. */
  readonly picture?: { readonly title: string; readonly samples: readonly SampleName[] };
}

/** The manifest of an occasion with a day of its own and a card on the line of /occasional. */
export interface Festival extends Occasion {
  /** In ascending order, and in every year up to the last: with one missing, the next festival would be another. */
  readonly days: readonly IndianDay[];
  readonly card: {
    readonly text: string;
    readonly note?: string;
    /** Tilt of the sheet in degrees. */
    readonly tilt: number;
    /** The sample poster with its size in px, or the name of a drawing while there is none. */
    readonly sample:
      | { readonly name: SampleName; readonly width: number; readonly height: number }
      | 'independence';
  };
}

/** What a flow's folder exports to its page, which loads nothing of the others. */
export interface Studio<Flow extends PostFlowName = PostFlowName> {
  readonly occasion: OccasionOf<Flow>;
  /** Left out while they are coming soon. */
  readonly posters?: PosterSet;
}

/** The manifest of a flow. */
export type OccasionOf<Flow extends PostFlowName> = Flow extends FestivalName ? Festival : Occasion;
