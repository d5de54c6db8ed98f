import { useState } from 'react';
import { StationSteps } from '../../ui/StationSteps';
import { StepRail, type Step } from '../../ui/StepRail';
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

function stepsAt(titles: readonly string[], current: number, visited: number): Step<string>[] {
  return titles.map((title, index) => ({
    id: title,
    title,
    state: index === current ? 'current' : index < current ? 'done' : 'toCome',
    canOpen: index <= visited && index !== current,
  }));
}

export function StepSpecimens() {
  const [current, setCurrent] = useState(1);
  const [station, setStation] = useState(1);
  const stations = ['Details', 'Select a Template'];
  return (
    <SpecimenGroup title="Steps">
      <Specimen title="Rail (a bar of segments under 1024 px)">
        <StepRail steps={stepsAt(TITLES, current, 3)} onOpen={(id) => setCurrent(TITLES.indexOf(id))} />
      </Specimen>
      <Specimen title="Two stations">
        <StationSteps
          steps={stepsAt(stations, station, 1)}
          onOpen={(id) => setStation(stations.indexOf(id))}
        />
      </Specimen>
    </SpecimenGroup>
  );
}
