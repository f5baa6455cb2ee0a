import { useId, useState } from 'react';
import { CHANGE_FAULTS } from '../../../src/contract/order/change-faults';
import { formatPrice } from '../../../src/domain/money/money';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Problem } from '../after-sale/Problem';
import { waitsForAnother } from '../after-sale/waits-for-another';
import { problemOf } from '../after-sale/problem-of';
import { confirmationsAfter, questionOf, type Confirmations, type Question } from '../after-sale/questions';
import { SubmitQuestion } from '../after-sale/SubmitQuestion';
import { ApprovedNote } from '../approval/ApprovedNote';
import { afterSaleTexts } from '../approval/texts';
import { ChangePassengers } from './ChangePassengers';
import { ChangeSum } from './ChangeSum';
import { CostCard } from './CostCard';
import { RebuyOffer } from './rebuy/RebuyOffer';
import { useRebuy } from './rebuy/use-rebuy';
import { changeTexts } from './texts';
import { useChangeApproval } from './use-change-approval';
import { useChangeDraft, type ChangeFormProps } from './use-change-draft';
import { useWantedChange } from './use-wanted-change';
import { WantedCards } from './WantedCards';

/** Form of a change: passengers, flights, reason and price. The user confirms the total before it is submitted. */
export function ChangeForm(props: ChangeFormProps) {
  const { host, detail, isStale, changeReason, onChanged, approved } = props;
  const t = useTexts(changeTexts);
  const approvals = useTexts(afterSaleTexts);
  const { orderNo } = detail;
  const filled = useChangeDraft(props);
  const { applying, applyId, draft, edit, segments, passengerNos, newFlights } = filled;
  const { open } = applying;
  const [question, setQuestion] = useState<Question>();
  const [problem, setProblem] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const isUnderWay = !detail.tickets.some((one) => one.obstacle === null);
  const rebuying = useRebuy(host.runtime, detail, { isUnderWay });
  const approval = useChangeApproval(host);
  const problemId = useId();
  const asked = useWantedChange(props, filled);
  const { judged, isVoluntary, covered, isOver, mustAsk, mayAsk, obstacle, wanted } = asked;
  const { quote, isQuoting, refetch } = judged;

  /** Shows the obstacle above the buttons and at the fields concerned; '' for none. */
  function refuse(problemNow: string): void {
    setWasAsked(true);
    setProblem(problemNow);
  }

  /** Clears the form. */
  function clear(): void {
    filled.clear();
    setWasAsked(false);
    setProblem('');
  }

  /** Submits the change for approval; its seats are not reserved. */
  async function ask(): Promise<void> {
    const problemNow = judged.approverName === '' ? approvals.noApprover : obstacle();
    refuse(problemNow);
    if (problemNow !== '' || !wanted || isQuoting || isStale) return;
    const refused = await approval.ask(wanted, isOver);
    if (refused === '') clear();
    else {
      setProblem(refused);
      refetch();
    }
    onChanged();
  }

  async function apply(confirmed: Confirmations): Promise<void> {
    if (!wanted || !quote) return;
    const body = { ...wanted, ...confirmed, ...(covered ? { applyId } : {}) };
    // a request without a response is retried as the same one
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
    setProblem(problemOf(host, sent, { ...t, changedCode: CHANGE_FAULTS.changeAmountChanged.code }));
    refetch();
    onChanged();
  }

  if (segments.length === 0 && !open)
    return (
      <section className="or-card">
        <h3>{t.passengers}</h3>
        <p className="or-note">{waitsForAnother(detail.tickets) ? t.nothingYet : t.nothing}</p>
        <ChangePassengers detail={detail} chosen={[]} isStale={isStale} onChoose={() => undefined} />
      </section>
    );
  return (
    <form
      className="or-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (mustAsk) return void ask();
        const problemNow = obstacle();
        refuse(problemNow);
        if (problemNow === '' && quote && !isQuoting && !isStale) setQuestion({ kind: 'sum' });
        return undefined;
      }}
    >
      {approved && (
        <ApprovedNote application={approved} isCovered={covered} onRestore={() => filled.restore(approved)} />
      )}
      <WantedCards
        form={props}
        filled={filled}
        isVoluntary={isVoluntary}
        isApproved={covered}
        wasAsked={wasAsked}
      />
      <CostCard
        detail={detail}
        judged={judged}
        isCovered={covered}
        draft={draft}
        lacksReasons={wasAsked}
        onEdit={edit}
      >
        {quote && newFlights && !open && !covered && (
          <RebuyOffer
            host={host}
            detail={detail}
            intent={rebuying}
            wanted={{ changeReason, passengerNos, newFlights }}
            remark={draft.remark}
            overReasons={asked.overReasons}
            obstacle={obstacle()}
            onObstacle={refuse}
            onChanged={(isDone) => {
              if (isDone) clear();
              refetch();
              onChanged();
            }}
          />
        )}
        {mustAsk && <p className="oa-rule">{approvals.mustAsk(judged.approverName)}</p>}
        {mayAsk && <p className="or-note">{approvals.askFirstHint(judged.approverName)}</p>}
      </CostCard>
      <Problem id={problemId} text={problem} />
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
        <SubmitQuestion
          question={question}
          texts={{ ...t, confirmNo: t.cancelNo, anyway: t.changeAnyway }}
          isSending={applying.isSending}
          onConfirm={() => void apply(confirmationsAfter(question))}
          onCancel={() => setQuestion(undefined)}
        >
          {quote.total > 0
            ? t.asked(quote.tickets.length, formatPrice(quote.total))
            : t.askedFree(quote.tickets.length)}
        </SubmitQuestion>
      )}
    </form>
  );
}
