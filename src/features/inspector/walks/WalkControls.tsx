import { useState } from 'react';
import { counted } from '../../../domain/counting';
import type { FlowId } from '../../../../machines';
import { Button } from '../../../ui/Button';
import buttonStyles from '../../../ui/Button.module.css';
import { classNames } from '../../../ui/classNames';
import { Field } from '../../../ui/Field';
import { takeFile } from '../../../ui/fileInput';
import { Form } from '../../../ui/Form';
import { useFileDrop } from '../../../ui/useFileDrop';
import { sanitised } from '../../../store/devTools';
import styles from './Walks.module.css';
import type { Walks } from './useWalks';
import { WALK_NAME_MAX } from './walk';

/** Record and Stop buttons. @param only the only machine to record; null for all */
export function RecordButton({ walks, only }: { walks: Walks; only: FlowId | null }) {
  const { recording, start, stop } = walks;
  const isOn = recording !== undefined;
  return (
    <Button variant="ghost" size="sm" onClick={isOn ? stop : () => start(only)}>
      <span className={isOn ? styles.square : styles.round} aria-hidden="true" />
      {isOn ? `Stop, ${counted(recording.steps.length, 'event')}` : 'Record a walk'}
    </Button>
  );
}

/** A native file input styled as a button. A walk can also be dropped or pasted anywhere on the page. */
export function OpenWalk({ walks }: { walks: Pick<Walks, 'open'> }) {
  useFileDrop(walks.open);
  return (
    <label className={classNames(buttonStyles.button, buttonStyles.ghost, buttonStyles.sm, styles.open)}>
      Open a walk
      <input
        type="file"
        className="visually-hidden"
        accept=".json,application/json"
        onChange={takeFile(walks.open)}
      />
    </label>
  );
}

function NameForm({ walks }: { walks: Walks }) {
  const [name, setName] = useState('');
  const { unnamed, save, discard } = walks;
  if (!unnamed) return null;
  return (
    <Form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        save(name.trim());
        setName('');
      }}
    >
      <Field
        name="walk"
        spec={{
          label: `Name of the walk, ${counted(unnamed.steps.length, 'event')}`,
          required: true,
          maxLength: WALK_NAME_MAX,
        }}
        value={name}
        onChange={(_, typed) => setName(typed)}
      />
      <div className="buttons">
        <Button type="submit" size="sm" icon="download">
          Save walk
        </Button>
        <Button variant="quiet" size="sm" onClick={discard}>
          Discard
        </Button>
      </div>
    </Form>
  );
}

/** The walks of this session: name, save, replay. */
export function WalkPanel({ walks }: { walks: Walks }) {
  const { kept, playing, result, play, stopPlaying, saveAgain } = walks;
  return (
    <section className={styles.walks} aria-label="Walks of this session">
      <NameForm walks={walks} />
      <ul>
        {kept.map((walk, index) => (
          <li key={`${kept.length - index} ${walk.name}`} className={styles.walk}>
            <span>
              <b>{walk.name}</b>
              <small>
                {walk.steps.length === 0 ? 'A state' : counted(walk.steps.length, 'event')} of{' '}
                {Object.keys(walk.start).join(', ')}
              </small>
            </span>
            <Button
              variant="quiet"
              size="sm"
              icon="play"
              isBlocked={playing !== undefined && playing.walk !== walk}
              onClick={playing ? stopPlaying : () => play(walk)}
              aria-label={`${playing?.walk === walk ? 'Stop' : 'Replay'} ${walk.name}`}
            >
              {playing?.walk === walk ? 'Stop' : 'Replay'}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => saveAgain(walk)}
              aria-label={`Save ${walk.name}`}
            >
              Save
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={classNames('hint', result?.isOk === false && styles.wrong)}>
        {playing ? `Step ${playing.done} of ${playing.walk.steps.length}` : sanitised(result?.message)}
      </p>
    </section>
  );
}
