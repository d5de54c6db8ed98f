import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldSpec } from '../domain/fields';
import { fieldMessage } from './fieldMessages';
import { holdUnderPress } from './holdUnderPress';
import type { ControlHandlers, FieldControl } from './NativeControl';
import { useLengthLimit } from './useLengthLimit';
import { useStableCallbacks } from './useStableCallbacks';

/** What a control edits. */
export interface EditedText<Name extends string> {
  name: Name;
  spec: FieldSpec;
  /** The raw input, also for a number field. */
  value: string;
  onChange: (name: Name, value: string) => void;
  onFocus?: ((name: Name) => void) | undefined;
}

/**
 * What a native control needs besides its attributes: a validation message that stays until the value is fixed, a text area
 * that grows, and a note of text that was cut off.
 */
export function useFieldControl<Name extends string>(text: EditedText<Name>) {
  const { name, spec, value, onChange, onFocus } = text;
  const control = useRef<FieldControl>(null);
  const attach = useCallback((element: FieldControl | null) => {
    control.current = element;
  }, []);
  const [message, setMessage] = useState<string>();
  const { limit, isTooLong, leftOut, ...beforeChange } = useLengthLimit(spec.maxLength, value);

  const validate = ({ validity, validationMessage }: FieldControl): void =>
    setMessage(validity.valid ? undefined : fieldMessage(spec, validity, validationMessage));

  const keep = (element: FieldControl): void => {
    const kept = limit(element.value);
    show(element, kept);
    onChange(name, kept);
  };

  // The message was about the old text.
  useExternalValue(control, value, () => setMessage(undefined));
  useLayoutEffect(() => growWithText(control.current), [control, value]);

  const handlers = useStableCallbacks<ControlHandlers>({
    ...beforeChange,
    onFocus: () => {
      holdUnderPress();
      onFocus?.(name);
    },
    // Spaces or invisible characters alone are no text, but browsers accept them in a required field.
    onBlur: ({ currentTarget: element }) => {
      if (element.value === '' || /[^\s\p{Cf}]/u.test(element.value) || spec.type === 'password') return;
      element.value = '';
      onChange(name, '');
    },
    // The browser's bubble still shows; this keeps its message on the page afterwards.
    onInvalid: (event) => validate(event.currentTarget),
    onChange: (event) => {
      const element = event.currentTarget;
      if (message !== undefined) validate(element);
      // Never cut during IME composition: a syllable gets shorter once composed.
      const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
      if (isComposing) onChange(name, element.value);
      else keep(element);
      growWithText(element);
    },
    onCompositionEnd: ({ currentTarget, data }) => {
      if (isTooLong(data)) keep(currentTarget);
    },
  });

  return { attach, handlers, leftOut, message };
}

type ControlRef = RefObject<FieldControl | null>;

/** Shows a value that was not typed here: the first one, or from an undo, an import, or the same field in another form. */
function useExternalValue(control: ControlRef, value: string, onReplaced: () => void): void {
  const isMounted = useRef(false);
  const replaced = useEffectEvent(onReplaced);
  useLayoutEffect(() => {
    // A prerendered field is empty, unless something was typed before hydration.
    const isKept = !isMounted.current && value === '';
    isMounted.current = true;
    if (!isKept && control.current && show(control.current, value)) replaced();
  }, [control, value]);
}

/** Returns whether the element showed something else. */
function show(element: FieldControl, value: string): boolean {
  // Assigning an equal value would move the caret.
  if (element.value === value) return false;
  element.value = value;
  return true;
}

/** Makes a text area as high as its text in browsers without `field-sizing: content`. */
function growWithText(control: FieldControl | null): void {
  if (control instanceof HTMLTextAreaElement && !('fieldSizing' in control.style)) fitToText(control);
}

function fitToText(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  const border = area.offsetHeight - area.clientHeight;
  area.style.height = `${area.scrollHeight + border}px`;
}
