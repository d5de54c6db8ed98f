import { useMemo, useState } from 'react';
import type { FieldSpecs } from '../../../domain/fields';
import type { LetterTexts } from '../../../domain/resume/entities';
import { defaultsOf, letterOf } from '../../../domain/resume/letter/letter';
import {
  LETTER_FIELDS,
  LETTER_STEPS,
  specsOfStep,
  type Letter,
  type LetterStep,
} from '../../../domain/resume/letter/letterFields';
import { LETTER_ID_PREFIX } from '../../../domain/resume/places';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { partChanged, selectResume } from '../../../store/resumeSlice';
import type { FieldsProps } from '../editor/editedDocument';
import { MarkedFields } from '../editor/MarkedFields';
import { MissingSender } from './MissingSender';
import { ResultPicks } from './ResultPicks';

/** Fields that span both columns. */
const WIDE: readonly (keyof Letter)[] = ['job', 'subject', 'lead', 'signOff'];

type Specs = FieldSpecs<Partial<Letter>>;

/** The specs of a step's fields; what the letter says where one is left empty is its placeholder. */
function useSpecs(step: LetterStep, letter: Letter): Specs {
  const [today] = useState(() => new Date());
  const { date, subject, salutation, lead, signOff } = defaultsOf(letter, today);
  return useMemo(() => {
    const defaults: Partial<Letter> = { date, subject, salutation, lead, signOff };
    const specs = Object.entries(specsOfStep(step)).map(([field, spec]) => {
      const placeholder = defaults[field as keyof Letter];
      return [field, placeholder === undefined ? spec : { ...spec, placeholder }];
    });
    return Object.fromEntries(specs) as Specs;
  }, [step, date, subject, salutation, lead, signOff]);
}

export function LetterFields({ variant, step }: FieldsProps<LetterStep>) {
  const dispatch = useAppDispatch();
  const resume = useToolsSelector(selectResume);
  const letter = letterOf(resume);
  const specs = useSpecs(step, letter);
  /** @param typing if it is a keystroke, which the field already shows, so the page may follow later */
  const change = (field: keyof Letter, changes: LetterTexts, typing?: { readonly typedAt: number }) => {
    const { label } = LETTER_FIELDS[field];
    dispatch(partChanged({ part: 'letter', field, label, changes, ...typing }));
  };
  return (
    <>
      <p>{LETTER_STEPS[step].intro}</p>
      <MissingSender variant={variant} />
      {step === 'results' && (
        <ResultPicks
          resume={resume}
          letter={letter}
          onChange={(field, text) => change(field, { [field]: text })}
        />
      )}
      <MarkedFields
        specs={specs}
        values={letter}
        onChange={(field, changes) => change(field, changes, { typedAt: Date.now() })}
        wide={WIDE}
        idPrefix={LETTER_ID_PREFIX}
        marked={LETTER_STEPS[step].fields.filter((field) => LETTER_FIELDS[field].type === 'multiline')}
        noun={step === 'results' ? 'results' : 'paragraph'}
      />
    </>
  );
}
