import { useController } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import { Field, type FieldProps } from '../field/Field';
import type { Form } from './create-form';

interface Props<V, S extends GenericSchema, N extends keyof V & string> extends Omit<
  FieldProps,
  'error' | 'children'
> {
  form: Form<V, S>;
  name: N;
  /** Control bound to the field's value. */
  children: (control: { value: V[N]; onChange(value: V[N]): void }) => ReactNode;
}

/** Field of a form with its label, hint, value and error. */
export function FormField<V, S extends GenericSchema, N extends keyof V & string>({
  form,
  name,
  children,
  ...field
}: Props<V, S, N>) {
  const { value, error, onChange } = useFormField(form, name);
  return (
    <Field {...field} error={error}>
      {children({ value, onChange })}
    </Field>
  );
}

/** Field data for a control that renders its own label. */
export function useFormField<V, S extends GenericSchema, N extends keyof V & string>(
  form: Form<V, S>,
  name: N,
): { value: V[N]; error: string | undefined; onChange(value: V[N]): void } {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    value: field.value,
    error: fieldState.error?.message,
    onChange: (value) => form.edit({ [name]: value } as unknown as Partial<V>),
  };
}
