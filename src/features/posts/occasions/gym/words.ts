import { gymTagline } from '../../../../domain/posts/gymWords';
import type { PosterContent } from '../../templates/template';

/** 'Get up to N% off' in three type sizes; without a percentage, 'Ask about our offer'. */
export const offerLead = ({ offer }: PosterContent) => (offer ? 'Get up to' : 'Ask about our');
export const offerFigure = ({ offer }: PosterContent) => (offer ? `${offer}%` : 'offer');
export const offerTail = ({ offer }: PosterContent) => (offer ? 'off' : '');

export const tagline = ({ tagline: typed }: PosterContent) => gymTagline(typed);
