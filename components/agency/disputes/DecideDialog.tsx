import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { decideAgencyDispute, type AgencyDisputeDetail } from '../../../src/contract/agency/disputes';
import { AGENCY_FAULTS } from '../../../src/contract/agency/faults';
import { DISPUTE_TEXT } from '../../../src/contract/settlement/disputes';
import { fenOf, filterMoneyInput } from '../../../src/domain/money/money';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Button } from '../../../src/ui/button/Button';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { disputeTexts } from './texts';
import { Thread } from './Thread';

/** `content`, the number of the last message that was read, and the accepted amount of each line in yuan as typed. */
type Draft = Record<string, string>;

const lastOf = ({ messageList }: AgencyDisputeDetail): number => messageList.at(-1)?.sequence ?? 0;

const fieldOfLine = (lineNo: number): string => `line${lineNo}`;

function createDecision(host: Host, found: AgencyDisputeDetail, onDone: () => void) {
  const t = host.texts(disputeTexts);
  const { dispute, lineList } = found;
  const fields = lineList.map(({ line, claimAmount }) => ({
    lineNo: line.lineNo,
    name: fieldOfLine(line.lineNo),
    claimAmount,
  }));
  const values: Draft = {
    content: '',
    lastRead: String(lastOf(found)),
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
  };
  return createCallForm(host, {
    call: decideAgencyDispute,
    values,
    body: (draft) => ({
      disputeNo: dispute.disputeNo,
      lastSequence: Number(draft['lastRead']),
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

interface Props {
  found: AgencyDisputeDetail;
  reload(): void;
  onClose(): void;
}

/** Accepted amount of each line, and the reason. Messages that arrive meanwhile have to be read first. */
export function DecideDialog({ found, reload, onClose }: Props) {
  const t = useTexts(disputeTexts);
  const host = useHost();
  const [sending] = useState(() => createDecision(host, found, onClose));
  const { form } = sending;
  const problem = useStore(sending.store, (state) => state.problem?.error);
  const isRefused = isGatewayError(problem) && problem.code === AGENCY_FAULTS.disputeChanged.code;
  const onRefused = useEffectEvent(reload);
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused]);
  const [opened] = useState(() => lastOf(found));
  const [read, setRead] = useState(opened);
  const newer = found.messageList.filter(({ sequence }) => sequence > opened);
  function acknowledge(): void {
    setRead(lastOf(found));
    form.edit({ lastRead: String(lastOf(found)) });
  }
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
      {newer.length > 0 && <Thread title={t.newer} disputeNo={found.dispute.disputeNo} messages={newer} />}
      {lastOf(found) > read && <Button onClick={acknowledge}>{t.haveRead}</Button>}
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
