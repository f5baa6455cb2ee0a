import { useState } from 'react';
import { answerAgencyDispute } from '../../../src/contract/agency/disputes';
import { DISPUTE_TEXT } from '../../../src/contract/settlement/disputes';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { disputeTexts } from './texts';

const createAnswer = (host: Host, disputeNo: string, onDone: () => void) =>
  createCallForm(host, {
    call: answerAgencyDispute,
    values: { content: '' },
    body: ({ content }) => ({ disputeNo, content }),
    onDone() {
      host.notify({ as: 'toast', text: host.texts(disputeTexts).answered, delayMs: 0 });
      onDone();
    },
  });

/** Message to the enterprise. */
export function AnswerDialog({ disputeNo, onClose }: { disputeNo: string; onClose(): void }) {
  const t = useTexts(disputeTexts);
  const host = useHost();
  const [sending] = useState(() => createAnswer(host, disputeNo, onClose));
  return (
    <FormDialog
      title={t.answerTitle}
      submitText={t.send}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <FormField form={sending.form} name="content" label={t.answerLabel} required>
        {(control) => <TextArea {...control} rows={4} maxLength={DISPUTE_TEXT} data-autofocus />}
      </FormField>
    </FormDialog>
  );
}
