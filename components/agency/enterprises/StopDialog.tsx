import { useState } from 'react';
import { stopEnterprise } from '../../../src/contract/agency/enterprise-setup';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { agencyEnterprisesTexts } from './texts';

interface Props {
  enterprise: { enterpriseNum: string; entName: string };
  /** True: the enterprise is stopped; false: it is started again. */
  isStopped: boolean;
  onDone(): void;
  onClose(): void;
}

/** Stops an enterprise or starts it again, with a reason. */
export function StopDialog({ enterprise: { enterpriseNum, entName }, isStopped, onDone, onClose }: Props) {
  const t = useTexts(agencyEnterprisesTexts);
  const host = useHost();
  const [sending] = useState(() =>
    createCallForm(host, {
      call: stopEnterprise,
      values: { reason: '' },
      body: ({ reason }) => ({ enterpriseNum, isStopped, reason }),
      onDone: () => {
        host.notify({ as: 'toast', text: isStopped ? t.stopped : t.restarted, delayMs: 0 });
        onDone();
      },
    }),
  );
  return (
    <FormDialog
      title={isStopped ? t.stop : t.restart}
      submitText={isStopped ? t.stop : t.restart}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{isStopped ? t.stopAsk(entName) : t.restartAsk(entName)}</p>
      <FormField form={sending.form} name="reason" label={t.reason} required>
        {(control) => <TextArea {...control} maxLength={200} />}
      </FormField>
    </FormDialog>
  );
}
