import { useState } from 'react';
import { retryRefund, settleRefund, type AgencyRefund } from '../../../src/contract/agency/orders/orders';
import { REFUND_STATE } from '../../../src/contract/order/refund-state';
import { fenOf, filterMoneyInput } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Button } from '../../../src/ui/button/Button';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { FirstFacts, SecondActions } from './SecondOperator';
import { ordersTexts } from './texts';

interface Props {
  orderNo: string;
  refunds: readonly AgencyRefund[];
  mayMend: boolean;
}

/** Refunds of an order; one that is under way can be asked for again, or settled. */
export function RefundSection({ orderNo, refunds, mayMend }: Props) {
  const t = useTexts(ordersTexts);
  return (
    <Section title={t.refunds}>
      {refunds.length === 0 && <p>{t.noRefunds}</p>}
      {refunds.map((refund) => (
        <div key={refund.refundNo}>
          <Facts>
            <Fact name={t.refundNo}>{refund.refundNo}</Fact>
            <Fact name={t.state}>{refund.refundState}</Fact>
            <Fact name={t.refundFee}>{t.price(refund.refundFee)}</Fact>
            <Fact name={t.refundAmount}>{t.price(refund.refundAmount)}</Fact>
            <Fact name={t.applicant}>{`${refund.applicantName} ${instantText(refund.applyTime)}`}</Fact>
            {refund.refundState === REFUND_STATE.underWay && (
              <>
                <Fact name={t.issueAttempts}>{String(refund.askAttempts)}</Fact>
                <Fact name={t.nextIssue}>
                  {refund.nextAskTime === '' ? t.never : instantText(refund.nextAskTime)}
                </Fact>
              </>
            )}
          </Facts>
          <FirstFacts first={firstOf(refund)} />
          {mayMend && refund.refundState !== REFUND_STATE.done && (
            <RefundActions orderNo={orderNo} refund={refund} />
          )}
        </div>
      ))}
    </Section>
  );
}

/** First confirmation of a refund that is under way. */
const firstOf = ({ refundState, first }: AgencyRefund) =>
  refundState === REFUND_STATE.underWay && first !== null ? first : undefined;

const AGAIN = ['retryRefund'] as const;
const BOTH = ['retryRefund', 'settleRefund'] as const;

function RefundActions({ orderNo, refund }: { orderNo: string; refund: AgencyRefund }) {
  const t = useTexts(ordersTexts);
  const host = useHost();
  const [asked, ask] = useState<'retryRefund' | 'settleRefund'>();
  const { refundNo } = refund;
  const close = () => ask(undefined);
  const first = firstOf(refund);
  const end = ({ isDone = true }: { isDone?: boolean } = {}) => {
    host.notify({ as: 'toast', text: isDone ? t.done : t.waitsForSecond, delayMs: 0 });
    close();
  };
  return (
    <>
      {(refund.refundState === REFUND_STATE.underWay && !first ? BOTH : AGAIN).map((action) => (
        <Button key={action} aria-haspopup="dialog" onClick={() => ask(action)}>
          {t[action]}
        </Button>
      ))}
      {first && <SecondActions orderNo={orderNo} refundNo={refundNo} first={first} />}
      {asked === 'retryRefund' && (
        <ConfirmBox
          call={retryRefund}
          body={{ refundNo }}
          title={t.retryRefund}
          confirmText={t.retryRefund}
          cancelText={t.cancel}
          onClose={close}
          onDone={end}
        >
          {t.retryRefundAsk(refundNo)}
        </ConfirmBox>
      )}
      {asked === 'settleRefund' && <SettleDialog refund={refund} onClose={close} onDone={end} />}
    </>
  );
}

interface SettleProps {
  refund: AgencyRefund;
  onDone(result: { isDone: boolean }): void;
  onClose(): void;
}

function SettleDialog({ refund: { refundNo, ticketAmount: most }, onDone, onClose }: SettleProps) {
  const t = useTexts(ordersTexts);
  const host = useHost();
  const [sending] = useState(() =>
    createCallForm(host, {
      call: settleRefund,
      values: { ticketAmount: '', reason: '' },
      body: ({ ticketAmount, reason }) => ({ refundNo, ticketAmount: fenOf(ticketAmount) ?? 0, reason }),
      check: ({ ticketAmount }): Record<string, string> =>
        fenOf(ticketAmount) === undefined ? { ticketAmount: host.texts(ordersTexts).amountNeeded } : {},
      onDone,
    }),
  );
  return (
    <FormDialog
      title={t.settleRefund}
      submitText={t.settleRefund}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.settleRefundAsk(refundNo, most)}</p>
      <FormField form={sending.form} name="ticketAmount" label={t.ticketAmount} required>
        {({ value, onChange }) => (
          <TextInput
            value={value}
            onChange={(typed) => onChange(filterMoneyInput(typed))}
            inputMode="decimal"
            maxLength={15}
            suffix={t.yuan}
            data-autofocus
          />
        )}
      </FormField>
      <FormField form={sending.form} name="reason" label={t.reason} required>
        {(control) => <TextArea {...control} rows={2} maxLength={200} />}
      </FormField>
    </FormDialog>
  );
}
