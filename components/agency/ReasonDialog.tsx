import { useState, type ReactNode } from 'react';
import type { BodyOf, Call, ResultOf } from '../../src/contract/call';
import { useHost } from '../../src/element/host/host-context';
import { createCallForm } from '../../src/element/submission/call-form';
import { FormDialog } from '../../src/element/submission/FormDialog';
import { TextArea } from '../../src/ui/field/text/TextArea';
import { FormField } from '../../src/ui/form/FormField';

interface Props<C extends Call> {
  call: C;
  /** Returns the body; the schema of the call checks its `reason`. */
  body(reason: string): BodyOf<C>;
  title: string;
  label: string;
  submitText: string;
  /** Longest reason that the call takes. */
  most?: number;
  onDone(result: ResultOf<C>): void;
  onClose(): void;
  /** Consequences of the decision, with the name of the person. */
  children: ReactNode;
}

/** A decision of an operator that needs a reason. */
export function ReasonDialog<C extends Call>(props: Props<C>) {
  const { call, body, title, label, submitText, most = 200, onDone, onClose, children } = props;
  const host = useHost();
  const [sending] = useState(() =>
    createCallForm(host, { call, values: { reason: '' }, body: ({ reason }) => body(reason), onDone }),
  );
  return (
    <FormDialog {...{ title, submitText, sending, onClose }} isChanged={sending.isChanged}>
      <p>{children}</p>
      <FormField form={sending.form} name="reason" label={label} required>
        {(control) => <TextArea {...control} rows={3} maxLength={most} data-autofocus />}
      </FormField>
    </FormDialog>
  );
}
