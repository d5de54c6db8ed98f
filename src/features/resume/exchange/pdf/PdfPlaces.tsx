import { Fragment, useId, useState } from 'react';
import { monthOf } from '../../../../domain/resume/dates';
import { placedImport, type PlacedImport } from '../../../../domain/resume/reading/placedImport';
import { cleaned, withoutBullet } from '../../../../domain/resume/reading/forms';
import { keyOf, moved, type FieldPlace, type Piece } from '../../../../domain/resume/reading/pieces';
import { classNames } from '../../../../ui/classNames';
import styles from '../exchange.module.css';
import { placeChoices, type PlaceGroup } from './placeChoices';

interface PdfPlacesProps {
  readonly file: PlacedImport;
  readonly onChange: (file: PlacedImport) => void;
}

const isUnplaced = ({ place, isHeading = false }: Piece): boolean => !place && !isHeading;

/** The pieces under one heading of the PDF, with their numbers. */
interface PieceGroup {
  readonly heading?: string;
  readonly pieces: readonly (readonly [index: number, piece: Piece])[];
}

function groupsOf(pieces: readonly Piece[]): PieceGroup[] {
  const groups: PieceGroup[] = [{ pieces: [] }];
  for (const [index, piece] of pieces.entries()) {
    const last = groups.at(-1);
    if (piece.isHeading) groups.push({ heading: piece.text, pieces: [] });
    else if (last) groups[groups.length - 1] = { ...last, pieces: [...last.pieces, [index, piece]] };
  }
  return groups;
}

/** The text of a PDF, part by part, with the field that each goes to. */
export function PdfPlaces({ file, onChange }: PdfPlacesProps) {
  const id = useId();
  const [isShort, setIsShort] = useState(false);
  const { kind, pieces } = file;
  const places = placeChoices(file);
  const unplaced = pieces.filter(isUnplaced).length;
  const shown = groupsOf(pieces).map(({ heading, pieces: all }) => ({
    heading,
    rows: isShort ? all.filter(([, piece]) => isUnplaced(piece)) : all,
  }));
  const move = (index: number, place?: FieldPlace) =>
    onChange(placedImport(kind, moved(pieces, index, place), monthOf(new Date())));
  return (
    <section aria-labelledby={id}>
      <div className={styles.textHead}>
        <h3 id={id}>The text, and where it goes</h3>
        {unplaced === 0 && !isShort ? (
          <p>Every word has a place.</p>
        ) : (
          <label>
            <input type="checkbox" checked={isShort} onChange={() => setIsShort(!isShort)} />
            Only the {unplaced} not placed
          </label>
        )}
      </div>
      {shown.map(({ heading, rows }, group) => (
        // Neither headings nor pieces have names of their own, and none is added or removed.
        <Fragment key={group}>
          {heading !== undefined && rows.length > 0 && <h4 className={styles.textHeading}>{heading}</h4>}
          <ul className={styles.pieces}>
            {rows.map(([index, piece]) => (
              <PieceRow key={index} piece={piece} groups={places} onMove={(place) => move(index, place)} />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

interface PieceRowProps {
  readonly piece: Piece;
  readonly groups: readonly PlaceGroup[];
  readonly onMove: (place?: FieldPlace) => void;
}

function PieceRow({ piece, groups, onMove }: PieceRowProps) {
  const { text, value, place } = piece;
  const shown = cleaned(withoutBullet(text)) || text;
  const isChanged =
    place?.field === 'fluency' || (place?.part === 'education' && place.field.endsWith('Date'));
  return (
    <li className={classNames(styles.piece, !place && styles.unplaced)}>
      <span>
        {shown}
        {isChanged && value !== shown && <small>, as {value}</small>}
      </span>
      <PlaceChoice text={shown} place={place} groups={groups} onMove={onMove} />
    </li>
  );
}

interface PlaceChoiceProps extends Pick<PieceRowProps, 'groups' | 'onMove'> {
  readonly text: string;
  readonly place: FieldPlace | undefined;
}

const NOWHERE = '';

function PlaceChoice({ text, place, groups, onMove }: PlaceChoiceProps) {
  const places = groups.flatMap((group) => group.places);
  return (
    <select
      className={styles.select}
      aria-label={`“${text}” goes to`}
      value={place ? keyOf(place) : NOWHERE}
      onChange={({ currentTarget }) => onMove(places.find(({ key }) => key === currentTarget.value)?.place)}
    >
      <option value={NOWHERE}>Not placed</option>
      {groups.map(({ label, places: fields }) => (
        <optgroup key={label} label={label}>
          {fields.map((field) => (
            <option key={field.key} value={field.key}>
              {field.label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
