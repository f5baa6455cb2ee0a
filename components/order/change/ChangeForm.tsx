import { useEffect, useId, useMemo, useState } from 'react';
import {
  applyChangeAirTicketGateway,
  NO_CHANGE_REASON,
  type ChangeDetail,
  type ChangeReason,
} from '../../../src/contract/order/change';
import { CHANGE_FAULTS } from '../../../src/contract/order/change-faults';
import { OVER_POLICY } from '../../../src/contract/standards/shapes';
import { formatPrice } from '../../../src/domain/money/money';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { useWhenGiven } from '../../../src/element/definition/react/use-when-given';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import { Field } from '../../../src/ui/field/Field';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useKeepDraft, useStoredDraft } from '../kept-draft';
import { ApprovedNote } from '../approval/ApprovedNote';
import { afterSaleTexts } from '../approval/texts';
import { draftOf, isCovered, type ApprovedChange } from './approved-change';
import { ChangeCost } from './ChangeCost';
import { ChangePassengers } from './ChangePassengers';
import { ChangeQuestion } from './ChangeQuestion';
import { ChangeSum } from './ChangeSum';
import { newFlightsOf } from './chosen-flight';
import type { orderChange } from './declaration';
import { NewFlights } from './NewFlights';
import { OverStandard } from './OverStandard';
import { confirmedBy, questionOf, type Confirmed, type Question } from './questions';
import { RebuyOffer } from './rebuy/RebuyOffer';
import { useRebuy } from './rebuy/use-rebuy';
import { changeDrafts, type ChangeDraft, type StoredChange } from './stored-change';
import { changeTexts } from './texts';
import { useChangeApproval } from './use-change-approval';
import { useJudgedChange } from './use-judged-change';

interface Props {
  host: Host<typeof orderChange>;
  detail: ChangeDetail;
  /** Other fees are on their way. */
  isStale: boolean;
  reasons: readonly ChangeReason[];
  changeReason: number;
  onReason(changeReason: number): void;
  /** What can be changed, or for how much, is another by now. */
  onChanged(): void;
  /** What the user came with, agreed to; undefined: nothing. */
  approved: ApprovedChange | undefined;
}

