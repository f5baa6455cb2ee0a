import { useState } from 'react';
import { markIssued, refundUnissued, retryIssue } from '../../../src/contract/agency/orders/orders';
import { plainNumber } from '../../../src/domain/typed/typed';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Button } from '../../../src/ui/button/Button';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ReasonDialog } from '../ReasonDialog';
import type { OrderData } from './order-data';
import { SecondActions } from './SecondOperator';
import { ordersTexts } from './texts';

const ENTERED = ['retryIssue', 'markIssued'] as const;
const ALL = [...ENTERED, 'refundUnissued'] as const;

/** Ways out for an order whose tickets the supplier has not issued. */
export function IssueActions({ order }: { order: OrderData }) {
  const t = useTexts(ordersTexts);
  const host = useHost();
  const [asked, ask] = useState<'retryIssue' | 'markIssued' | 'refundUnissued'>();
  const { orderNo, totalAmount, first } = order;
  const close = () => ask(undefined);
  const end = ({ isDone = true }: { isDone?: boolean } = {}) => {
    host.notify({ as: 'toast', text: isDone ? t.done : t.waitsForSecond, delayMs: 0 });
    close();
  };
  return (
    <>
      {(first ? ENTERED : ALL).map((action) => (
        <Button key={action} aria-haspopup="dialog" onClick={() => ask(action)}>
          {t[action]}
        </Button>
      ))}
      {first && <SecondActions orderNo={orderNo} refundNo="" first={first} />}
      {asked === 'retryIssue' && (
        <ConfirmBox
          call={retryIssue}
          body={{ orderNo }}
          title={t.retryIssue}
          confirmText={t.retryIssue}
          cancelText={t.cancel}
          onClose={close}
          onDone={end}
        >
          {t.retryIssueAsk(orderNo)}
        </ConfirmBox>
      )}
      {asked === 'markIssued' && <TicketsDialog order={order} onClose={close} onDone={end} />}
      {asked === 'refundUnissued' && (
        <ReasonDialog
          call={refundUnissued}
          body={(reason) => ({ orderNo, reason })}
          title={t.refundUnissued}
          label={t.reason}
          submitText={t.refundUnissued}
          onClose={close}
          onDone={end}
        >
          {t.refundUnissuedAsk(orderNo, totalAmount)}
        </ReasonDialog>
      )}
    </>
  );
}

interface TicketsProps {
  order: OrderData;
  onDone(): void;
  onClose(): void;
}

const keyOf = ({ segmentNo, passengerNo }: { segmentNo: number; passengerNo: number }): string =>
  `${segmentNo}-${passengerNo}`;

/** The field of a ticket number has the place of its ticket as name. */
function createTicketsForm(host: Host, { orderNo, ticketList }: OrderData, onDone: () => void) {
  const numbers: Record<string, string> = Object.fromEntries(
    [...ticketList.map(keyOf), 'reason'].map((name) => [name, '']),
  );
  return createCallForm(host, {
    call: markIssued,
    values: numbers,
    body: (values) => ({
      orderNo,
      ticketList: ticketList.map(({ segmentNo, passengerNo }) => ({
        segmentNo,
        passengerNo,
        ticketNo: plainNumber(values[keyOf({ segmentNo, passengerNo })] ?? ''),
      })),
      reason: values['reason'] ?? '',
    }),
    fieldOf(path) {
      const [, at = ''] = /^ticketList\.(\d+)/.exec(path) ?? [];
      const ticket = ticketList[at === '' ? 0 : Number(at)];
      return path.startsWith('ticketList') && ticket ? keyOf(ticket) : path;
    },
    onDone,
  });
}

function TicketsDialog({ order, onDone, onClose }: TicketsProps) {
  const t = useTexts(ordersTexts);
  const host = useHost();
  const [sending] = useState(() => createTicketsForm(host, order, onDone));
  return (
    <FormDialog
      title={t.markIssued}
      submitText={t.markIssued}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.markIssuedAsk(order.orderNo)}</p>
      {order.ticketList.map((ticket) => (
        <FormField
          key={keyOf(ticket)}
          form={sending.form}
          name={keyOf(ticket)}
          label={t.ticket(ticket.passengerName, ticket.flightNo)}
          required
        >
          {(control) => (
            <TextInput {...control} value={control.value ?? ''} inputMode="numeric" maxLength={20} />
          )}
        </FormField>
      ))}
      <FormField form={sending.form} name="reason" label={t.reason} required>
        {(control) => <TextArea {...control} value={control.value ?? ''} rows={2} maxLength={200} />}
      </FormField>
    </FormDialog>
  );
}
