import { useId } from 'react';
import { formatPrice } from '../../../../src/domain/money/money';
import { payTypeName } from '../../../../src/domain/money/pay-type';
import { saleTexts } from '../../../../src/domain/money/texts/texts';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { errorTexts } from '../../../../src/element/errors/texts';
import { SecurityField, type SafetyTarget } from '../../../../src/element/security/SecurityField';
import { SubmissionProblem } from '../../../../src/element/submission/SubmissionProblem';
import { Button } from '../../../../src/ui/button/Button';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { Radio } from '../../../../src/ui/field/choice/Radio';
import { Dialog } from '../../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import {
  securityOf,
  type Batch,
  type BatchKind,
  type BatchRow,
  type BatchState,
  type Outcome,
} from './batch';
import { orderBatchTexts } from './texts';

interface Props {
  batch: Batch;
  open: NonNullable<BatchState['open']>;
}

/** Dialog that confirms a batch action and shows the outcome of each order. */
export function BatchDialog({
  batch,
  open,
  onGoToSafety,
}: Props & { onGoToSafety(target: SafetyTarget): void }) {
  const t = useTexts(orderBatchTexts);
  const { kind, step, rows, methods, problem } = open;
  const security = securityOf(open);
  const due = rows.filter(({ outcome }) => outcome.kind === 'waiting');
  const amount = formatPrice(due.reduce((sum, row) => sum + row.amount, 0));
  const isPay = kind === 'pay';
  const isLeft = rows.some(({ outcome: { kind: state } }) => state !== 'gone');
  const canRun = isLeft && (!isPay || (methods.length > 0 && security?.securityState !== 'unset'));
  const count = (...kinds: Outcome['kind'][]) =>
    rows.filter(({ outcome }) => kinds.includes(outcome.kind)).length;
  return (
    <Dialog
      title={isPay ? t.payTitle : t.cancelTitle}
      onClose={batch.close}
      footer={<Footer batch={batch} open={open} amount={amount} canRun={canRun} />}
    >
      <div className="ol-batch-body">
        {step === 'over' ? (
          <p role="status" className="ol-batch-sum">
            {t.over(count('done'), count('refused', 'gone'), count('uncertain'))}
          </p>
        ) : (
          <p role="status" className="ol-batch-sum">
            {t.sum(due.length, amount)}
          </p>
        )}
        {step === 'asking' && !isPay && <p>{t.cancelHint}</p>}
        {step === 'preparing' && <SkeletonRows rows={2} height={32} label={t.preparing} />}
        {step === 'asking' && isPay && <Methods batch={batch} open={open} />}
        {security && step !== 'preparing' && step !== 'over' && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void batch.run();
            }}
          >
            <SecurityField
              proof={batch.proof}
              security={security}
              readOnly={step === 'running'}
              onGo={onGoToSafety}
            />
            <SubmissionProblem problem={problem} />
          </form>
        )}
        <ul className="ol-batch-rows" aria-label={t.results}>
          {rows.map((row) => (
            <Row key={row.order.orderNo} row={row} kind={kind} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Footer({ batch, open, amount, canRun }: Props & { amount: string; canRun: boolean }) {
  const t = useTexts(orderBatchTexts);
  const { kind, step, rows } = open;
  const isPay = kind === 'pay';
  const run = () => void batch.run();
  if (step === 'over') {
    const isKnown = rows.every(({ outcome }) => outcome.kind !== 'uncertain');
    return (
      <>
        <Button onClick={batch.close}>{t.close}</Button>
        {!isKnown && (
          <Button variant="primary" onClick={run}>
            {t.again}
          </Button>
        )}
      </>
    );
  }
  const isRunning = step === 'running';
  return (
    <>
      {!isRunning && <Button onClick={batch.close}>{isPay ? t.close : t.keep}</Button>}
      {step !== 'preparing' && canRun && (
        <Button
          variant={isPay ? 'primary' : 'danger'}
          loading={isRunning}
          loadingText={t.running}
          onClick={run}
        >
          {isPay ? t.confirmPay(amount) : t.confirmCancel}
        </Button>
      )}
    </>
  );
}

function Methods({ batch, open: { methods, chosen } }: Props) {
  const t = useTexts(orderBatchTexts);
  const sale = useTexts(saleTexts);
  const name = useId();
  if (methods.length === 0) return <p role="alert">{t.noMethod}</p>;
  return (
    <fieldset className="ol-batch-methods">
      <legend className="tp-visually-hidden">{t.methods}</legend>
      {methods.map((method) => (
        <label key={`${method.payType}/${method.subPayType}`}>
          <Radio name={name} checked={method === chosen} onChange={() => batch.choose(method)} />
          {payTypeName(method.payType, sale)}
        </label>
      ))}
    </fieldset>
  );
}

function Row({ row: { order, amount, outcome }, kind }: { row: BatchRow; kind: BatchKind }) {
  const { list } = useTexts(amountTexts);
  return (
    <li data-outcome={outcome.kind}>
      <span>{order.orderNo}</span>
      <span className="ol-batch-way">
        {list(order.flights.map((flight) => `${flight.depCityName}—${flight.arrCityName}`))}
      </span>
      <span className="ol-payment-amount">¥{formatPrice(amount)}</span>
      <span className="ol-batch-outcome">
        <OutcomeText outcome={outcome} kind={kind} />
      </span>
    </li>
  );
}

function OutcomeText({ outcome, kind }: { outcome: Outcome; kind: BatchKind }) {
  const t = useTexts(orderBatchTexts);
  const errors = useTexts(errorTexts);
  switch (outcome.kind) {
    case 'done':
      return kind === 'pay' ? t.paid : t.cancelled;
    case 'refused':
      return outcome.error === undefined ? t.failed : errors.of(outcome.error);
    case 'uncertain':
      return t.uncertain(outcome.error === undefined ? '' : errors.of(outcome.error));
    default:
      return t[outcome.kind];
  }
}
