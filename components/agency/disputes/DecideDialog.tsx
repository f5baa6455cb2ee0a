import { useState } from 'react';
import { decideAgencyDispute, type AgencyDisputeDetail } from '../../../src/contract/agency/disputes';
import { DISPUTE_TEXT } from '../../../src/contract/settlement/disputes';
import { fenOf, filterMoneyInput } from '../../../src/domain/money/money';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { disputeTexts } from './texts';

/** `content`, and the accepted amount of each line in yuan as typed. */
type Draft = Record<string, string>;

const fieldOfLine = (lineNo: number): string => `line${lineNo}`;

function createDecision(host: Host, found: AgencyDisputeDetail, onDone: () => void) {
  const t = host.texts(disputeTexts);
  const { dispute, lineList, messageList } = found;
  const fields = lineList.map(({ line, claimAmount }) => ({
    lineNo: line.lineNo,
    name: fieldOfLine(line.lineNo),
    claimAmount,
  }));
  const values: Draft = { content: '', ...Object.fromEntries(fields.map(({ name }) => [name, ''])) };
  return createCallForm(host, {
    call: decideAgencyDispute,
    values,
    body: (draft) => ({
      disputeNo: dispute.disputeNo,
      lastSequence: messageList.at(-1)?.sequence ?? 0,
      content: draft['content'] ?? '',
      acceptedList: fields.map(({ lineNo, name }) => ({
        lineNo,
        acceptedAmount: fenOf(draft[name] ?? '') ?? 0,
      })),
    }),
    check: (draft) =>
      Object.fromEntries(
        fields.flatMap(({ name, claimAmount }) => {
          const fen = fenOf(draft[name] ?? '');
          if (fen === undefined) return [[name, t.amountWrong]];
          return fen > claimAmount ? [[name, t.amountTooMuch(claimAmount)]] : [];
        }),
      ),
    onDone() {
      host.notify({ as: 'toast', text: t.decided, delayMs: 0 });
      onDone();
    },
  });
}

/** Accepted amount of each line, and the reason. */
export function DecideDialog({ found, onClose }: { found: AgencyDisputeDetail; onClose(): void }) {
  const t = useTexts(disputeTexts);
  const host = useHost();
  const [sending] = useState(() => createDecision(host, found, onClose));
  const { form } = sending;
  return (
    <FormDialog
      title={t.decideTitle}
      submitText={t.decide}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.decideHint(found.dispute.entName, found.dispute.claimAmount)}</p>
      {found.lineList.map(({ line, claimAmount }) => (
        <FormField
          key={line.lineNo}
          form={form}
          name={fieldOfLine(line.lineNo)}
          label={t.acceptedOf(
            [line.orderNo, t.kindName(line.kind), line.travellerName].filter((part) => part !== '').join(' '),
            claimAmount,
          )}
          required
        >
          {(control) => (
            <TextInput
              value={control.value ?? ''}
              onChange={(typed) => control.onChange(filterMoneyInput(typed))}
              inputMode="decimal"
              maxLength={15}
              suffix={t.yuan}
            />
          )}
        </FormField>
      ))}
      <FormField form={form} name="content" label={t.decision} required>
        {(control) => (
          <TextArea
            value={control.value ?? ''}
            onChange={control.onChange}
            rows={3}
            maxLength={DISPUTE_TEXT}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
