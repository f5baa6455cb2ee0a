import { useState } from 'react';
import {
  renewOperatorLink,
  type AgencyOperator,
  type OperatorLink,
} from '../../../src/contract/agency/operators';
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
  onMade(link: OperatorLink): void;
  onClose(): void;
}

/** Makes a new link for an operator, with a code of the caller's app. */
export function RenewDialog({ operator: { operatorNo, operatorName }, onMade, onClose }: Props) {
  const t = useTexts(agencyTexts);
  const host = useHost();
  const [sending] = useState(() =>
    createCallForm(host, {
      call: renewOperatorLink,
      values: { code: '' },
      body: () => ({ operatorNo }),
      ...withCode(host),
      onDone: onMade,
    }),
  );
  return (
    <FormDialog
      title={t.linkTitle}
      submitText={t.makeLink}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.linkAsk(operatorName)}</p>
      <FormField form={sending.form} name="code" label={t.code} helper={t.freshCodeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}
