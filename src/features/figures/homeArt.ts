import { art } from './FigureArt';
import assembly from './art/assembly.svg';
import patent from './art/patent.svg';
import website from './art/website.svg';
import branding from './art/branding.svg';
import protectTrademark from './art/protect-trademark.svg';
import protectSearch from './art/protect-search.svg';
import protectInfringement from './art/protect-infringement.svg';
import protectFiling from './art/protect-filing.svg';
import protectDraft from './art/protect-draft.svg';
import protectInvalidation from './art/protect-invalidation.svg';

/** Drawings of the home page. */
export const homeArt = {
  assembly: art(assembly, '0 0 720 664'),
  patent: art(patent, '8 40 464 316'),
  website: art(website, '0 0 480 384'),
  branding: art(branding, '0 0 480 384'),
  trademarkRegistration: art(protectTrademark),
  patentSearch: art(protectSearch),
  infringementSearch: art(protectInfringement),
  patentFiling: art(protectFiling),
  draftCreation: art(protectDraft),
  invalidation: art(protectInvalidation),
};
