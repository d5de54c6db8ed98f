import { useEffect } from 'react';
import { documentTitleOf } from '../domain/routes';
import { Section } from '../ui/Layout';
import { PageHead } from '../ui/PageHead';
import { ControlSpecimens } from './styleguide/ControlSpecimens';
import { FieldSpecimens } from './styleguide/FieldSpecimens';
import { ListSpecimens } from './styleguide/ListSpecimens';
import { MessageSpecimens } from './styleguide/MessageSpecimens';
import { PaperSpecimens } from './styleguide/PaperSpecimens';
import { StepSpecimens } from './styleguide/StepSpecimens';
import { TokenSpecimens } from './styleguide/TokenSpecimens';

/** Every component of the design system in every state. Development only: a production build does not have this route. */
export function StyleguidePage() {
  useEffect(() => {
    document.title = documentTitleOf({ title: 'Styleguide' });
  }, []);
  return (
    <Section>
      <PageHead
        title="Styleguide"
        lead="Every part in every state. Change the colour scheme and the width, too."
        size="tool"
      />
      <TokenSpecimens />
      <FieldSpecimens />
      <ListSpecimens />
      <ControlSpecimens />
      <StepSpecimens />
      <MessageSpecimens />
      <PaperSpecimens />
    </Section>
  );
}
