import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldSpec } from '../domain/fields';
import { fieldMessage } from './fieldMessages';
import type { ControlHandlers, FieldControl } from './NativeControl';
import { useLengthLimit } from './useLengthLimit';

interface Complaint {
  readonly value: string;
  readonly text: string;
}

/**
 * What a native control needs besides its attributes: a validation message that stays until the value is fixed, auto-growing
 * text areas and a message about text that was cut off.
 */
export function useFieldControl(
  spec: FieldSpec,
  value: string,
  onChange: (value: string) => void,
  onFocus: () => void,
) {
  const control = useRef<FieldControl>(null);
  const attach = useCallback((element: FieldControl | null) => {
    control.current = element;
  }, []);
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const [initial] = useState(value);
  const { limit, leftOut, ...beforeChange } = useLengthLimit(spec.maxLength, value);

  const validate = (element: FieldControl): Complaint | null =>
    element.validity.valid
      ? null
      : { value: element.value, text: fieldMessage(spec, element.validity, element.validationMessage) };

  useValueFromElsewhere(control, value);
  useGrowingTextArea(control, value);

  const handlers: ControlHandlers = {
    ...beforeChange,
    onFocus,
    // The browser's bubble still shows; this keeps its message on the page afterwards.
    onInvalid: (event) => setComplaint(validate(event.currentTarget)),
    onChange: (event) => {
      const element = event.currentTarget;
      if (complaint) setComplaint(validate(element));
      // Never cut a syllable during IME composition: it gets shorter once composed.
      const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
      const kept = isComposing ? element.value : limit(element.value);
      if (kept !== element.value) element.value = kept;
      onChange(kept);
    },
  };

  return {
    attach,
    initial,
    handlers,
    leftOut,
    /** Nothing once the value has changed elsewhere: the message was about another text. */
    complaint: complaint?.value === value ? complaint.text : undefined,
  };
}

type ControlRef = RefObject<FieldControl | null>;

/** Undo, an import, the same detail typed in another form: values from the store that were not typed here. */
function useValueFromElsewhere(control: ControlRef, value: string): void {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    // The initial value is already rendered, or was typed before hydration.
    if (isMounted.current && control.current) show(control.current, value);
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
