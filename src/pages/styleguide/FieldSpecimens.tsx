import { useState } from 'react';
import { type FieldSpec, NAME_MAX, SHORT_MAX } from '../../domain/fields';
import { blankItem } from '../../domain/resume/lists';
import { LIST_FIELDS } from '../../domain/resume/resumeFields';
import { Field } from '../../ui/Field';
import { EntityFields } from '../../ui/FieldGrid';
import { Select } from '../../ui/Select';
import { Specimen, SpecimenGroup } from './Specimen';

const JOB_FIELDS = LIST_FIELDS.workExperiences;
const COMPANY: FieldSpec = { ...JOB_FIELDS.companyName, placeholder: 'Name on your offer letter' };
const WORK: FieldSpec = { ...JOB_FIELDS.jobDescription, hint: 'One result, with a number if you have one' };
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
    spec: { ...LIST_FIELDS.languages.fluency, hint: 'From 1 to 10' },
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

const JOB = {
  ...blankItem('workExperiences', 1),
  companyName: 'Neem Tree Studio',
  position: 'Junior Web Developer',
  location: 'Noida, Uttar Pradesh',
};

export function FieldSpecimens() {
  const [job, setJob] = useState(JOB);
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
