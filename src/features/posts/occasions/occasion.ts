import type { SampleName } from '../../../content/sampleWidths';
import type { IndianDay } from '../../../domain/posts/festivalDates';
import type { ComingSoonFlow, FestivalName, PostFlowName } from '../../../domain/posts/occasions';
import type { PosterSet } from '../templates/template';

/** The manifest of a post flow: what the site says about it, apart from its registry entry and its posters. */
interface Occasion {
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
  /** The picture for shared links, its top sample last; while posters are coming soon, a drawing of the page. */
  readonly picture?: { readonly title: string; readonly samples: readonly SampleName[] };
}

/** The manifest of an occasion with a date of its own and a card on /occasional. */
interface Festival extends Occasion {
  /** Ascending, one for every year up to the last: if one were missing, a later festival would pass for the next. */
  readonly days: readonly IndianDay[];
  readonly card: {
    readonly text: string;
    readonly note?: string;
    /** Tilt of the sheet in degrees. */
    readonly tilt: number;
    /** The sample poster with its size in px or, while there is none, the name of a drawing. */
    readonly sample:
      | { readonly name: SampleName; readonly width: number; readonly height: number }
      | 'independence';
  };
}

/** What the folder of a flow exports; its page loads no other flow's. */
export interface Studio<Flow extends PostFlowName = PostFlowName> {
  readonly occasion: OccasionOf<Flow>;
  /** Absent while they are coming soon. */
  readonly posters?: PosterSet;
}

export type OccasionOf<Flow extends PostFlowName> = (Flow extends FestivalName ? Festival : Occasion) &
  (Flow extends ComingSoonFlow ? unknown : Required<Pick<Occasion, 'picture'>>);
