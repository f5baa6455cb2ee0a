import { Field } from '../../../ui/field/Field';
import { useFormField } from '../../../ui/form/FormField';
import { TextInput } from '../../../ui/field/text/TextInput';
import { fieldText, type AnyPage, type AnyRow, type PageLabels } from '../page-options';
import type { RecordForm } from '../record/record-form';

interface RecordFieldProps {
  page: Pick<AnyPage, 'fields' | 'keeps'>;
  editing: Pick<RecordForm, 'form'>;
  words: PageLabels;
  name: string;
  /** undefined: a new one. */
  row: AnyRow | undefined;
}

/** Field of a form: label, hint (`<name>Hint` of the texts) and control. */
export function RecordField({ page, editing, words, name, row }: RecordFieldProps) {
  const type = page.fields[name];
  const hint = words.texts[`${name}Hint`];
  const [label, required] = [words.label(name), type?.required ?? false];
  const { value, error, onChange } = useFormField(editing.form, name);
  const helper = typeof hint === 'string' ? hint : undefined;
  if (row && page.keeps?.(row).includes(name)) {
    const kept = words.texts['keptHint'];
    return (
      <Field label={label} error={error} {...(typeof kept === 'string' && { helper: kept })}>
        <TextInput value={fieldText(page, name, value, words)} onChange={() => undefined} disabled />
      </Field>
    );
  }
  if (type?.block) return type.block({ value, onChange, label, required, helper, error }, words.texts);
  return (
    <Field label={label} required={required} error={error} {...(helper !== undefined && { helper })}>
      {type?.control?.({ value, onChange }, words.texts, label)}
    </Field>
  );
}
