import { PATENT, PATENT_SERVICES } from '../content/patent';
import { FigureArt } from '../features/figures/FigureArt';
import { FramedArt } from '../features/figures/FramedArt';
import { patentArt } from '../features/figures/patentArt';
import { Aside } from '../features/marketing/Aside';
import { FeeTable } from '../features/marketing/FeeTable';
import { Hero } from '../features/marketing/Hero';
import { Note } from '../features/marketing/Note';
import { SectionHead } from '../features/marketing/SectionHead';
import { SideHead } from '../features/marketing/SideHead';
import { ButtonLink } from '../ui/Button';
import { Section } from '../ui/Layout';
import { PartsList } from '../ui/PartsList';

/** `/patent`: services and fees. */
export function PatentPage() {
  const { heading, lead, figure, actions, services, fees, note, trademark } = PATENT;
  return (
    <>
      <Hero title={heading} lead={lead} figure={<FramedArt figure={figure} art={patentArt.specification} />}>
        <ButtonLink to="#fees">{actions.fees}</ButtonLink>
        <ButtonLink to="/contact" variant="ghost">
          {actions.ask}
        </ButtonLink>
      </Hero>
      <Section labelledBy="services">
        <SideHead id="services" title={services.heading} text={services.text}>
          <PartsList layout="wide" parts={PATENT_SERVICES} />
        </SideHead>
      </Section>
      <Section tone="wash" id="fees" labelledBy="fees-heading">
        <SectionHead id="fees-heading" title={fees.heading} text={fees.text} />
        <FeeTable />
        <Note text={note} />
      </Section>
      <Section rhythm="top" labelledBy="trademark">
        <Aside
          id="trademark"
          title={trademark.heading}
          text={trademark.text}
          art={<FigureArt art={patentArt.sealPress} />}
        >
          <ButtonLink to="/contact">{trademark.action}</ButtonLink>
        </Aside>
      </Section>
    </>
  );
}
