import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { StoredFile } from '../../../src/contract/files/files';
import {
  refundTicketApply,
  type RefundDetail,
  type RefundReason,
  type TicketPlace,
} from '../../../src/contract/order/refund';
import { REFUND_FAULTS } from '../../../src/contract/order/refund-faults';
import { submitRefundOverStandardApprovalAuto } from '../../../src/contract/order/refund-approval';
import { OVER_POLICY } from '../../../src/contract/standards/shapes';
import { formatPrice } from '../../../src/domain/money/money';
import { chooseTickets } from '../../../src/domain/refund/choose-tickets';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { useWhenGiven } from '../../../src/element/definition/react/use-when-given';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import { UploadField } from '../../../src/element/upload/UploadField';
import { Field } from '../../../src/ui/field/Field';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { orderRefund } from './declaration';
import { useKeepDraft, useStoredDraft } from '../kept-draft';
import { ApprovedNote } from '../approval/ApprovedNote';
import { tellAsked } from '../approval/tell-asked';
import { afterSaleTexts } from '../approval/texts';
import { isCovered, placesOf, type ApprovedRefund } from './approved-refund';
import { feeText } from './fee-text';
import { RefundRule } from './RefundRule';
import { RefundSum } from './RefundSum';
import { RefundTickets } from './RefundTickets';
import { refundDrafts, type StoredRefund } from './stored-refund';
import { refundTexts } from './texts';
import { useJudgedRefund, type JudgedRefund } from './use-judged-refund';

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
  onApplied(refundNo: string): void;
  /** What the user came with, agreed to; undefined: nothing. */
  approved: ApprovedRefund | undefined;
}

