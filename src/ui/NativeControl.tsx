import {
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type InputEvent,
  type InvalidEvent,
  type WheelEvent,
} from 'react';
import type { FieldSpec } from '../domain/fields';

/** The native control of a typed field. */
export type FieldControl = HTMLInputElement | HTMLTextAreaElement;

/** What happens to a native control. */
export interface ControlHandlers {
  onChange: (event: ChangeEvent<FieldControl>) => void;
  onBeforeInput: (event: InputEvent<FieldControl>) => void;
  onPaste: (event: ClipboardEvent<FieldControl>) => void;
  onDrop: (event: DragEvent<FieldControl>) => void;
  onInvalid: (event: InvalidEvent<FieldControl>) => void;
  onFocus: () => void;
}

/** What an `<input>` and a `<textarea>` are both given. */
interface SharedProps extends ControlHandlers {
  id: string;
  name: string;
  /** What stood there when the field was drawn first; what is typed lives in the element. */
  defaultValue: string;
  required: boolean | undefined;
  placeholder: string | undefined;
  maxLength: number | undefined;
  autoComplete: string | undefined;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  ref: (element: FieldControl | null) => void;
}

interface NativeControlProps extends SharedProps {
  spec: FieldSpec;
}

/**
 * The `<input>` or `<textarea>` of a description, with every limit as a native attribute. A letter typed in it draws it
 * no second time: React would write each of its attributes anew, and the browser lay the page out once more.
 */
export function NativeControl(props: NativeControlProps) {
  return <SteadyControl {...props} {...useSteady(props)} />;
}

/** Handlers that stay the same functions while what they do is always the latest. */
function useSteady(latest: ControlHandlers): ControlHandlers {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return {
    onChange: useCallback((event) => current.current.onChange(event), []),
    onBeforeInput: useCallback((event) => current.current.onBeforeInput(event), []),
    onPaste: useCallback((event) => current.current.onPaste(event), []),
    onDrop: useCallback((event) => current.current.onDrop(event), []),
    onInvalid: useCallback((event) => current.current.onInvalid(event), []),
    onFocus: useCallback(() => current.current.onFocus(), []),
  };
}

const SteadyControl = memo(function SteadyControl({ spec, ...shared }: NativeControlProps) {
  if (spec.type === 'multiline') return <textarea {...shared} rows={3} />;
  const { type = 'text', min, max, step, suggestions } = spec;
  const listId = `${shared.id}-suggestions`;
  const numberOnly = type === 'number' && {
    min,
    max,
    step,
    inputMode: step === 'any' ? ('decimal' as const) : ('numeric' as const),
    // A wheel turned over a focused number box would change what was typed.
    onWheel: (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
  };
  return (
    <>
      <input {...shared} {...numberOnly} type={type} list={suggestions && listId} />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
});
