import { useState } from 'react';
import { PenFigure } from '../../ui/EmptyState';
import { Button, ButtonLink, TextLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { EMAIL_MAX } from '../../domain/fields';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Range } from '../../ui/Range';
import { Tabs } from '../../ui/Tabs';
import { Specimen, SpecimenGroup, SpecimenRow } from './Specimen';
import styles from './Specimen.module.css';

export function ControlSpecimens() {
  return (
    <SpecimenGroup title="Buttons, tabs, slider, dialog">
      <Specimen title="Buttons">
        <SpecimenRow>
          <Button iconAfter="arrowRight">Next</Button>
          <Button variant="ghost" icon="arrowLeft">
            Previous
          </Button>
          <Button variant="quiet">Discover more</Button>
          <Button variant="danger" icon="trash">
            Remove photo
          </Button>
        </SpecimenRow>
      </Specimen>
      <Specimen title="Focused" isFocused>
        <SpecimenRow>
          <Button>Focused</Button>
          <Button variant="ghost">Focused</Button>
        </SpecimenRow>
      </Specimen>
      <Specimen title="Busy, disabled, small, links, icons">
        <SpecimenRow>
          <Button isBusy>Drawing the picture…</Button>
          <Button disabled>Disabled</Button>
          <Button size="sm" variant="ghost" icon="upload">
            Choose a photo
          </Button>
          <ButtonLink to="/home" variant="ghost">
            Try the tools
          </ButtonLink>
          <TextLink to="/home">Discover more</TextLink>
          <IconButton icon="pencil" label="Edit" />
          <IconButton icon="trash" label="Remove" isDangerous />
        </SpecimenRow>
      </Specimen>
      <Specimen title="On the dark band">
        <div className={styles.band}>
          <Button variant="onBand">Build a resume</Button>
        </div>
      </Specimen>
      <TabSpecimen />
      <RangeSpecimen />
      <DialogSpecimen />
    </SpecimenGroup>
  );
}

function TabSpecimen() {
  const [selected, setSelected] = useState<'edit' | 'preview'>('edit');
  return (
    <Specimen title="Tabs">
      <Tabs
        label="View"
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: 'edit', label: 'Edit', content: <p>The form.</p> },
          { id: 'preview', label: 'Preview', content: <p>The sheet.</p> },
        ]}
      />
    </Specimen>
  );
}

const RATE_TICKS = [1, 10, 20, 30].map((value) => ({ value, label: `${value}%` }));

function RangeSpecimen() {
  const [rate, setRate] = useState(10);
  return (
    <Specimen title="Slider">
      <Range
        label="Expected yearly rate"
        value={rate}
        min={1}
        max={30}
        step={0.5}
        onChange={setRate}
        formatValue={(value) => `${value} percent a year`}
        ticks={RATE_TICKS}
        minorStep={1}
      />
    </Specimen>
  );
}

function DialogSpecimen() {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  return (
    <Specimen title="Dialog">
      <Button variant="ghost" icon="lock" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      {isOpen && (
        <Dialog
          title="Log in"
          onClose={() => setOpen(false)}
          banner={{
            figure: <PenFigure />,
            words: 'Templates 3 and 4 open when you log in. Your text stays here.',
          }}
        >
          <Field
            name="email"
            spec={{ label: 'E-mail', type: 'email', required: true, maxLength: EMAIL_MAX }}
            value={email}
            onChange={(_, text) => setEmail(text)}
          />
          <Button isWide>Log in</Button>
        </Dialog>
      )}
    </Specimen>
  );
}
