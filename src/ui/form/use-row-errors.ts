import { get, useFormState } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Form } from './create-form';

/** Errors of a list field: by row index, or of one cell of a row. */
export function useRowErrors<V, S extends GenericSchema>(
  form: Form<V, S>,
  name: keyof V & string,
): (at: number, cell?: string) => string | undefined {
  const { errors } = useFormState({ control: form.control, name });
  return (at, cell) => {
    const error: unknown = get(errors, `${name}.${at}${cell === undefined ? '' : `.${cell}`}.message`);
    return typeof error === 'string' ? error : undefined;
  };
}
