import { useId, useState } from 'react';
import type { Headings } from '../../../domain/resume/entities';
import { HEADING_SET_NAMES, HEADING_SETS, setOf } from '../../../domain/resume/headingSets';
import { DESIGN_ID_PREFIX } from '../../../domain/resume/places';
import { HEADING } from '../../../domain/resume/sections';
import { Field, FieldHead } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import fieldStyles from '../../../ui/Field.module.css';

const CONTACT = {
  ...HEADING,
  label: 'Heading of the contact details',
  placeholder: 'Contact',
};
const OWN = 'own';

interface HeadingChoiceProps {
  readonly headings: Headings;
  /** Whether the design has a heading above the contact details. */
  readonly hasContact: boolean;
  readonly onChoose: (headings: Headings) => void;
  readonly onType: (contact: string) => void;
}

/** Chooses a set of headings. The visitor's own words stay in the list, to return to them. */
export function HeadingChoice({ headings, hasContact, onChoose, onType }: HeadingChoiceProps) {
  const id = useId();
  const set = setOf(headings);
  const [own, setOwn] = useState<Headings>();
  if (!set && own !== headings) setOwn(headings);
  const choose = (value: string) => {
    const name = HEADING_SET_NAMES.find((one) => one === value);
    onChoose(name ? HEADING_SETS[name].headings : (own ?? headings));
  };
  return (
    <>
      <div className={fieldStyles.field}>
        <FieldHead id={id} label="Headings" />
        <Select
          id={id}
          value={set ?? OWN}
          aria-describedby={`${id}-about`}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {HEADING_SET_NAMES.map((name) => (
            <option key={name} value={name}>
              {HEADING_SETS[name].label}
            </option>
          ))}
          {own && <option value={OWN}>Your own words</option>}
        </Select>
        <p id={`${id}-about`} className={fieldStyles.foot}>
          Programs that sort applications know the standard English ones best.
        </p>
      </div>
      {hasContact && (
        <Field
          name="contact"
          idPrefix={DESIGN_ID_PREFIX}
          showsOptional={false}
          spec={CONTACT}
          value={headings.contact ?? ''}
          onChange={(_, contact) => onType(contact)}
        />
      )}
    </>
  );
}
