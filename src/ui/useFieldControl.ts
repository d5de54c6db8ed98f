import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldSpec } from '../domain/fields';
import { fieldMessage } from './fieldMessages';
import type { ControlHandlers, FieldControl } from './NativeControl';
import { useLengthLimit } from './useLengthLimit';
import { useStableCallbacks } from './useStableCallbacks';

interface ValidationError {
  readonly value: string;
  readonly text: string;
}

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
  const [validationError, setValidationError] = useState<ValidationError | null>(null);
  const { limit, leftOut, ...beforeChange } = useLengthLimit(spec.maxLength, value);

  const validate = (element: FieldControl): ValidationError | null =>
    element.validity.valid
      ? null
      : { value: element.value, text: fieldMessage(spec, element.validity, element.validationMessage) };

  useExternalValue(control, value);
  useGrowingTextArea(control, value);

  const handlers = useStableCallbacks<ControlHandlers>({
    ...beforeChange,
    onFocus: () => onFocus?.(name),
    // The browser's bubble still shows; this keeps its message on the page afterwards.
    onInvalid: (event) => setValidationError(validate(event.currentTarget)),
    onChange: (event) => {
      const element = event.currentTarget;
      if (validationError) setValidationError(validate(element));
      // Never cut during IME composition: a syllable gets shorter once composed.
      const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
      const kept = isComposing ? element.value : limit(element.value);
      if (kept !== element.value) element.value = kept;
      onChange(name, kept);
    },
  });

  return {
    attach,
    handlers,
    leftOut,
    /** Undefined once the value has changed elsewhere: the message was about the old text. */
    message: validationError?.value === value ? validationError.text : undefined,
  };
}

type ControlRef = RefObject<FieldControl | null>;

/** Shows a value that was not typed here: the first one, or from an undo, an import, or the same field in another form. */
function useExternalValue(control: ControlRef, value: string): void {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    // A prerendered field is empty, unless something was typed before hydration.
    const isKept = !isMounted.current && value === '';
    if (!isKept && control.current) show(control.current, value);
    isMounted.current = true;
  }, [control, value]);
}

function show(element: FieldControl, value: string): void {
  // Assigning an equal value would move the caret.
  if (element.value !== value) element.value = value;
}

/** For browsers without `field-sizing: content`. */
function useGrowingTextArea(control: ControlRef, value: string): void {
  useLayoutEffect(() => {
    const area = control.current;
    if (area instanceof HTMLTextAreaElement && !('fieldSizing' in area.style)) fitToText(area);
  }, [control, value]);
}

function fitToText(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  const border = area.offsetHeight - area.clientHeight;
  area.style.height = `${area.scrollHeight + border}px`;
}
