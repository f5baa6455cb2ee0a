import { useId, useMemo, useState } from 'react';
import {
  refundTicketApply,
  type RefundDetail,
  type RefundReason,
  type TicketPlace,
} from '../../../src/contract/order/refund';
import { REFUND_FAULTS } from '../../../src/contract/order/refund-faults';
import { formatPrice } from '../../../src/domain/money/money';
import { chooseTickets } from '../../../src/domain/refund/choose-tickets';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import { Field } from '../../../src/ui/field/Field';
import { RadioGroup } from '../../../src/ui/field/RadioGroup';
import { TextArea } from '../../../src/ui/field/TextArea';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { orderRefund } from './element';
import { RefundSum } from './RefundSum';
import { RefundTickets } from './RefundTickets';
import { refundTexts } from './texts';

interface Props {
  host: Host<typeof orderRefund>;
  detail: RefundDetail;
  /** Another quote is on its way. */
  isStale: boolean;
  reasons: readonly RefundReason[];
  reasonType: number;
  onReason(reasonType: number): void;
  /** What can be given back, or for how much, has changed. */
  onChanged(): void;
}

/** Why, which tickets, and for how much; nothing is sent before the sum has been confirmed. */
export function RefundForm({ host, detail, isStale, reasons, reasonType, onReason, onChanged }: Props) {
  const t = useTexts(refundTexts);
  const errors = useTexts(errorTexts);
  const [wanted, setWanted] = useState<readonly TicketPlace[]>([]);
  const [remark, setRemark] = useState('');
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const applying = useIntent(refundTicketApply);
  const problemId = useId();
  // what somebody else has given back meanwhile is no longer chosen
  const places = useMemo(
    () =>
      detail.tickets
        .filter((ticket) => ticket.obstacle === null && wanted.some((place) => isSame(place, ticket)))
        .map(({ passengerNo, segmentNo }) => ({ passengerNo, segmentNo })),
    [detail, wanted],
  );
  const choice = chooseTickets(detail, places);
  const reason = reasons.find((other) => other.reasonType === reasonType);

  async function apply(): Promise<void> {
    if (!choice) return;
    const { orderNo } = detail;
    const body = {
      orderNo,
      reasonType,
      remark: remark.trim(),
      tickets: [...places],
      refundAmount: choice.amount,
    };
    // one whose answer was lost is the same refund still
    const sent = await (applying.open ? applying.retry() : applying.send(body));
    setAsking(false);
    if (sent.kind === 'done') {
      setWanted([]);
      setRemark('');
      host.track('refund-applied', { reasonType, tickets: places.length });
      host.notify({ as: 'toast', text: t.applied, delayMs: 0 });
      host.emit('tp-refund-applied', { orderNo, refundNo: sent.result.refundNo });
      return;
    }
    host.report(sent.error);
    const code = isGatewayError(sent.error) ? sent.error.code : '';
    if (sent.kind === 'uncertain') setProblem(t.uncertain(errors.of(sent.error)));
    else if (code === REFUND_FAULTS.refundAmountChanged.code) setProblem(t.changed);
    else setProblem(errors.of(sent.error));
    onChanged();
  }

  if (detail.tickets.every(({ obstacle }) => obstacle !== null) && !applying.open)
    return (
      <section className="or-card">
        <h3>{t.tickets}</h3>
        <p className="or-note">{t.nothing}</p>
        <RefundTickets detail={detail} places={[]} onChoose={setWanted} />
      </section>
    );
  return (
    <form
      className="or-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(places.length === 0 ? t.none : '');
        if (places.length > 0 && !isStale) setAsking(true);
      }}
    >
      <section className="or-card">
        <h3>{t.tickets}</h3>
        <RefundTickets detail={detail} places={places} isStale={isStale} onChoose={setWanted} />
      </section>
      <section className="or-card">
        <h3>{t.reason}</h3>
        <RadioGroup
          label={t.reason}
          options={reasons.map((other) => ({ value: other.reasonType, label: t.reasonName(other) }))}
          value={reasonType}
          onChange={onReason}
        />
        {reason && !reason.isVoluntary && <p className="or-note">{t.involuntaryHint}</p>}
        <Field label={t.remark} helper={t.remarkHint}>
          <TextArea value={remark} onChange={setRemark} maxLength={200} />
        </Field>
      </section>
      {problem && (
        <p id={problemId} role="alert" className="or-problem">
          {problem}
        </p>
      )}
      <RefundSum
        detail={detail}
        choice={choice}
        isBusy={applying.isSending || isStale}
        describedBy={problem ? problemId : undefined}
      />
      {asking && choice && (
        <MessageBox
          title={t.confirm}
          confirmText={t.confirm}
          cancelText={t.confirmNo}
          danger
          loading={applying.isSending}
          onConfirm={() => void apply()}
          onCancel={() => setAsking(false)}
        >
          {t.asked(places.length, formatPrice(feeOf(choice.tickets)), formatPrice(choice.amount))}
          {choice.amount > 0 && t.where}
        </MessageBox>
      )}
    </form>
  );
}

const isSame = (a: TicketPlace, b: TicketPlace): boolean =>
  a.passengerNo === b.passengerNo && a.segmentNo === b.segmentNo;

const feeOf = (tickets: readonly { refundFee: number }[]): number =>
  tickets.reduce((sum, { refundFee }) => sum + refundFee, 0);
