import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Field } from '../../src/ui/Field';
import { ListEditor } from '../../src/ui/ListEditor';

interface Job {
  readonly id: number;
  readonly position: string;
}

export const DEVELOPER: Job = { id: 7, position: 'Front-end Developer' };
export const INTERN: Job = { id: 9, position: 'Intern' };
export const JUNIOR: Job = { id: 3, position: 'Junior Web Developer' };

interface JobListProps {
  readonly start: readonly Job[];
  readonly keepsFirst?: boolean;
  readonly openId?: number;
  readonly onMove?: (id: number, to: number) => void;
}

const isAccepted = ({ position }: Job) => position !== '';

/** A list editor in a form, with its entries in memory. */
export function JobList({ start, keepsFirst = false, openId, onMove }: JobListProps) {
  const [jobs, setJobs] = useState(start);
  return (
    <form aria-label="Work">
      <ListEditor
        items={jobs}
        noun="job"
        emptyText="Add your latest one first."
        openId={openId}
        renderSummary={(job) => ({ title: job.position || 'New job' })}
        renderForm={(job) => (
          <Field
            name="position"
            spec={{ label: 'Position', required: true, maxLength: 100 }}
            value={job.position}
            onChange={(_, position) =>
              setJobs(jobs.map((other) => (other.id === job.id ? { ...job, position } : other)))
            }
          />
        )}
        isAccepted={isAccepted}
        canRemove={(index) => !keepsFirst || index > 0}
        onAdd={() => setJobs([...jobs, { id: 100 + jobs.length, position: '' }])}
        onRemove={(id) => setJobs(jobs.filter((job) => job.id !== id))}
        onMove={(id, to) => {
          onMove?.(id, to);
          const moved = jobs.filter((job) => job.id === id);
          setJobs(jobs.filter((job) => job.id !== id).toSpliced(to, 0, ...moved));
        }}
      />
    </form>
  );
}

/** Titles of the entries, in their order. */
export const jobTitles = () => screen.getAllByRole('group').map((entry) => entry.getAttribute('aria-label'));
