import { art } from './FigureArt';
import branding from './art/branding.svg';
import svcInfluence from './art/svc-influence.svg';
import svcTele from './art/svc-tele.svg';
import svcSocial from './art/svc-social.svg';
import svcReputation from './art/svc-reputation.svg';
import svcEmail from './art/svc-email.svg';
import svcEvent from './art/svc-event.svg';

/** Drawings of the branding page, one per service. */
export const brandArt = {
  mark: art(branding, '0 0 480 384'),
  influence: art(svcInfluence),
  teleCalling: art(svcTele),
  socialMedia: art(svcSocial),
  reputation: art(svcReputation),
  email: art(svcEmail),
  events: art(svcEvent),
};
