import {
  memo,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type DragEvent,
  type FocusEvent,
  type InputEvent,
  type InvalidEvent,
  type RefObject,
  type WheelEvent,
} from 'react';
import type { FieldSpec } from '../domain/fields';
import { typeLatinDigits } from './typeLatinDigits';

export type FieldControl = HTMLInputElement | HTMLTextAreaElement;

/** Event handlers of a native control; keep them stable. */
export interface ControlHandlers {
  onChange: (event: ChangeEvent<FieldControl>) => void;
  onBeforeInput: (event: InputEvent<FieldControl>) => void;
  onCompositionStart: (event: CompositionEvent<FieldControl>) => void;
  onCompositionEnd: (event: CompositionEvent<FieldControl>) => void;
  onPaste: (event: ClipboardEvent<FieldControl>) => void;
  onDrop: (event: DragEvent<FieldControl>) => void;
  onInvalid: (event: InvalidEvent<FieldControl>) => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent<FieldControl>) => void;
}

/** Props shared by `<input>` and `<textarea>`. */
interface SharedProps extends ControlHandlers {
  id: string;
  name: string;
  required: boolean | undefined;
  placeholder: string | undefined;
  maxLength: number | undefined;
  autoComplete: string | undefined;
  className: string | undefined;
  /** Text of Urdu or Arabic is read and edited from right to left. */
  dir: 'auto';
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  /** Of either element: a ref object takes exactly the type it names. */
  ref: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
}

interface NativeControlProps extends SharedProps {
  spec: FieldSpec;
}

/**
 * The `<input>` or `<textarea>` of a spec, with every limit as a native attribute. Uncontrolled, so that typing does not
 * re-render it: React would rewrite all its attributes and force another layout. `useFieldControl` writes the value, even the
 * first one: after every event, React would write a `defaultValue` again, which makes the browser restyle the whole page.
 */
export const NativeControl = memo(function NativeControl({ spec, ...shared }: NativeControlProps) {
  const [isUsed, setUsed] = useState(false);
  if (spec.type === 'multiline') return <textarea {...shared} rows={3} />;
  const { type = 'text', min, max, step, notBlank, suggestions } = spec;
  const listId = `${shared.id}-suggestions`;
  const numberOnly = type === 'number' && {
    min,
    max,
    step,
    // Not an attribute of a number input.
    maxLength: undefined,
    inputMode: step === 'any' ? ('decimal' as const) : ('numeric' as const),
    onBeforeInput: typeLatinDigits,
    // Scrolling over a focused number input would change its value.
    onWheel: (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
  };
  const suggesting = suggestions && {
    list: listId,
    onFocus: () => {
      setUsed(true);
      shared.onFocus();
    },
  };
  const isLink = type === 'link';
  // No capitals or spelling help: a link isn't prose, and a spelling service must not read a password that is shown.
  const verbatim = (isLink || shared.autoComplete?.endsWith('-password')) && {
    autoCapitalize: 'none',
    spellCheck: false,
    inputMode: isLink ? ('url' as const) : undefined,
  };
  const someText = (notBlank ?? shared.required) && !numberOnly && { pattern: '.*\\S.*' };
  return (
    <>
      <input
        {...shared}
        {...numberOnly}
        {...verbatim}
        {...someText}
        {...suggesting}
        type={isLink ? 'text' : type}
      />
      {suggestions && (
        <datalist id={listId}>
          {/* Not before it is used: the months are most of a job's form, and were made at every opening. */}
          {isUsed && suggestions.map((suggestion) => <option key={suggestion} value={suggestion} />)}
        </datalist>
      )}
    </>
  );
});
