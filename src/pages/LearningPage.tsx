import { COMPANY_MARKS, LEARNING, PROGRAMS, PROJECTS } from '../content/learning';
import { FigureArt } from '../features/figures/FigureArt';
import { FramedArt } from '../features/figures/FramedArt';
import { learningArt } from '../features/figures/learningArt';
import { markArt } from '../features/figures/markArt';
import { withArt } from '../features/figures/withArt';
import { Hello } from '../features/marketing/Hello';
import { Hero } from '../features/marketing/Hero';
import { MarkRow } from '../features/marketing/Marks';
import { Programs } from '../features/marketing/Programs';
import { Projects } from '../features/marketing/Projects';
import { SectionHead } from '../features/marketing/SectionHead';
import { Section } from '../ui/Layout';
import styles from './LearningPage.module.css';

/** `/learning`: programs, projects and contact. */
export function LearningPage() {
  const { aim, programs, companies, projects } = LEARNING;
  return (
    <>
      <Hero
        isWide
        title={aim.heading}
        lead={aim.lead}
        figure={<FramedArt figure={aim.figure} art={learningArt.city} />}
      >
        <div className={styles.aim}>
          <p className="soft">{aim.fact}</p>
          <p className={styles.enroll}>{aim.enroll}</p>
        </div>
      </Hero>
      <Section labelledBy="programs">
        <SectionHead id="programs" title={programs.heading} />
        <Programs more={programs.more} programs={withArt(PROGRAMS, learningArt)} />
      </Section>
      <Section rhythm="bottom" labelledBy="companies">
        <SectionHead id="companies" title={companies.heading} text={companies.text} />
        <MarkRow
          marks={COMPANY_MARKS.map(({ name, art }) => ({
            name,
            art: <FigureArt art={markArt[art]} title={name} />,
          }))}
        />
        <div className={styles.projects}>
          <SectionHead title={projects.heading} />
          <Projects projects={withArt(PROJECTS, learningArt)} />
        </div>
      </Section>
      <Section tone="wash" labelledBy="say-hi">
        <Hello id="say-hi" />
      </Section>
    </>
  );
}
