import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { StoredFile } from '../../../src/contract/files/files';
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
import { UploadField } from '../../../src/element/upload/UploadField';
import { Field } from '../../../src/ui/field/Field';
import { RadioGroup } from '../../../src/ui/field/RadioGroup';
import { TextArea } from '../../../src/ui/field/TextArea';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { orderRefund } from './element';
import { useKeepDraft, useStoredDraft } from '../kept-draft';
import { feeText } from './fee-text';
import { RefundSum } from './RefundSum';
import { RefundTickets } from './RefundTickets';
import { refundStorage, type StoredRefund } from './stored-refund';
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
  onApplied(refundNo: string): void;
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
}: Props) {
  const t = useTexts(refundTexts);
  const errors = useTexts(errorTexts);
  const { runtime } = host;
  const storage = useMemo(() => refundStorage(runtime), [runtime]);
  const stored = useStoredDraft(storage, detail);
  const [wanted, setWanted] = useState<readonly TicketPlace[]>(stored?.places ?? []);
  const [remark, setRemark] = useState(stored?.remark ?? '');
  const [files, setFiles] = useState<readonly StoredFile[]>(stored?.files ?? []);
  const [isUploading, setUploading] = useState(false);
  const [lacksFiles, setLacksFiles] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const applying = useIntent(refundTicketApply, { open: stored?.open });
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
    (): StoredRefund => ({ owner: staffNO, orderNo, reasonType, places, remark, files, open }),
    [staffNO, orderNo, reasonType, places, remark, files, open],
  );
  const isBlank = places.length === 0 && remark === '' && files.length === 0 && open === undefined;
  useKeepDraft(runtime, storage, draft, { isBlank });
  const storedReason = stored?.reasonType;
  useEffect(() => {
    if (storedReason !== undefined) onReason(storedReason);
  }, [storedReason, onReason]);
  const choice = chooseTickets(detail, places);
  const reason = reasons.find((other) => other.reasonType === reasonType);

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

  async function apply(): Promise<void> {
    if (!choice) return;
    const body = {
      orderNo,
      reasonType,
      remark: remark.trim(),
      ...(reason?.needsFiles ? { fileNos: files.map(({ fileNo }) => fileNo) } : {}),
      tickets: [...places],
      refundAmount: choice.amount,
    };
    // one whose answer was lost is the same refund still
    const sent = await (applying.open ? applying.retry() : applying.send(body));
    setAsking(false);
    if (sent.kind === 'done') {
      // the form may be gone before it hears of what is blank now
      storage.clear();
      setWanted([]);
      setRemark('');
      setFiles([]);
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
        const problemNow = obstacle();
        const lacks = Boolean(reason?.needsFiles) && files.length === 0 && !isUploading;
        setProblem(problemNow);
        setLacksFiles(lacks);
        if (problemNow === '' && !lacks && !isStale) setAsking(true);
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
          {t.asked(places.length, feeText(feeOf(choice.tickets)), formatPrice(choice.amount))}
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
