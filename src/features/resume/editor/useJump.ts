import { useEffect, useRef, useState, type RefObject } from 'react';
import { fieldElementId, type EditedPlace } from '../../../domain/resume/places';
import { isOwnPart } from '../../../domain/resume/lists';
import type { Wizard } from './editedDocument';

/** A place for the editor to show, or null for the open step; a new object for each request. */
interface JumpTarget {
  readonly place: EditedPlace | null;
  readonly takesFocus: boolean;
}

export interface Jump {
  /** The latest request. */
  readonly target: JumpTarget | null;
  /** Goes to the step of a place, opens its entry and, if `takesFocus`, focuses its field. Ignores places of other documents. */
  readonly show: (place: EditedPlace | null, takesFocus: boolean) => void;
}

/** @param stepOf the stop that edits a place */
export function useJump<Stop extends string>(
  wizard: Wizard<Stop>,
  stepOf: (place: EditedPlace) => Stop | undefined,
): Jump {
  const [target, setTarget] = useState<JumpTarget | null>(null);
  return {
    target,
    show: (place, takesFocus) => {
      const step = place ? stepOf(place) : wizard.stop;
      if (!step) return;
      if (wizard.stop !== step) wizard.jump(step);
      setTarget({ place, takesFocus });
    },
  };
}

/** The button that adds to a list. The panel of own sections has lists in a list, whose own button is the last. */
function addButtonOf(editor: HTMLElement, list: EditedPlace['part']): HTMLElement | null {
  const around = editor.querySelector(`[data-list="${list}"]`) ?? editor;
  return [...around.querySelectorAll<HTMLElement>('[data-control="add"]')].at(-1) ?? null;
}

/** The control for a place: its field, the heading of its entry, the Add button of a list that no longer has it, or the file input. */
function controlOf(editor: HTMLElement, place: EditedPlace): HTMLElement | null {
  const id = fieldElementId(place);
  if (id !== undefined) return document.getElementById(id);
  if (place.part === 'selectedPhoto') return editor.querySelector('form input[type="file"]');
  if (!('id' in place)) return addButtonOf(editor, place.part);
  if (isOwnPart(place.part)) return editor.querySelector(`[id^="${place.part}-${place.id}-"]`);
  const entry = editor.querySelector<HTMLElement>(`[data-entry="${place.id}"] [data-control="toggle"]`);
  return entry ?? addButtonOf(editor, place.part);
}

function focusPlace(editor: HTMLElement, place: EditedPlace | null): boolean {
  const control = place && controlOf(editor, place);
  if (!control) return false;
  control.focus({ preventScroll: true });
  // By default the browser scrolls it only to the edge of the viewport, under the sticky bar.
  control.scrollIntoView({ block: 'center' });
  return true;
}

/**
 * Moves the focus after a step change: to the requested field, otherwise to the heading, so that screen readers continue
 * there. While a screen's code is loading, the editor's title holds the focus. The focus stays where it is on the first
 * screen, and in a toolbar that moved the wizard, ready for its next press.
 */
export function useFocusAfterMove(
  stop: string | null,
  target: JumpTarget | null,
): RefObject<HTMLDivElement | null> {
  const editor = useRef<HTMLDivElement>(null);
  const last = useRef({ stop, target });
  useEffect(() => {
    const { stop: lastStop, target: lastTarget } = last.current;
    last.current = { stop, target };
    const root = editor.current;
    if (!root) return;
    const isNewTarget = target?.takesFocus && target !== lastTarget;
    if (isNewTarget && focusPlace(root, target.place)) return;
    // Behind the gate, the toolbar is hidden.
    const keepsFocus = stop !== null && root.querySelector('[data-keeps-focus]:focus-within');
    if (!isNewTarget && (stop === lastStop || keepsFocus)) return;
    const heading = root.querySelector<HTMLElement>('h2[tabindex="-1"]') ?? root.querySelector('h1');
    heading?.focus({ preventScroll: true });
  }, [stop, target]);
  return editor;
}
