import { CLIENT_MARKS, SAMPLE_SITES, WEBSITE, WEBSITE_BENEFITS, WEBSITE_STEPS } from '../content/website';
import { FigureArt } from '../features/figures/FigureArt';
import { FramedArt } from '../features/figures/FramedArt';
import { markArt } from '../features/figures/markArt';
import { websiteArt } from '../features/figures/websiteArt';
import { withArt } from '../features/figures/withArt';
import { Closing } from '../features/marketing/Closing';
import { ComparisonTable } from '../features/marketing/ComparisonTable';
import { Hero } from '../features/marketing/Hero';
import { Mark } from '../features/marketing/Marks';
import { SampleSite } from '../features/marketing/SampleSite';
import { SectionHead } from '../features/marketing/SectionHead';
import { SideHead } from '../features/marketing/SideHead';
import { Slider } from '../features/marketing/slider/Slider';
import { Steps } from '../features/marketing/Steps';
import { ButtonLink } from '../ui/Button';
import { Section } from '../ui/Layout';
import { PartsList } from '../ui/PartsList';

/** `/website`: samples, benefits, a comparison and our process. */
export function WebsitePage() {
  const { heading, lead, figure, actions, benefits, comparison, process, close } = WEBSITE;
  return (
    <>
      <Hero isWide title={heading} lead={lead} figure={<FramedArt figure={figure} art={websiteArt.widths} />}>
        <ButtonLink to="/contact">{actions.start}</ButtonLink>
        <ButtonLink to="#samples" variant="ghost">
          {actions.samples}
        </ButtonLink>
      </Hero>
      <Samples />
      <Section rhythm="bottom" labelledBy="benefits">
        <SideHead id="benefits" title={benefits.heading}>
          <PartsList layout="wide" parts={WEBSITE_BENEFITS} />
        </SideHead>
      </Section>
      <Section tone="wash" labelledBy="comparison">
        <SectionHead id="comparison" title={comparison.heading} text={comparison.text} />
        <ComparisonTable />
      </Section>
      <Clients />
      <Section rhythm="none" labelledBy="process">
        <SectionHead id="process" title={process.heading} text={process.text} />
        <Steps steps={withArt(WEBSITE_STEPS, websiteArt)} />
      </Section>
      <Section rhythm="top" data-print-skip>
        <Closing title={close.heading} text={close.text}>
          <ButtonLink to="/contact">{actions.start}</ButtonLink>
          <ButtonLink to="/contact" variant="ghost">
            {actions.talk}
          </ButtonLink>
        </Closing>
      </Section>
    </>
  );
}

function Samples() {
  const { heading, text, itemName, autoplayMs } = WEBSITE.samples;
  const items = SAMPLE_SITES.map(({ art, name, kind, title }) => ({
    key: name,
    content: <SampleSite name={name} kind={kind} art={<FigureArt art={websiteArt[art]} title={title} />} />,
  }));
  return (
    <Section id="samples" labelledBy="samples-heading">
      <SectionHead id="samples-heading" title={heading} text={text} />
      <Slider label={heading} itemName={itemName} layout="3-2-1" interval={autoplayMs} items={items} />
    </Section>
  );
}

function Clients() {
  const { heading, text, itemName, autoplayMs } = WEBSITE.clients;
  const items = CLIENT_MARKS.map(({ art, name }) => ({
    key: name,
    content: <Mark art={<FigureArt art={markArt[art]} title={name} />} />,
  }));
  return (
    <Section labelledBy="clients">
      <SectionHead id="clients" title={heading} text={text} />
      <Slider label={heading} itemName={itemName} layout="5-4-2" interval={autoplayMs} items={items} />
    </Section>
  );
}
