import { HOME, HOME_BLURBS, HOME_SERVICES, PROTECTION, TEAM } from '../content/home';
import { AssemblyFigure } from '../features/figures/AssemblyFigure';
import { FigureArt } from '../features/figures/FigureArt';
import { homeArt } from '../features/figures/homeArt';
import { portraits } from '../features/figures/portraits';
import { withArt } from '../features/figures/withArt';
import { Blurb } from '../features/marketing/Blurb';
import { DrawnList } from '../features/marketing/DrawnList';
import { People } from '../features/marketing/People';
import { ResumeBand } from '../features/marketing/ResumeBand';
import { SectionHead } from '../features/marketing/SectionHead';
import sidebarSheet from '../features/resume/gallery/pictures/resume-2-640.webp';
import { ButtonLink } from '../ui/Button';
import { Figure } from '../ui/Figure';
import { Section, Wrap } from '../ui/Layout';
import { PageHead } from '../ui/PageHead';
import { PartsList } from '../ui/PartsList';
import styles from './HomePage.module.css';

/** The lantern's filament, in the marker colour as in the drawing. */
const FILAMENT = (
  <svg className={styles.filament} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 12q2-9 4.5 0t4.5 0 4.5 0 4.5 0" />
  </svg>
);

/** `/` and `/home`: all services at a glance. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <Section>
        {HOME_BLURBS.map((blurb, index) => (
          <Blurb
            key={blurb.label}
            blurb={blurb}
            art={<FigureArt art={homeArt[blurb.art]} />}
            isMirrored={index % 2 === 1}
          />
        ))}
      </Section>
      <Section tone="wash" labelledBy="protection">
        <SectionHead id="protection" title={HOME.protection.heading} text={HOME.protection.text} />
        <DrawnList layout="cells" items={withArt(PROTECTION, homeArt)} />
      </Section>
      <ResumeBand
        title={HOME.resume.heading}
        text={HOME.resume.text}
        action={HOME.resume.action}
        sheet={<img src={sidebarSheet} alt="" width="640" height="905" loading="lazy" />}
      />
      <Section rhythm="top" labelledBy="people">
        <SectionHead id="people" title={HOME.people.heading} />
        <People
          people={TEAM.map(({ name, job, portrait }) => ({ name, job, portrait: portraits[portrait] }))}
        />
      </Section>
    </>
  );
}

/**
 * Text on the left, the assembly drawing on the right, the parts list below. A call-out, its numeral and its row are one
 * service.
 */
function HomeHero() {
  return (
    <Wrap className={styles.hero}>
      <PageHead className={styles.words} title={HOME.heading} lead={HOME.lead}>
        <ButtonLink to="/patent">{HOME.actions.protect}</ButtonLink>
        <ButtonLink to="/aiTools" variant="ghost">
          {HOME.actions.tools}
        </ButtonLink>
      </PageHead>
      <Figure className={styles.figure} number={HOME.figure.number} caption={HOME.figure.name}>
        <AssemblyFigure
          art={homeArt.assembly}
          title={HOME.figure.title}
          idea={HOME.idea}
          parts={HOME_SERVICES}
        />
      </Figure>
      <nav className={styles.parts} aria-label={HOME.servicesLabel}>
        <PartsList layout="grid" parts={[...HOME_SERVICES, { ...HOME.idea, sign: FILAMENT }]} />
      </nav>
    </Wrap>
  );
}
