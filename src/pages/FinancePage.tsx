import { FINANCE, FINANCE_OFFERINGS, FINANCE_PLANS } from '../content/finance';
import { FigureArt } from '../features/figures/FigureArt';
import { financeArt } from '../features/figures/financeArt';
import { FramedArt } from '../features/figures/FramedArt';
import { withArt } from '../features/figures/withArt';
import { Aside } from '../features/marketing/Aside';
import { DrawnList } from '../features/marketing/DrawnList';
import { Hero } from '../features/marketing/Hero';
import { Note } from '../features/marketing/Note';
import { Plans } from '../features/marketing/Plans';
import { SectionHead } from '../features/marketing/SectionHead';
import { ButtonLink } from '../ui/Button';
import { Section } from '../ui/Layout';

/** `/finance`: sample plans, support and products. */
export function FinancePage() {
  const { heading, lead, figure, actions, plans, learnMore, about, support, offerings, note } = FINANCE;
  return (
    <>
      <Hero title={heading} lead={lead} figure={<FramedArt figure={figure} art={financeArt.coins} />}>
        <ButtonLink to="/calculator">{actions.calculator}</ButtonLink>
        <ButtonLink to="/contact" variant="ghost">
          {actions.ask}
        </ButtonLink>
      </Hero>
      <Section labelledBy="plans">
        <SectionHead id="plans" title={plans.heading} text={plans.text} />
        <Plans plans={withArt(FINANCE_PLANS, financeArt)} />
      </Section>
      <Section tone="wash" labelledBy="support">
        <Aside
          id="support"
          title={support.heading}
          text={support.text}
          art={<FigureArt art={financeArt.bell} title={support.title} />}
        >
          <ButtonLink to="/contact">
            {learnMore}
            <span className="visually-hidden">
              {about}
              {support.heading}
            </span>
          </ButtonLink>
        </Aside>
      </Section>
      <Section rhythm="top" labelledBy="offerings">
        <SectionHead id="offerings" title={offerings.heading} text={offerings.text} />
        <DrawnList layout="quarters" items={withArt(FINANCE_OFFERINGS, financeArt)} />
        <Note text={note} />
      </Section>
    </>
  );
}
