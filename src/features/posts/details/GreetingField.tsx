import { useId } from 'react';
import {
  greetingIn,
  type Greetings,
  LANGUAGE_CHOICES,
  type LanguageChoice,
} from '../../../domain/posts/greetings';
import { LANGUAGE_NAMES } from '../../../domain/posts/languageNames';
import type { PostFlowName } from '../../../domain/posts/occasions';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { languageChosen, selectGreetingLanguage } from '../../../store/postOptionsSlice';
import { FieldHead } from '../../../ui/Field';
import { useLazy } from '../../../lazy/lazyCode';
import { FailureNotice } from '../../../ui/FailureNotice';
import { Select } from '../../../ui/Select';
import { NUMERALS } from '../numerals';
import { BALOO } from '../templates/faces';
import { greetingFace } from '../templates/greetingFaces';
import styles from './DetailsStep.module.css';
import fieldStyles from '../../../ui/Field.module.css';

interface GreetingFieldProps {
  readonly flow: PostFlowName;
  readonly greetings: Greetings;
  readonly onFocus: () => void;
}

/** Chooses the greeting language of an occasion's posters and previews the words. */
export function GreetingField({ flow, greetings, onFocus }: GreetingFieldProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const language = useToolsSelector((state) => selectGreetingLanguage(state, flow));
  const choose = (value: string) => {
    const chosen = LANGUAGE_CHOICES.find((choice) => choice === value);
    if (chosen) dispatch(languageChosen({ flow, language: chosen }));
  };
  return (
    <div className={fieldStyles.field}>
      <FieldHead id={id} label="Greeting language" numeral={NUMERALS.greeting} />
      <Select
        id={id}
        value={language}
        aria-describedby={`${id}-words`}
        onFocus={onFocus}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {LANGUAGE_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </Select>
      <div id={`${id}-words`} className={fieldStyles.foot}>
        <Words greetings={greetings} language={language} />
      </div>
    </div>
  );
}

/** The language's own name comes first, because its speakers look for that. */
function nameOf(choice: LanguageChoice): string {
  if (choice === 'asDrawn') return 'As drawn';
  const { own, english } = LANGUAGE_NAMES[choice];
  return own === english ? english : `${own} (${english})`;
}

interface WordsProps {
  readonly greetings: Greetings;
  readonly language: LanguageChoice;
}

function Words({ greetings, language }: WordsProps) {
  const greeting = greetingIn(greetings, language);
  const { error } = useLazy(greetingFace(greeting?.language));
  if (!greeting) return <p>Each poster keeps the words it was drawn with.</p>;
  if (error) return <FailureNotice error={error} />;
  return (
    <p lang={greeting.language} className={styles.sample} style={{ fontFamily: BALOO }}>
      <b>{greeting.greeting}</b> <span>{greeting.line}</span>
    </p>
  );
}