/** Who, which flights, why, and for how much; nothing is sent before the sum has been confirmed. */
export function ChangeForm(props: Props) {
  const { host, detail, isStale, reasons, changeReason, onReason, onChanged, approved } = props;
  const t = useTexts(changeTexts);
  const errors = useTexts(errorTexts);
  const approvals = useTexts(afterSaleTexts);
  const { runtime } = host;
  const { orderNo, staffNO } = detail;
  const drafts = useMemo(() => changeDrafts(runtime), [runtime]);
  const found = useStoredDraft(drafts, detail);
  const applyId = approved?.applyId ?? '';
  // what was approved goes before what was filled in without it
  const stored = approved && found?.applyId !== applyId ? undefined : found;
  const begun = stored ?? (approved && draftOf(approved));
  const [draft, setDraft] = useState<Omit<ChangeDraft, 'changeReason'>>(begun ?? BLANK);
  const edit = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const [question, setQuestion] = useState<Question>();
  const [problem, setProblem] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const applying = useIntent(applyChangeAirTicketGateway, { open: stored?.open });
  const isUnderWay = !detail.tickets.some((one) => one.obstacle === null);
  const rebuying = useRebuy(runtime, detail, { isUnderWay });
  const approval = useChangeApproval(host);
  const problemId = useId();
  const { open, forget } = applying;

  const isOpen = (passengerNo: number, segmentNo: number) =>
    detail.tickets.some(
      (one) => one.passengerNo === passengerNo && one.segmentNo === segmentNo && one.obstacle === null,
    );
  const segments = detail.segments.filter(({ segmentNo }) =>
    detail.passengers.some(({ passengerNo }) => isOpen(passengerNo, segmentNo)),
  );
  // what cannot be changed any more is no longer chosen
  const passengerNos = draft.passengerNos.filter((no) =>
    segments.some(({ segmentNo }) => isOpen(no, segmentNo)),
  );
  const openNos = segments.map(({ segmentNo }) => segmentNo);
  // the only flight is what is changed
  const segmentNos = openNos.length === 1 ? openNos : draft.segmentNos.filter((no) => openNos.includes(no));
  const newFlights = newFlightsOf(segmentNos, draft.flights);
  const { quote, isQuoting, error, over, refetch, ...judged } = useJudgedChange({
    orderNo,
    changeReason,
    passengerNos,
    newFlights,
  });
  const isVoluntary = reasons.find((one) => one.changeReason === changeReason)?.isVoluntary ?? true;

  const covered = approved !== undefined && isCovered(approved, passengerNos, newFlights);
  const isOver = over?.policy === OVER_POLICY.approval;
  // it cannot be asked for yet
  const mustAsk = judged.needsApproval && !isOver && !covered;
  const mayAsk = isOver && !covered && judged.approverName !== '';

  const kept = useMemo(
    (): StoredChange => ({
      ...draft,
      changeReason,
      owner: staffNO,
      orderNo,
      open,
      applyId,
    }),
    [draft, changeReason, staffNO, orderNo, open, applyId],
  );
  const isBlank = draft.passengerNos.length === 0 && draft.flights.length === 0 && open === undefined;
  useKeepDraft(runtime, drafts, kept, { isBlank });
  const storedReason = begun?.changeReason;
  useWhenGiven(() => {
    if (storedReason !== undefined) onReason(storedReason);
  }, [storedReason, onReason]);

  // what was sent without an answer has been done: there is a change under way
  const isDone = open !== undefined && segments.length === 0;
  useEffect(() => {
    if (!isDone) return;
    forget();
    drafts.of(orderNo).clear();
  }, [isDone, forget, drafts, orderNo]);

  /** What keeps it from being sent as it is; '' for nothing. */
  function obstacle(): string {
    if (passengerNos.length === 0) return t.choosePassengers;
    if (segmentNos.length === 0) return t.chooseSegments;
    if (!newFlights) return t.chooseFlight;
    if (changeReason === NO_CHANGE_REASON) return t.reasonMissing;
    if (over?.policy === OVER_POLICY.forbid) return t.overForbidden;
    if (over && !covered && asksReasons(over.policy) && !hasReasons(over.violations, draft.overReasons))
      return t.overReasonMissing;
    return '';
  }

  const reasonsGiven = over && asksReasons(over.policy) ? [...draft.overReasons] : [];
  const wanted = quote &&
    newFlights && {
      orderNo,
      changeReason,
      remark: draft.remark.trim(),
      passengerNos: [...passengerNos],
      newFlights,
      totalAmount: quote.total,
      overReasons: reasonsGiven,
    };

  /** Nothing is filled in any more. */
  function clear(): void {
    // the form may be gone before it hears of what is blank now
    drafts.of(orderNo).clear();
    setDraft(BLANK);
    setWasAsked(false);
    setProblem('');
  }

  /** Puts it before the approver without a hold on its seats. */
  async function ask(): Promise<void> {
    const problemNow = judged.approverName === '' ? approvals.noApprover : obstacle();
    setWasAsked(true);
    setProblem(problemNow);
    if (problemNow !== '' || !wanted || isQuoting || isStale) return;
    const refused = await approval.ask(wanted, isOver);
    if (refused === '') clear();
    else {
      setProblem(refused);
      refetch();
    }
    onChanged();
  }

  async function apply(confirmed: Confirmed): Promise<void> {
    if (!wanted || !quote) return;
    const body = { ...wanted, ...confirmed, ...(covered ? { applyId } : {}) };
    // one whose answer was lost is the same change still
    const sent = await (applying.open ? applying.retry() : applying.send(body));
    setQuestion(undefined);
    if (sent.kind === 'done') {
      const { changeOrderNo, totalAmount, canPay } = sent.result;
      clear();
      host.track('change-applied', { changeReason, tickets: quote.tickets.length });
      host.emit('tp-change-applied', { orderNo, changeOrderNo, totalAmount });
      const text = totalAmount === 0 ? t.appliedFree : canPay ? t.applied(formatPrice(totalAmount)) : t.waits;
      host.notify({ as: 'toast', text, delayMs: 0 });
      onChanged();
      return;
    }
    const next = questionOf(sent.error, confirmed);
    if (next) {
      setQuestion(next);
      return;
    }
    const code = isGatewayError(sent.error) ? sent.error.code : '';
    host.report(sent.error);
    if (sent.kind === 'uncertain') setProblem(t.uncertain(errors.of(sent.error)));
    else if (code === CHANGE_FAULTS.changeAmountChanged.code) setProblem(t.changed);
    else setProblem(errors.of(sent.error));
    refetch();
    onChanged();
  }

  if (segments.length === 0 && !open)
    return (
      <section className="or-card">
        <h3>{t.passengers}</h3>
        <p className="or-note">{t.nothing}</p>
        <ChangePassengers detail={detail} chosen={[]} isStale={isStale} onChoose={() => undefined} />
      </section>
    );
  return (
    <form
      className="or-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (mustAsk) {
          void ask();
          return;
        }
        const problemNow = obstacle();
        setWasAsked(true);
        setProblem(problemNow);
        if (problemNow === '' && quote && !isQuoting && !isStale) setQuestion({ kind: 'sum' });
      }}
    >
      {approved && (
        <ApprovedNote
          application={approved}
          isCovered={covered}
          onRestore={() => {
            setDraft(draftOf(approved));
            onReason(approved.change.changeReason);
          }}
        />
      )}
      <section className="or-card">
        <h3>{t.passengers}</h3>
        <ChangePassengers
          detail={detail}
          chosen={passengerNos}
          isStale={isStale}
          onChoose={(chosen) => edit({ passengerNos: chosen })}
        />
      </section>
      <section className="or-card">
        <h3>{t.reason}</h3>
        <RadioGroup
          label={t.reason}
          options={reasons.map((one) => ({ value: one.changeReason, label: t.reasonName(one) }))}
          value={changeReason === NO_CHANGE_REASON ? null : changeReason}
          onChange={onReason}
        />
        {!isVoluntary && <p className="or-note">{t.involuntaryHint}</p>}
        <Field label={t.remark} helper={t.remarkHint}>
          <TextArea value={draft.remark} onChange={(remark) => edit({ remark })} maxLength={200} />
        </Field>
      </section>
      <section className="or-card">
        <h3>{t.flights}</h3>
        <NewFlights
          host={host}
          orderNo={orderNo}
          segments={segments}
          segmentNos={segmentNos}
          flights={draft.flights}
          passengerNos={passengerNos}
          changeReason={changeReason}
          isVoluntary={isVoluntary}
          lacksFlights={wasAsked}
          isApproved={covered}
          onEdit={edit}
        />
      </section>
      {(quote ?? isQuoting) || error ? (
        <section className="or-card">
          <h3>{t.cost}</h3>
          {error && !isQuoting && (
            <p role="alert" className="or-problem">
              {errors.of(error)}
            </p>
          )}
          {quote ? (
            <ChangeCost detail={detail} quote={quote} />
          ) : (
            isQuoting && <SkeletonRows rows={2} height={32} label={t.quoting} />
          )}
          {over && !covered && (
            <OverStandard
              {...over}
              given={draft.overReasons}
              lacksReasons={wasAsked}
              onGive={(overReasons) => edit({ overReasons })}
            />
          )}
          {quote && newFlights && !open && !covered && (
            <RebuyOffer
              host={host}
              detail={detail}
              intent={rebuying}
              wanted={{ changeReason, passengerNos, newFlights }}
              remark={draft.remark}
              overReasons={reasonsGiven}
              obstacle={obstacle()}
              onObstacle={(problemNow) => {
                setWasAsked(true);
                setProblem(problemNow);
              }}
              onChanged={(isDone) => {
                if (isDone) clear();
                refetch();
                onChanged();
              }}
            />
          )}
          {mustAsk && <p className="oa-rule">{approvals.mustAsk(judged.approverName)}</p>}
          {mayAsk && <p className="or-note">{approvals.askFirstHint(judged.approverName)}</p>}
        </section>
      ) : null}
      {problem && (
        <p id={problemId} role="alert" className="or-problem">
          {problem}
        </p>
      )}
      <ChangeSum
        quote={quote}
        isApplying={applying.isSending}
        isQuoting={isQuoting || isStale}
        isAsking={approval.isSending}
        mustAsk={mustAsk}
        mayAsk={mayAsk}
        describedBy={problem ? problemId : undefined}
        onAsk={() => void ask()}
      />
      {question && quote && (
        <ChangeQuestion
          question={question}
          quote={quote}
          isSending={applying.isSending}
          onConfirm={() => void apply(confirmedBy(question))}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </form>
  );
}

const BLANK: Omit<ChangeDraft, 'changeReason'> = {
  passengerNos: [],
  segmentNos: [],
  flights: [],
  overReasons: [],
  remark: '',
};

const asksReasons = (policy: number): boolean =>
  policy === OVER_POLICY.reason || policy === OVER_POLICY.approval;

const hasReasons = (
  violations: readonly { segmentNo: number; rule: string }[],
  given: readonly { segmentNo: number; rule: string }[],
): boolean =>
  violations.every(({ segmentNo, rule }) =>
    given.some((reason) => reason.segmentNo === segmentNo && reason.rule === rule),
  );
