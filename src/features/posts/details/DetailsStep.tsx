import { useState, type SyntheticEvent } from 'react';
import { POST_FLOWS, type PostFlowName } from '../../../domain/posts/occasions';
import { useIsHydrating } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import { InAppNotice } from '../../../ui/InAppNotice';
import { Wrap } from '../../../ui/Layout';
import { PartBoundary } from '../../../ui/PartBoundary';
import { useIgnoreSecondClick } from '../../../ui/useIgnoreSecondClick';
import { NUMERALS } from '../numerals';
import type { Studio } from '../occasions/occasion';
import { Proof } from '../proof/Proof';
import { StudioHead } from '../StudioHead';
import type { PosterContent } from '../templates/template';
import { BusinessFields, SocialFields } from './DetailsFields';
import styles from './DetailsStep.module.css';
import { FilledIn } from './FilledIn';
import { GreetingField } from './GreetingField';
import type { Logo } from './useLogo';

interface DetailsStepProps {
  readonly flow: PostFlowName;
  readonly studio: Studio;
  readonly content: PosterContent;
  readonly logo: Logo;
  readonly onNext: () => void;
}

/** Step 1: the form on the left, a live poster on the right. On phones the poster stays visible as a strip. */
export function DetailsStep({ flow, studio, content, logo, onNext }: DetailsStepProps) {
  const { title, details } = POST_FLOWS[flow];
  const [numeral, setNumeral] = useState<number>();
  const { posters } = studio;
  const greetings = posters?.greetings;
  const template = posters?.templates[0];
  const Fields = details === 'social' ? SocialFields : BusinessFields;
  const isHydrating = useIsHydrating();
  useIgnoreSecondClick();

  // Runs only after native validation has passed.
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onNext();
  };

  return (
    <Wrap>
      <StudioHead flow={flow} title={`${title} posters`} occasion={studio.occasion} />
      <div className={template ? styles.columns : styles.column}>
        {template && (
          <PartBoundary subject="The live poster">
            <Proof flow={flow} template={template} content={content} activeNumeral={numeral} />
          </PartBoundary>
        )}
        <Form className={styles.form} onSubmit={submit}>
          <h2>Your details</h2>
          <p className="soft">
            {template ? (
              <>
                <span className={styles.numbers}>Each number marks a part of the poster. </span>
                Leave a line empty and the poster closes the gap.
              </>
            ) : (
              'What you type here stays in this tab and fills in every poster form.'
            )}
          </p>
          {!isHydrating && <InAppNotice />}
          <FilledIn form={details} onCleared={logo.reset} />
          <Fields logo={logo} onFocus={template && setNumeral} />
          {greetings && (
            <GreetingField flow={flow} greetings={greetings} onFocus={() => setNumeral(NUMERALS.greeting)} />
          )}
          <div className={styles.actions} data-print-skip>
            <Button type="submit" iconAfter="arrowRight">
              Next
            </Button>
          </div>
        </Form>
      </div>
    </Wrap>
  );
}
