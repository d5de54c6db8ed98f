import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldSpec } from '../domain/fields';
import { fieldMessage } from './fieldMessages';
import { fitToText, keepFitting } from './fitToText';
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
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [message, setMessage] = useState<string>();
  const { limit, isTooLong, leftOut, ...beforeChange } = useLengthLimit(spec.maxLength, value);

  const validate = ({ validity, validationMessage }: FieldControl): void =>
    setMessage(validity.valid ? undefined : fieldMessage(spec, validity, validationMessage));

  const keep = (element: FieldControl, kept = limit(element.value)): void => {
    show(element, kept);
    if (message) validate(element);
    onChange(name, kept);
  };

  useExternalValue(control, value, setMessage);

  const handlers = useStableCallbacks<ControlHandlers>({
    ...beforeChange,
    onFocus: () => {
      holdUnderPress();
      onFocus?.(name);
    },
    onBlur: ({ currentTarget: element }) => {
      const { value: typed } = element;
      // Invisible characters make browsers refuse an e-mail address; alone, they or spaces would count as text.
      const unseen = spec.type === 'email' ? /[\s\p{Cf}]/gu : /^[\s\p{Cf}]+$/u;
      const text = spec.type === 'password' ? typed : typed.replace(unseen, '');
      const kept = spec.tidy?.(text) ?? text;
      if (kept !== typed) keep(element, kept);
    },
    // The browser's bubble still shows; this keeps its message on the page afterwards.
    onInvalid: (event) => validate(event.currentTarget),
    onChange: ({ currentTarget: element, nativeEvent }) => {
      // Never cut during IME composition: a syllable gets shorter once composed.
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      keep(element, isComposing ? element.value : undefined);
    },
    onCompositionEnd: ({ currentTarget, data }) => {
      if (isTooLong(data)) keep(currentTarget);
    },
  });

  return { control, handlers, leftOut, message };
}

type ControlRef = RefObject<FieldControl | null>;

/**
 * Shows a value that was not typed here: the first one, or from an undo, an import, or the same field in another form. A text area
 * fits to any new value.
 */
function useExternalValue(
  control: ControlRef,
  value: string,
  setMessage: (message?: undefined) => void,
): void {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    const { current: element } = control;
    // A prerendered field is empty, unless something was typed before hydration.
    if ((isMounted.current || value) && element && show(element, value)) {
      // It was about the old text.
      setMessage();
    }
    if (isMounted.current && element instanceof HTMLTextAreaElement) fitToText(element);
    isMounted.current = true;
  }, [control, value, setMessage]);
  useLayoutEffect(() => {
    const { current: element } = control;
    return element instanceof HTMLTextAreaElement ? keepFitting(element) : undefined;
  }, [control]);
}

/** Returns whether the element showed something else. */
function show(element: FieldControl, value: string): boolean {
  // Assigning an equal value would move the caret.
  if (element.value === value) return false;
  element.value = value;
  return true;
}
