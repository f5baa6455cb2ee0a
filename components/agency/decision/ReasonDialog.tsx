import type { GenericSchema } from 'valibot';
import type { FormSubmission } from '../../../src/element/submission/form-submission';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import type { Form } from '../../../src/ui/form/create-form';
import { FormField } from '../../../src/ui/form/FormField';

interface Props<S extends GenericSchema> {
  title: string;
  submitText: string;
  /** Label of the reason. */
  label: string;
  /** Sentence with the amount and the enterprise. */
  hint: string;
  sending: FormSubmission & { form: Form<{ reason: string }, S>; isChanged(): boolean };
  onClose(): void;
}

/** Decision that needs a reason. */
export function ReasonDialog<S extends GenericSchema>({
  title,
  submitText,
  label,
  hint,
  sending,
  onClose,
}: Props<S>) {
  return (
    <FormDialog
      title={title}
      submitText={submitText}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{hint}</p>
      <FormField form={sending.form} name="reason" label={label} required>
        {(control) => <TextArea {...control} rows={3} maxLength={200} data-autofocus />}
      </FormField>
    </FormDialog>
  );
}
