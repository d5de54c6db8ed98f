import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type InvalidEvent,
  type RefObject,
} from 'react';
import type { FieldSpec } from '../domain/fields';
import { fieldMessage } from './fieldMessages';
import type { FieldControl } from './NativeControl';
import { useLengthLimit } from './useLengthLimit';

interface Complaint {
  readonly value: string;
  readonly text: string;
}

/**
 * What a native control needs beside its attributes: the browser's complaint kept in words until it is mended, text typed
 * before the page was hydrated, a text area as high as its text, and a word about what did not fit.
 */
export function useFieldControl(spec: FieldSpec, value: string, onChange: (value: string) => void) {
  const control = useRef<FieldControl>(null);
  const attach = useCallback((element: FieldControl | null) => {
    control.current = element;
  }, []);
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const { limit, ...length } = useLengthLimit(spec.maxLength, value);

  const judge = (element: FieldControl): Complaint | null =>
    element.validity.valid
      ? null
      : { value: element.value, text: fieldMessage(spec, element.validity, element.validationMessage) };

  useTextBeforeHydration(control, value, onChange);
  useGrowingTextArea(control, value);

  return {
    attach,
    ...length,
    /** Says nothing once the value was changed from elsewhere: the complaint was about another text. */
    message: complaint?.value === value ? complaint.text : undefined,
    /** The browser's bubble stays; this keeps its words on the page after it is gone. */
    onInvalid: (event: InvalidEvent<FieldControl>) => setComplaint(judge(event.currentTarget)),
    onChange: (event: ChangeEvent<FieldControl>) => {
      if (complaint) setComplaint(judge(event.currentTarget));
      const { value: typed } = event.currentTarget;
      // A syllable being composed must not be cut: its letters are fewer once it is finished.
      const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
      onChange(isComposing ? typed : limit(typed));
    },
  };
}

type ControlRef = RefObject<FieldControl | null>;

/** A visitor on a slow line types into the prerendered page before React has taken it over: that text counts. */
function useTextBeforeHydration(control: ControlRef, value: string, onChange: (value: string) => void): void {
  const atMount = useRef({ value, onChange });
  useLayoutEffect(() => {
    const typed = control.current?.value ?? '';
    if (typed !== '' && typed !== atMount.current.value) atMount.current.onChange(typed);
  }, [control]);
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
