import { nextDay, type ComingDay, type IndianDay } from '../../../domain/posts/festivalDates';
import {
  POST_FLOW_NAMES,
  POST_FLOWS,
  type FestivalName,
  type PostFlowName,
} from '../../../domain/posts/occasions';
import { diwali } from './diwali/manifest';
import { ganeshChaturthi } from './ganeshChaturthi/manifest';
import { gym } from './gym/manifest';
import { independence } from './independence/manifest';
import type { OccasionOf } from './occasion';
import { rakshaBandhan } from './rakshaBandhan/manifest';

/** The manifest of every post flow; a missing one is a type error. */
export const OCCASIONS: { readonly [Flow in PostFlowName]: OccasionOf<Flow> } = {
  rakshaBandhan,
  ganeshChaturthi,
  independence,
  diwali,
  gym,
};

/** The flows with a date of their own, in the order of their cards. */
export const FESTIVALS = POST_FLOW_NAMES.filter(
  (flow): flow is FestivalName => POST_FLOWS[flow].details === 'social',
);

/** The next festival that has posters, on or after `today`; undefined after the last day on record. */
export function nextFestival(today: IndianDay): (ComingDay & { readonly flow: FestivalName }) | undefined {
  const coming = FESTIVALS.filter((flow) => POST_FLOWS[flow].then === 'select').flatMap((flow) => {
    const next = nextDay(OCCASIONS[flow].days, today);
    return next ? [{ flow, ...next }] : [];
  });
  return coming.toSorted((one, other) => one.days - other.days)[0];
}
