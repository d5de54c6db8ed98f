import { Fragment, useId, useState } from 'react';
import type { Month } from '../../../../domain/resume/dates';
import { bareText } from '../../../../domain/resume/reading/forms';
import { keyOf, moved, takenBy, type FieldPlace, type Piece } from '../../../../domain/resume/reading/pieces';
import { placedImport, type PlacedImport } from '../../../../domain/resume/reading/placedImport';
import { classNames } from '../../../../ui/classNames';
import { Checkbox } from '../../../../ui/Checkbox';
import { Select } from '../../../../ui/Select';
import styles from '../exchange.module.css';
import { placeChoices, type PlaceChoice, type PlaceGroup } from './placeChoices';

interface PlacesProps {
  readonly file: PlacedImport;
  readonly onChange: (file: PlacedImport) => void;
}

type NumberedPiece = readonly [index: number, piece: Piece];

/** Whether a piece only says what the lines below it are. The heading of an own section has a place or may have one. */
const isName = ({ isHeading = false, value }: Piece): boolean => isHeading && value === '';

/** A label such as "Mobile:" has no value that could have a place, and so no choice of one. */
const isUnplaced = ({ place, value }: Piece): boolean => !place && value !== '';

const unplacedIn = (pieces: readonly Piece[]): NumberedPiece[] =>
  [...pieces.entries()].filter(([, piece]) => isUnplaced(piece));

/** The pieces under one heading of the resume, or with the heading of an own section. */
interface PieceGroup {
  readonly heading?: string;
  readonly rows: NumberedPiece[];
}

function groupsOf(pieces: readonly Piece[]): PieceGroup[] {
  const groups: PieceGroup[] = [{ rows: [] }];
  for (const [index, piece] of pieces.entries())
    if (isName(piece)) groups.push({ heading: piece.text, rows: [] });
    else if (piece.isHeading) groups.push({ rows: [[index, piece]] });
    else groups.at(-1)?.rows.push([index, piece]);
  return groups;
}

/** The text that was read, part by part, with the field that each goes to. */
export function Places({ file, onChange }: PlacesProps) {
  const id = useId();
  const { kind, pieces, today } = file;
  const unplaced = unplacedIn(pieces);
  /** The numbers of the pieces that are shown alone. One that finds its place stays, and so does the focus on it. */
  const [alone, setAlone] = useState<ReadonlySet<number>>();
  const choices = placeChoices(file);
  const byKey = new Map(choices.flatMap(({ places }) => places.map((choice) => [choice.key, choice])));
  const groups = groupsOf(pieces).map(({ heading, rows }) => ({
    heading,
    rows: rows.filter(([index]) => alone?.has(index) ?? true),
  }));
  const move = (index: number, place?: FieldPlace) =>
    onChange(placedImport(kind, moved(pieces, index, place), today));
  return (
    <section aria-labelledby={id}>
      <div className={styles.textHead}>
        <h3 id={id}>The text, and where it goes</h3>
        {unplaced.length === 0 && !alone ? (
          <p>Every word has a place.</p>
        ) : (
          <Checkbox
            label={`Only what has no place (${unplaced.length})`}
            isOn={alone !== undefined}
            onChange={(isOn) => setAlone(isOn ? new Set(unplaced.map(([index]) => index)) : undefined)}
          />
        )}
      </div>
      {groups.map(({ heading, rows }, group) => (
        // Neither headings nor pieces have names of their own, and none is added or removed.
        <Fragment key={group}>
          {heading !== undefined && rows.length > 0 && <h4 className={styles.textHeading}>{heading}</h4>}
          <ul className={styles.pieces}>
            {rows.map(([index, piece]) => (
              <PieceRow
                key={index}
                {...{ piece, choices, byKey, today }}
                onMove={(place) => move(index, place)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

interface PieceRowProps {
  readonly piece: Piece;
  readonly choices: readonly PlaceGroup[];
  readonly byKey: ReadonlyMap<string, PlaceChoice>;
  readonly today: Month;
  readonly onMove: (place?: FieldPlace) => void;
}

const NOWHERE: Pick<PlaceChoice, 'key' | 'label'> = { key: '', label: 'Not placed' };

function PieceRow({ piece, choices, byKey, today, onMove }: PieceRowProps) {
  const { text, value, place } = piece;
  const Text = piece.isHeading ? 'h4' : 'span';
  const shown = bareText(text) || text;
  const taken = place ? takenBy(place, value, today) : value;
  const chosen = (place && byKey.get(keyOf(place))) ?? NOWHERE;
  /** All places in each row of a long resume would be hundreds of thousands of options, so a row has them once it is reached. */
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  return (
    <li className={classNames(styles.piece, isUnplaced(piece) && styles.unplaced)}>
      <Text>
        {shown}
        {taken !== value && <small>, {taken === '' ? 'not a number' : `as ${taken}`}</small>}
      </Text>
      {value !== '' && (
        <Select
          isSmall
          aria-label={`“${shown}” goes to`}
          value={chosen.key}
          onFocus={reach}
          onPointerDown={reach}
          onChange={({ currentTarget }) => onMove(byKey.get(currentTarget.value)?.place)}
        >
          {isReached ? <AllPlaces choices={choices} /> : <option value={chosen.key}>{chosen.label}</option>}
        </Select>
      )}
    </li>
  );
}

function AllPlaces({ choices }: Pick<PieceRowProps, 'choices'>) {
  return (
    <>
      <option value={NOWHERE.key}>{NOWHERE.label}</option>
      {choices.map((group) => (
        <optgroup key={group.places[0]?.key} label={group.label}>
          {group.places.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
