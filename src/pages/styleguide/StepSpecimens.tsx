import { useState } from 'react';
import { StepRail } from '../../ui/StepRail';
import type { Step } from '../../ui/StepStation';
import { Specimen, SpecimenGroup } from './Specimen';

const TITLES = [
  'Personal',
  'Work experience',
  'Education',
  'Projects',
  'Professional skills',
  'Languages',
  'Interests',
  'Profile photo',
];

function stepsAt(current: number, visited: number): Step<string>[] {
  return TITLES.map((title, index) => ({
    id: title,
    title,
    state: index === current ? 'current' : index < current ? 'done' : 'upcoming',
    canOpen: index <= visited && index !== current,
  }));
}

export function StepSpecimens() {
  const [current, setCurrent] = useState(1);
  return (
    <SpecimenGroup title="Steps">
      <Specimen title="Rail (a bar of segments under 1024 px)">
        <StepRail steps={stepsAt(current, 3)} onOpen={(id) => setCurrent(TITLES.indexOf(id))} />
      </Specimen>
    </SpecimenGroup>
  );
}
