import { RESUME_VARIANT_NAMES } from '../../../domain/resume/variants';
import { useIsHydrating } from '../../../store/hooks';
import { InAppNotice } from '../../../ui/InAppNotice';
import { Wrap } from '../../../ui/Layout';
import { NeedsScripts } from '../../../ui/NeedsScripts';
import { TemplateCard } from './TemplateCard';
import styles from './TemplateGallery.module.css';

/** The four templates, filled in with invented people. */
export function TemplateGallery() {
  const isHydrating = useIsHydrating();
  return (
    <Wrap>
      <header className={styles.intro}>
        <div>
          <p className="mono soft">FIG. 2 — Resume builder</p>
          <h1>
            Four sheets. <br />
            One set of answers.
          </h1>
        </div>
        <p className="soft">
          Fill in your details once and move between the templates without typing them again. What you see is
          the page that prints. All four cost nothing.
        </p>
        <NeedsScripts />
        {!isHydrating && <InAppNotice />}
      </header>
      <ul className={styles.gallery}>
        {RESUME_VARIANT_NAMES.map((variant) => (
          <TemplateCard key={variant} variant={variant} />
        ))}
      </ul>
    </Wrap>
  );
}
