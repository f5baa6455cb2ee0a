import { useId, useState } from 'react';
import type { RefundReason } from '../../../src/contract/order/refund';
import { REFUND_FAULTS } from '../../../src/contract/order/refund-faults';
import { submitRefundOverStandardApprovalAuto } from '../../../src/contract/order/refund-approval';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { formatPrice } from '../../../src/domain/money/money';
import { chooseTickets } from '../../../src/domain/refund/choose-tickets';
import { useIntent } from '../../../src/element/data/use-intent';
import type { Host } from '../../../src/element/host/host';
import { UploadField } from '../../../src/element/upload/UploadField';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { orderRefund } from './declaration';
import { Problem } from '../after-sale/Problem';
import { waitsForAnother } from '../after-sale/waits-for-another';
import { problemOf } from '../after-sale/problem-of';
import { ReasonCard } from '../after-sale/ReasonCard';
import { ApprovedNote } from '../approval/ApprovedNote';
import { announceSubmission } from '../approval/announce-submission';
import { afterSaleTexts } from '../approval/texts';
import { isCovered } from './approved-refund';
import { feeText } from './fee-text';
import { RefundRule } from './RefundRule';
import { RefundSum } from './RefundSum';
import { RefundTickets } from './RefundTickets';
import { refundTexts } from './texts';
import { useRefundDraft, type Filling } from './use-refund-draft';
import { useJudgedRefund, type JudgedRefund } from './use-judged-refund';

interface Props extends Filling {
  host: Host<typeof orderRefund>;
  /** True while another quote loads. */
  isStale: boolean;
  reasons: readonly RefundReason[];
  /** Called when the refundable tickets or their amounts have changed. */
  onChanged(): void;
  onApplied(refundNo: string): void;
}

/** Form of a refund: reason, tickets and amount. The user confirms the total before it is submitted. */
export function RefundForm(props: Props) {
  const { host, detail, isStale, reasons, reasonType, onReason, onChanged, onApplied, approved } = props;
  const t = useTexts(refundTexts);
  const approvals = useTexts(afterSaleTexts);
  const { orderNo } = detail;
  const filled = useRefundDraft(props);
  const { applying, places, remark, overReason, files, lacksFiles, problem, setProblem } = filled;
  const [isUploading, setUploading] = useState(false);
  const [asking, setAsking] = useState(false);
  const approval = useIntent(submitRefundOverStandardApprovalAuto);
  const problemId = useId();
  const choice = chooseTickets(detail, places);
  const reason = reasons.find((other) => other.reasonType === reasonType);
  const covered = approved !== undefined && isCovered(approved, places);
  const { judged, settle } = useJudgedRefund(host, { orderNo, reasonType, tickets: covered ? [] : places });

  /** Reason why the form cannot be submitted as it is; missing files are reported at their field instead. */
  function obstacle(): string {
    if (places.length === 0) return t.none;
    return reason?.needsFiles && isUploading ? t.uploading : '';
  }

  const body = {
    orderNo,
    reasonType,
    remark: remark.trim(),
    tickets: [...places],
    refundAmount: choice?.amount ?? 0,
    ...(needsReason(judged) ? { overReason: overReason.trim() } : {}),
  };

  /** Opens the confirmation, submits for approval, or reports missing input. */
  async function submit(): Promise<void> {
    const problemNow = obstacle();
    const lacks = Boolean(reason?.needsFiles) && files.length === 0 && !isUploading;
    setProblem(problemNow);
    filled.setLacksFiles(lacks);
    if (problemNow !== '' || lacks || isStale) return;
    const settled = await settle();
    const lacksWords = needsReason(settled) && overReason.trim() === '';
    filled.setLacksReason(lacksWords);
    if (lacksWords) return;
    if (settled?.policy !== OVER_POLICY.approval) setAsking(true);
    else if (settled.approverName === '') setProblem(approvals.noApprover);
    else await ask();
  }

  /** Submits the refund for approval. */
  async function ask(): Promise<void> {
    const refused = announceSubmission(host, await approval.send(body));
    setProblem(refused);
    if (refused === '') filled.clear();
    onChanged();
  }

  async function apply(): Promise<void> {
    if (!choice) return;
    // a request without a response is retried as the same one
    const sent = await (applying.open
      ? applying.retry()
      : applying.send({
          ...body,
          ...(reason?.needsFiles ? { fileNos: files.map(({ fileNo }) => fileNo) } : {}),
          ...(covered ? { applyId: filled.applyId } : {}),
        }));
    setAsking(false);
    if (sent.kind === 'done') {
      filled.clear();
      host.track('refund-applied', { reasonType, tickets: places.length });
      host.emit('tp-refund-applied', { orderNo, refundNo: sent.result.refundNo });
      onApplied(sent.result.refundNo);
      return;
    }
    setProblem(problemOf(host, sent, { ...t, changedCode: REFUND_FAULTS.refundAmountChanged.code }));
    onChanged();
  }

  if (detail.tickets.every(({ obstacle }) => obstacle !== null) && !applying.open)
    return (
      <section className="or-card">
        <h3>{t.tickets}</h3>
        <p className="or-note">{waitsForAnother(detail.tickets) ? t.nothingYet : t.nothing}</p>
        <RefundTickets detail={detail} places={[]} onChoose={filled.choose} />
      </section>
    );
  return (
    <form
      className="or-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {approved && (
        <ApprovedNote application={approved} isCovered={covered} onRestore={() => filled.restore(approved)} />
      )}
      <section className="or-card">
        <h3>{t.tickets}</h3>
        <RefundTickets detail={detail} places={places} isStale={isStale} onChoose={filled.choose} />
      </section>
      <ReasonCard
        t={t}
        options={reasons.map((other) => ({ value: other.reasonType, label: t.reasonName(other) }))}
        value={reasonType}
        onChange={onReason}
        isVoluntary={reason?.isVoluntary ?? true}
        remark={remark}
        onRemark={filled.setRemark}
      >
        {reason?.needsFiles && (
          <UploadField
            label={t.proof}
            required
            error={lacksFiles ? t.proofMissing : undefined}
            files={files}
            onChange={filled.takeFiles}
            onPending={setUploading}
          />
        )}
      </ReasonCard>
      {judged && (
        <RefundRule
          judged={judged}
          overReason={overReason}
          lacksReason={filled.lacksReason}
          onReason={filled.setOverReason}
        />
      )}
      <Problem id={problemId} text={problem} />
      <RefundSum
        detail={detail}
        choice={choice}
        isBusy={applying.isSending || approval.isSending || isStale}
        submitText={judged?.policy === OVER_POLICY.approval ? approvals.ask : undefined}
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
          {t.asked(places.length, feeText(feeOf(choice.tickets)), formatPrice(choice.amount))}
          {choice.amount > 0 && t.where}
        </MessageBox>
      )}
    </form>
  );
}

const needsReason = (judged: JudgedRefund | undefined): boolean =>
  judged?.policy === OVER_POLICY.reason || judged?.policy === OVER_POLICY.approval;

const feeOf = (tickets: readonly { refundFee: number }[]): number =>
  tickets.reduce((sum, { refundFee }) => sum + refundFee, 0);
