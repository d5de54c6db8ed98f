import { useState } from 'react';
import { NAME_MAX } from '../../domain/fields';
import { nextId } from '../../domain/resume/lists';
import { Field } from '../../ui/Field';
import { FieldGrid } from '../../ui/FieldGrid';
import { ListEditor } from '../../ui/ListEditor';
import { Specimen, SpecimenGroup } from './Specimen';

interface Job {
  readonly id: number;
  readonly position: string;
  readonly company: string;
}

const JOBS: readonly Job[] = [
  { id: 1, position: 'Front-end Developer', company: 'Kadam Logistics, Apr 2022 – Present' },
  { id: 2, position: 'Junior Web Developer', company: 'Neem Tree Studio, Jul 2020 – Mar 2022' },
  {
    id: 3,
    position: 'Senior Associate, Intellectual-Property Documentation and Translation',
    company: 'Thiruvananthapuram-Venkatanarasimharajuvaripeta Cooperative Society, Sep 2011 – Present',
  },
];

export function ListSpecimens() {
  return (
    <SpecimenGroup title="List editor">
      <Specimen title="Several entries, one with very long words">
        <LiveList start={JOBS} />
      </Specimen>
      <Specimen title="One entry, open">
        <LiveList start={JOBS.slice(1, 2)} />
      </Specimen>
      <Specimen title="Empty list">
        <LiveList start={[]} />
      </Specimen>
    </SpecimenGroup>
  );
}

function LiveList({ start }: { start: readonly Job[] }) {
  const [jobs, setJobs] = useState(start);
  const change = (id: number, part: Partial<Job>) =>
    setJobs(jobs.map((job) => (job.id === id ? { ...job, ...part } : job)));
  const move = (id: number, toIndex: number) => {
    const moved = jobs.find((job) => job.id === id);
    if (moved) setJobs(jobs.filter((job) => job.id !== id).toSpliced(toIndex, 0, moved));
  };
  return (
    <ListEditor
      items={jobs}
      noun="job"
      emptyText="Add your latest one first, or continue: an empty section is left out."
      renderSummary={(job) => ({ title: job.position || 'New job', subtitle: job.company })}
      renderForm={(job) => (
        <FieldGrid>
          <Field
            name="position"
            spec={{ label: 'Position', required: true, maxLength: NAME_MAX }}
            value={job.position}
            onChange={(_, position) => change(job.id, { position })}
          />
          <Field
            name="company"
            spec={{ label: 'Company', maxLength: NAME_MAX }}
            value={job.company}
            onChange={(_, company) => change(job.id, { company })}
          />
        </FieldGrid>
      )}
      onAdd={() => setJobs([...jobs, { id: nextId(jobs), position: '', company: '' }])}
      onRemove={(id) => setJobs(jobs.filter((job) => job.id !== id))}
      onMove={move}
    />
  );
}