/** Why, which tickets, and for how much; nothing is sent before the sum has been confirmed. */
export function RefundForm({
  host,
  detail,
  isStale,
  reasons,
  reasonType,
  onReason,
  onChanged,
  onApplied,
  approved,
}: Props) {
  const t = useTexts(refundTexts);
  const errors = useTexts(errorTexts);
  const { runtime } = host;
  const approvals = useTexts(afterSaleTexts);
  const drafts = useMemo(() => refundDrafts(runtime), [runtime]);
  const found = useStoredDraft(drafts, detail);
  const applyId = approved?.applyId ?? '';
  // what was approved goes before what was filled in without it
  const stored = approved && found?.applyId !== applyId ? undefined : found;
  const [wanted, setWanted] = useState<readonly TicketPlace[]>(
    stored?.places ?? (approved ? placesOf(approved) : []),
  );
  const [remark, setRemark] = useState(stored?.remark ?? approved?.refund.remark ?? '');
  const [overReason, setOverReason] = useState(stored?.overReason ?? '');
  const [lacksReason, setLacksReason] = useState(false);
  const [files, setFiles] = useState<readonly StoredFile[]>(stored?.files ?? []);
  const [isUploading, setUploading] = useState(false);
  const [lacksFiles, setLacksFiles] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const applying = useIntent(refundTicketApply, { open: stored?.open });
  const approval = useIntent(submitRefundOverStandardApprovalAuto);
  const problemId = useId();
  // what somebody else has given back meanwhile is no longer chosen
  const places = useMemo(
    () =>
      detail.tickets
        .filter((ticket) => ticket.obstacle === null && wanted.some((place) => isSame(place, ticket)))
        .map(({ passengerNo, segmentNo }) => ({ passengerNo, segmentNo })),
    [detail, wanted],
  );
  const { orderNo, staffNO } = detail;
  const { open } = applying;
  const draft = useMemo(
    (): StoredRefund => ({
      owner: staffNO,
      orderNo,
      reasonType,
      places,
      remark,
      files,
      open,
      overReason,
      applyId,
    }),
    [staffNO, orderNo, reasonType, places, remark, files, open, overReason, applyId],
  );
  const isBlank = places.length === 0 && remark === '' && files.length === 0 && open === undefined;
  useKeepDraft(runtime, drafts, draft, { isBlank });
  const storedReason = stored?.reasonType ?? approved?.refund.reasonType;
  useWhenGiven(() => {
    if (storedReason !== undefined) onReason(storedReason);
  }, [storedReason, onReason]);
  const choice = chooseTickets(detail, places);
  const reason = reasons.find((other) => other.reasonType === reasonType);
  const covered = approved !== undefined && isCovered(approved, places);
  const { judged, settle } = useJudgedRefund(host, { orderNo, reasonType, tickets: covered ? [] : places });

  // what was sent without an answer has been done: each of its tickets is being given back, or has been
  const { forget } = applying;
  const isDone = open?.body.tickets.every((place) =>
    detail.tickets.some((ticket) => isSame(place, ticket) && ticket.obstacle !== null),
  );
  const [done, setDone] = useState('');
  if (isDone && open && done !== open.requestId) {
    setDone(open.requestId);
    setRemark('');
    setFiles([]);
    setProblem('');
  }
  useEffect(() => {
    if (isDone) forget();
  }, [isDone, forget]);

  const takeFiles = useCallback((change: (before: readonly StoredFile[]) => readonly StoredFile[]) => {
    setLacksFiles(false);
    setFiles(change);
  }, []);

  /** What keeps it from being sent as it is, in words; the files are said at their field. */
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

  /** Nothing is filled in any more. */
  function clear(): void {
    // the form may be gone before it hears of what is blank now
    drafts.of(orderNo).clear();
    setWanted([]);
    setRemark('');
    setFiles([]);
    setOverReason('');
    setLacksReason(false);
  }

  /** Asks whether it is meant, or puts it before the approver; or says what is missing. */
  async function submit(): Promise<void> {
    const problemNow = obstacle();
    const lacks = Boolean(reason?.needsFiles) && files.length === 0 && !isUploading;
    setProblem(problemNow);
    setLacksFiles(lacks);
    if (problemNow !== '' || lacks || isStale) return;
    const settled = await settle();
    const lacksWords = needsReason(settled) && overReason.trim() === '';
    setLacksReason(lacksWords);
    if (lacksWords) return;
    if (settled?.policy !== OVER_POLICY.approval) setAsking(true);
    else if (settled.approverName === '') setProblem(approvals.noApprover);
    else await ask();
  }

  /** Puts it before the approver. */
  async function ask(): Promise<void> {
    const refused = tellAsked(host, await approval.send(body));
    setProblem(refused);
    if (refused === '') clear();
    onChanged();
  }

  async function apply(): Promise<void> {
    if (!choice) return;
    // one whose answer was lost is the same refund still
    const sent = await (applying.open
      ? applying.retry()
      : applying.send({
          ...body,
          ...(reason?.needsFiles ? { fileNos: files.map(({ fileNo }) => fileNo) } : {}),
          ...(covered ? { applyId } : {}),
        }));
    setAsking(false);
    if (sent.kind === 'done') {
      clear();
      host.track('refund-applied', { reasonType, tickets: places.length });
      host.emit('tp-refund-applied', { orderNo, refundNo: sent.result.refundNo });
      onApplied(sent.result.refundNo);
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
        void submit();
      }}
    >
      {approved && (
        <ApprovedNote
          application={approved}
          isCovered={covered}
          onRestore={() => {
            setWanted(placesOf(approved));
            onReason(approved.refund.reasonType);
          }}
        />
      )}
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
        {reason?.needsFiles && (
          <UploadField
            label={t.proof}
            required
            error={lacksFiles ? t.proofMissing : undefined}
            files={files}
            onChange={takeFiles}
            onPending={setUploading}
          />
        )}
        <Field label={t.remark} helper={t.remarkHint}>
          <TextArea value={remark} onChange={setRemark} maxLength={200} />
        </Field>
      </section>
      {judged && (
        <RefundRule
          judged={judged}
          overReason={overReason}
          lacksReason={lacksReason}
          onReason={setOverReason}
        />
      )}
      {problem && (
        <p id={problemId} role="alert" className="or-problem">
          {problem}
        </p>
      )}
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

const isSame = (a: TicketPlace, b: TicketPlace): boolean =>
  a.passengerNo === b.passengerNo && a.segmentNo === b.segmentNo;

const feeOf = (tickets: readonly { refundFee: number }[]): number =>
  tickets.reduce((sum, { refundFee }) => sum + refundFee, 0);
