import { useState } from 'react';
import { stopOperator, type AgencyOperator } from '../../../src/contract/agency/operators';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { withCode } from '../code-before';
import { CodeInput } from '../CodeInput';
import { agencyTexts } from '../texts';

interface Props {
  operator: AgencyOperator;
  onDone(text: string): void;
  onClose(): void;
}

/** Lets a stopped operator sign in again, with a code of the caller's app. */
export function RestartDialog({ operator: { operatorNo, operatorName }, onDone, onClose }: Props) {
  const t = useTexts(agencyTexts);
  const host = useHost();
  const [sending] = useState(() =>
    createCallForm(host, {
      call: stopOperator,
      values: { code: '' },
      body: () => ({ operatorNo, isStopped: false }),
      ...withCode(host),
      onDone() {
        onDone(t.restarted);
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={t.restartTitle}
      submitText={t.restart}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.restartAsk(operatorName)}</p>
      <FormField form={sending.form} name="code" label={t.code} helper={t.freshCodeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}
