import { DEFAULT_GYM_TAGLINE } from '../../../../domain/posts/details';
import type { PosterContent } from '../../templates/template';

/** 'Get up to N% off' in three type sizes; without a percentage, 'Ask about our offer'. */
export const offerLead = ({ offer }: PosterContent) => (isOffer(offer) ? 'Get up to' : 'Ask about our');
export const offerFigure = ({ offer }: PosterContent) => (isOffer(offer) ? `${offer}%` : 'Offer');
export const offerTail = ({ offer }: PosterContent) => (isOffer(offer) ? 'off' : '');

export const tagline = ({ tagline: typed }: PosterContent) =>
  typed === undefined || typed === '' ? DEFAULT_GYM_TAGLINE : typed;

const isOffer = (offer: string | undefined) => offer !== undefined && offer !== '';
