import { art } from './FigureArt';
import finance from './art/finance.svg';
import finWealth from './art/fin-wealth.svg';
import finChild from './art/fin-child.svg';
import finRetirement from './art/fin-retirement.svg';
import support from './art/support.svg';
import offMutual from './art/off-mutual.svg';
import offTerm from './art/off-term.svg';
import offHealth from './art/off-health.svg';
import offEducation from './art/off-education.svg';

/** Drawings of the finance page. */
export const financeArt = {
  coins: art(finance, '0 0 480 384'),
  wealth: art(finWealth),
  child: art(finChild),
  retirement: art(finRetirement),
  bell: art(support, '0 0 480 384'),
  mutualFunds: art(offMutual),
  termInsurance: art(offTerm),
  healthInsurance: art(offHealth),
  education: art(offEducation),
};
