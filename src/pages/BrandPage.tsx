import { BRAND, BRAND_SERVICES } from '../content/brand';
import { brandArt } from '../features/figures/brandArt';
import { FramedArt } from '../features/figures/FramedArt';
import { withArt } from '../features/figures/withArt';
import { Closing } from '../features/marketing/Closing';
import { DrawnList } from '../features/marketing/DrawnList';
import { Hero } from '../features/marketing/Hero';
import { Note } from '../features/marketing/Note';
import { PackageTable } from '../features/marketing/PackageTable';
import { SectionHead } from '../features/marketing/SectionHead';
import { ButtonLink } from '../ui/Button';
import { Section } from '../ui/Layout';

/** `/brand`: six kinds of marketing, and the packages. */
export function BrandPage() {
  const { heading, lead, figure, actions, services, packages, note, close } = BRAND;
  return (
    <>
      <Hero title={heading} lead={lead} figure={<FramedArt figure={figure} art={brandArt.mark} />}>
        <ButtonLink to="#packages">{actions.packages}</ButtonLink>
        <ButtonLink to="/contact" variant="ghost">
          {actions.talk}
        </ButtonLink>
      </Hero>
      <Section labelledBy="services">
        <SectionHead id="services" title={services.heading} text={services.text} />
        <DrawnList layout="rows" items={withArt(BRAND_SERVICES, brandArt)} />
      </Section>
      <Section tone="wash" id="packages" labelledBy="packages-heading">
        <SectionHead id="packages-heading" title={packages.heading} text={packages.text} />
        <PackageTable />
        <Note text={note} />
      </Section>
      <Section rhythm="top" data-print-skip>
        <Closing title={close.heading} text={close.text}>
          <ButtonLink to="/contact">{close.action}</ButtonLink>
        </Closing>
      </Section>
    </>
  );
}
