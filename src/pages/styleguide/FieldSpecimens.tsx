import { useState } from 'react';
import { type FieldSpec, type FieldSpecs, NAME_MAX, SHORT_MAX } from '../../domain/fields';
import { Field } from '../../ui/Field';
import { EntityFields } from '../../ui/FieldGrid';
import { Select } from '../../ui/Select';
import { Specimen, SpecimenGroup } from './Specimen';

const COMPANY: FieldSpec = {
  label: 'Company',
  required: true,
  maxLength: NAME_MAX,
  placeholder: 'Name on your offer letter',
};
const WORK: FieldSpec = {
  label: 'What you did',
  type: 'multiline',
  maxLength: 150,
  isCounted: true,
  hint: 'One result, with a number if you have one',
};
const FULL =
  'Moved the Thiruvananthapuram warehouse booking system to one screen, trained 40 packers in Malayalam and Hindi, and halved wrong labels in one quarter';

interface FieldSample {
  readonly title: string;
  readonly spec: FieldSpec;
  readonly value: string;
  readonly numeral?: number;
  readonly isFocused?: boolean;
}

const SAMPLES: readonly FieldSample[] = [
  { title: 'Empty, required', spec: COMPANY, value: '' },
  { title: 'Focused', spec: COMPANY, value: 'Neem', isFocused: true },
  {
    title: 'Filled, optional, with a hint',
    spec: { label: 'Phone', type: 'tel', maxLength: SHORT_MAX, hint: 'With the country code' },
    value: '+91 98765 43210',
  },
  { title: 'Several lines', spec: WORK, value: 'Built 14 small-business sites from drawings to launch.' },
  { title: 'At its limit', spec: WORK, value: FULL.slice(0, 150).padEnd(150, '.') },
  {
    title: 'Number with bounds',
    spec: {
      label: 'Fluency',
      type: 'number',
      maxLength: SHORT_MAX,
      min: 1,
      max: 10,
      step: 1,
      required: true,
      hint: 'From 1 to 10',
    },
    value: '8',
  },
  {
    title: 'Suggestions',
    spec: { label: 'Start', maxLength: SHORT_MAX, suggestions: ['Jul 2020', 'Aug 2020'] },
    value: '',
  },
  {
    title: 'With the numeral of its part',
    spec: { label: 'Company address', maxLength: 30, isCounted: true },
    value: '14 Sadar Bazar, Gurugram',
    numeral: 18,
  },
  {
    title: 'Password',
    spec: { label: 'Password', type: 'password', required: true, maxLength: NAME_MAX },
    value: 'secretsecret',
  },
];

interface Job {
  company: string;
  position: string;
  location: string;
  start: string;
  end: string;
  work: string;
}

const JOB_FIELDS: FieldSpecs<Job> = {
  company: COMPANY,
  position: { label: 'Position', required: true, maxLength: NAME_MAX },
  location: { label: 'Location', maxLength: NAME_MAX },
  start: { label: 'Start', required: true, maxLength: SHORT_MAX, placeholder: 'Jul 2020' },
  end: { label: 'End', maxLength: SHORT_MAX, placeholder: 'Present' },
  work: WORK,
};

export function FieldSpecimens() {
  const [job, setJob] = useState<Job>({
    company: 'Neem Tree Studio',
    position: 'Junior Web Developer',
    location: 'Noida, Uttar Pradesh',
    start: '',
    end: '',
    work: '',
  });
  return (
    <SpecimenGroup title="Fields">
      {SAMPLES.map((sample) => (
        <Specimen key={sample.title} title={sample.title} isFocused={sample.isFocused ?? false}>
          <LiveField sample={sample} />
        </Specimen>
      ))}
      {[false, true].map((isSmall) => (
        <Specimen key={String(isSmall)} title={isSmall ? 'Choice in a row' : 'Choice'}>
          <Select isSmall={isSmall} aria-label="Paper">
            <option>A4</option>
            <option>US Letter</option>
          </Select>
        </Specimen>
      ))}
      <Specimen title="A form generated from field specs" isWide>
        <EntityFields
          specs={JOB_FIELDS}
          values={job}
          wide={['location']}
          onChange={(name, value) => setJob({ ...job, [name]: value })}
        />
      </Specimen>
    </SpecimenGroup>
  );
}

function LiveField({ sample }: { sample: FieldSample }) {
  const [value, setValue] = useState(sample.value);
  return (
    <Field
      name="sample"
      spec={sample.spec}
      value={value}
      onChange={(_, text) => setValue(text)}
      numeral={sample.numeral}
    />
  );
}
