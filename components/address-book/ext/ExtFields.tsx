import { staffFields, type ExtInfoInput } from '../../../src/contract/address-book/staff-fields';
import { extValueProblem, optionsOf } from '../../../src/domain/address-book/ext-value';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import type { FieldBinding } from '../../../src/element/resource/fields/field-type';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Field } from '../../../src/ui/field/Field';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ExtControl } from './ExtControl';
import { extTexts } from './texts';

interface Props extends FieldBinding<readonly ExtInfoInput[]> {
  /**
   * Error of the gateway for the list. With one set, fields also show their own problems; it appears itself only when
   * no field has one.
   */
  error: string | undefined;
}

/** Inputs of the enterprise's custom fields for a new member of staff. */
export function ExtFields({ value, error, onChange }: Props) {
  const t = useTexts(extTexts);
  const errors = useTexts(errorTexts);
  const found = useCall(staffFields.list, { isEnabled: true, pageSize: 100 }, { live: true });
  if (!found.data)
    return found.error ? (
      <ErrorState
        message={t.failed(errors.of(found.error))}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    ) : null;
  const given = new Map(value.map((one) => [one.fieldNO, one.value]));
  const fields = found.data.rows.map(({ options, ...row }) => {
    const field = { ...row, options: optionsOf(options) };
    const text = given.get(row.fieldNO) ?? '';
    return { ...field, text, problem: extValueProblem(field, text.trim()) };
  });
  const fill = (fieldNO: string, text: string) =>
    onChange([...value.filter((one) => one.fieldNO !== fieldNO), { fieldNO, value: text }]);
  return (
    <>
      {fields.map(({ fieldNO, fieldName, isRequired, text, problem, ...field }) => (
        <Field
          key={fieldNO}
          label={fieldName}
          required={isRequired}
          error={error === undefined || problem === undefined ? undefined : errors.say(problem)}
        >
          <ExtControl field={field} value={text} onChange={(next) => fill(fieldNO, next)} />
        </Field>
      ))}
      {error !== undefined && fields.every(({ problem }) => problem === undefined) && (
        <p role="alert">{error}</p>
      )}
    </>
  );
}
