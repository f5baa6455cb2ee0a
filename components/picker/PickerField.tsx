import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useMemo, type ReactNode } from 'react';
import type { DisplayedValue } from '../../src/element/form/form-control';
import { useFormControl, useDisplayedValue } from '../../src/element/form/use-form-control';
import { Field } from '../../src/ui/field/Field';
import fieldCss from '../../src/ui/field/field.css?inline';
import { FieldContext } from '../../src/ui/field/field-context';
import { TextInput } from '../../src/ui/field/text/TextInput';
import { useSheet } from '../../src/ui/tokens/root';

interface Props {
  label: string;
  required: boolean;
  readonly: boolean;
  /** Name when neither the element nor the page provides one. */
  noun: string;
  shown: DisplayedValue;
  /** The control, when the value is editable. */
  children: ReactNode;
}

/** Field of a picker in the page's form with its name and error; a read-only one shows the plain text. */
export function PickerField({ label, required, readonly, noun, shown, children }: Props) {
  const { control: formControl, error, accessibleName, disabled } = useFormControl();
  useDisplayedValue(formControl, shown, noun);
  const control = readonly ? (
    <TextInput readOnly disabled={disabled} value={shown.text} onChange={() => undefined} />
  ) : (
    children
  );
  return (
    <div className="picker" part="field">
      {label === '' ? (
        <UnlabelledField name={accessibleName || noun} required={required} error={error}>
          {control}
        </UnlabelledField>
      ) : (
        <Field label={label} required={required} error={error}>
          {control}
        </Field>
      )}
    </div>
  );
}

/** A field whose visible label is in the page; here the label is for assistive technology only. */
function UnlabelledField(props: { name: string; required: boolean; error: string; children: ReactNode }) {
  const { name, required, error, children } = props;
  useSheet(fieldCss);
  const id = useId();
  const labelId = `${id}label`;
  const messageId = error ? `${id}message` : undefined;
  const wiring = useMemo(
    () => ({ id, labelId, messageId, invalid: messageId !== undefined, required }),
    [id, labelId, messageId, required],
  );
  return (
    <FieldContext value={wiring}>
      <label id={labelId} htmlFor={id} className="tp-visually-hidden">
        {name}
      </label>
      {children}
      {error && (
        <div id={messageId} className="tp-field-message error picker-error">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </div>
      )}
    </FieldContext>
  );
}
