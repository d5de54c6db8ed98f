import { groupDigits } from '../../../domain/digits';
import { yearEnds } from '../../../domain/sip/plan';
import { sip } from '../../../domain/sip/sip';
import { colour, type Colours } from '../tokens';
import { outlineOf, type Faces } from './outline';

/** A plan in which most returns come late: ₹5,000 a month at 10 % for 15 years. */
const PLAN = {
  monthlyInvestment: 5000,
  annualInterestRate: 10,
  investmentDuration: 15,
  yearlyStepUp: 0,
  inflationRate: 0,
};
const { monthlyInvestment: MONTHLY, annualInterestRate: RATE, investmentDuration: YEARS } = PLAN;
const { maturityValue: VALUE } = sip(MONTHLY, RATE, YEARS);
const PLANE = { width: 460, height: 420, chart: 300, gap: 8 };

const rupees = (amount: number) => `₹${groupDigits(Math.round(amount))}`;

/** Text of the calculator's picture. */
export const GROWTH = {
  viewBox: `0 0 ${PLANE.width} ${PLANE.height}`,
  title: `${rupees(MONTHLY)} a month at ${RATE}% grows to ${rupees(VALUE)} in ${YEARS} years`,
};

/** The plan year by year, drawn like the calculator's chart: invested below, gains above. */
export function drawGrowth(colours: Colours, faces: Faces): string {
  const years = yearEnds(PLAN);
  const step = PLANE.width / years.length;
  const scale = PLANE.chart / VALUE;
  const ink = colour(colours, 'ink');
  const bar = (index: number, from: number, to: number, fill: string) =>
    `<rect x="${index * step + PLANE.gap / 2}" y="${PLANE.height - to * scale}" width="${step - PLANE.gap}" height="${(to - from) * scale}" fill="${fill}"/>`;
  const bars = years.flatMap(({ investedAmount, maturityValue }, index) => [
    bar(index, 0, investedAmount, colour(colours, 'paper')),
    bar(index, investedAmount, maturityValue, colour(colours, 'marker')),
  ]);
  const label = { face: faces.label, wordSpace: 0.06 };
  const words = [
    [rupees(VALUE), { ...label, size: 46 }, 52],
    [`${rupees(MONTHLY)} a month for ${YEARS} years at ${RATE}%`, { ...label, size: 21 }, 92],
  ] as const;
  const lettering = words.map(([text, setting, y]) => outlineOf(text, setting, { x: 0, y })).join('');
  return `<g stroke="${ink}" stroke-width="2">${bars.join('')}</g><path fill="${ink}" d="${lettering}"/>`;
}
