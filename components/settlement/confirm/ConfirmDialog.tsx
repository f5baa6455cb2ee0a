import { useState } from 'react';
import { confirmSettleBill, querySettleBill, type SettleBill } from '../../../src/contract/settlement/bills';
import { SETTLEMENT_FAULTS } from '../../../src/contract/settlement/faults';
import { formatPrice } from '../../../src/domain/money/money';
import { ReadingDialog } from '../../../src/element/submission/ReadingDialog';
import { useCall } from '../../../src/element/data/use-call';
import { useIntent } from '../../../src/element/data/use-intent';
import { isGatewayError } from '../../../src/element/host/host';
import { Button } from '../../../src/ui/button/Button';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import type { SubmissionFailure } from '../../../src/element/submission/form-submission';
import { SubmissionProblem } from '../../../src/element/submission/SubmissionProblem';
import type { SettlementStore } from '../settlement-store';
import confirmCss from './confirm.css?inline';
import { confirmTexts } from './texts';

/** Confirms a bill. It shows the lines and the amount that remain without the disputed lines before the user agrees. */
export function ConfirmDialog({ settling, billNo }: { settling: SettlementStore; billNo: string }) {
  useSheet(confirmCss);
  const t = useTexts(confirmTexts);
  const found = useCall(querySettleBill, { billNo });
  const confirming = useIntent(confirmSettleBill);
  const [problem, setProblem] = useState<SubmissionFailure>();
  const { host, endDialog } = settling;
  const { data, isFetching } = found;
  const close = () => {
    if (!confirming.isSending) endDialog();
  };
  if (!data)
    return (
      <ReadingDialog title={t.title} found={found} loading={t.loading} rows={4} height={40} onClose={close} />
    );
  const { bill, canConfirm } = data;

  async function confirm(): Promise<void> {
    setProblem(undefined);
    const sent = await confirming.send({ billNo, basedOn: bill.revision });
    if (sent.kind !== 'done') {
      host.report(sent.error);
      return setProblem({ error: sent.error, isUncertain: sent.kind === 'uncertain' });
    }
    const { payableAmount } = sent.result.bill;
    host.notify({ as: 'toast', text: t.done, delayMs: 0 });
    host.track('bill-confirmed');
    endDialog();
    host.emit('tp-bill-confirmed', { billNo, payableAmount });
  }
  const isChanged =
    isGatewayError(problem?.error) && problem.error.code === SETTLEMENT_FAULTS.billChanged.code;
  return (
    <Dialog
      title={t.title}
      onClose={close}
      footer={
        canConfirm ? (
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button
              variant="primary"
              // the user must confirm the figures on screen, so changed figures load first
              loading={confirming.isSending || (isChanged && isFetching)}
              onClick={() => void confirm()}
            >
              {t.confirm(formatPrice(bill.payableAmount))}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t.close}</Button>
        )
      }
    >
      <div className="st-confirm">
        <Sums bill={bill} />
        {canConfirm && (
          <>
            <p>
              {bill.payableAmount > 0
                ? t.says(bill.lineCount - bill.heldCount, formatPrice(bill.payableAmount), bill.dueDate)
                : t.saysNothing}
            </p>
            {bill.openDisputeCount > 0 && <p>{t.heldSays(bill.openDisputeCount)}</p>}
            <p className="st-hint">{t.final}</p>
          </>
        )}
        {!canConfirm && <p role="alert">{t.closed}</p>}
        <SubmissionProblem problem={problem} message={isChanged && canConfirm ? t.changed : undefined} />
      </div>
    </Dialog>
  );
}

function Sums({ bill }: { bill: SettleBill }) {
  const t = useTexts(confirmTexts);
  const { lineCount, totalAmount, heldCount, heldAmount, payableAmount } = bill;
  return (
    <dl className="st-confirm-sums">
      <div>
        <dt>{t.all}</dt>
        <dd>{t.lines(lineCount, formatPrice(totalAmount))}</dd>
      </div>
      {heldCount > 0 && (
        <div>
          <dt>{t.held}</dt>
          <dd>{t.lines(heldCount, formatPrice(heldAmount))}</dd>
        </div>
      )}
      <div data-main>
        <dt>{t.now}</dt>
        <dd>{t.lines(lineCount - heldCount, formatPrice(payableAmount))}</dd>
      </div>
    </dl>
  );
}
