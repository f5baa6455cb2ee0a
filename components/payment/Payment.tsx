import CircleCheck from 'lucide-react/icons/circle-check';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { PAY_TYPE } from '../../src/contract/payment/payment';
import type { WalletReview } from '../../src/contract/payment/wallet-review';
import type { ViewProps } from '../../src/element/host/view-props';
import { useReturn } from '../../src/element/data/use-return';
import { formatPrice } from '../../src/domain/money/money';
import { isReviewed } from '../../src/domain/wallet/review';
import { amountTexts } from '../../src/domain/texts/amounts/texts';
import { TargetInPlace } from '../../src/element/navigation/TargetInPlace';
import { SecurityField } from '../../src/element/security/SecurityField';
import { errorTexts } from '../../src/element/errors/texts';
import { Button } from '../../src/ui/button/Button';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { Price } from '../../src/ui/fare/Price';
import { Radio } from '../../src/ui/field/choice/Radio';
import { Tag } from '../../src/ui/feedback/Tag';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { useSecondsUntil } from '../../src/ui/date/use-seconds-until';
import { AdministratorNames } from '../../src/element/administrators/AdministratorNames';
import { useTexts } from '../../src/ui/texts/use-texts';
import type { payment } from './declaration';
import type { At, Due, Failure, PayProblem } from './payment-state';
import { createPaymentStore, type PaymentStore } from './payment-store';
import { paymentTexts } from './texts';
import { useOnValuesChange } from '../../src/element/definition/react/use-on-values-change';

/** Polling of a wallet review is slower than polling at the cashier by this factor. */
const REVIEW_PAUSES = 5;

export default function Payment({ host, orderNo, returnUrl, pollSeconds }: ViewProps<typeof payment>) {
  const t = useTexts(paymentTexts);
  const failureText = useFailureText();
  const paying = host.store(createPaymentStore);
  const state = useStore(paying.store);
  useOnValuesChange(() => void paying.load(orderNo), [paying, orderNo]);

  switch (state.step) {
    case 'loading':
      return <SkeletonRows rows={4} height={56} label={t.loading} />;
    case 'failed':
      return (
        <ErrorState
          message={failureText(state.failure)}
          onRetry={state.retryable ? () => void paying.load(orderNo) : undefined}
        />
      );
    case 'choosing':
      return <Methods paying={paying} state={state} returnUrl={returnUrl} pollSeconds={pollSeconds} />;
    case 'account-safety':
      return (
        <TargetInPlace
          host={host}
          target={state.target}
          back={t.back}
          onBack={() => void paying.backToMethods()}
        />
      );
    case 'at-cashier':
      return <AtCashier paying={paying} state={state} pollSeconds={pollSeconds} />;
    case 'paid':
      return (
        <div className="pay-done" role="status">
          <CircleCheck />
          <h2>{t.paid}</h2>
          <p>
            {t.order} <strong>{state.orderNo}</strong>
          </p>
        </div>
      );
    case 'expired':
      return <ErrorState message={t.expired} />;
  }
}

function useFailureText(): (failure: Failure | PayProblem) => string {
  const t = useTexts(paymentTexts);
  const errors = useTexts(errorTexts);
  return (failure) => {
    switch (failure.kind) {
      case 'uncertain':
        return t.uncertain(errors.of(failure.error));
      case 'refused':
        return failure.error instanceof Error ? errors.of(failure.error) : t.refused;
      case 'error':
        return failure.error instanceof Error ? errors.of(failure.error) : t.failed;
      default:
        return t[failure.kind];
    }
  };
}

interface MethodsProps {
  paying: PaymentStore;
  state: At<'choosing'>;
  returnUrl: string;
  pollSeconds: number;
}

function Methods({ paying, state, returnUrl, pollSeconds }: MethodsProps) {
  const { due, chosen, busy, problem } = state;
  const t = useTexts(paymentTexts);
  const failureText = useFailureText();
  const name = useId();
  const noteId = useId();
  useReturn(() => {
    void paying.lookAgain();
    void paying.readAgain();
  });
  const isOver = useSecondsUntil(Date.parse(due.payDeadline)) === 0;
  useEffect(() => {
    if (!isOver) return undefined;
    // the gateway's clock decides, and may lag behind the browser's
    const look = () => void paying.lookAgain();
    look();
    const timer = setInterval(look, pollSeconds * 1000);
    return () => clearInterval(timer);
  }, [paying, isOver, pollSeconds]);
  const isWaiting = due.methods.some(({ walletReview }) => walletReview?.reviewState === 'waiting');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void paying.readAgain(), pollSeconds * REVIEW_PAUSES * 1000);
    return () => clearInterval(timer);
  }, [paying, isWaiting, pollSeconds]);
  const methods = useRef<HTMLFieldSetElement>(null);
  const review = chosen?.walletReview && !isReviewed(chosen.walletReview) ? chosen.walletReview : null;
  const security = review === null ? (chosen?.walletSecurity ?? null) : null;
  const canPay = due.methods.some(({ available }) => available);
  const confirm = () => {
    if (!chosen) {
      methods.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    // opened synchronously within the click, or the browser would block the tab
    const tab = chosen.payType === PAY_TYPE.thirdParty ? window.open('', '_blank') : null;
    void paying.confirm(returnUrl, tab);
  };
  return (
    <div className="pay">
      <DueHead due={due} />
      <fieldset ref={methods} className="pay-methods" part="methods" hidden={due.methods.length === 0}>
        <legend className="tp-visually-hidden">{t.methods}</legend>
        {due.methods.map((method) => (
          <label key={method.name} className="pay-method" data-disabled={method.available ? undefined : ''}>
            <Radio
              name={name}
              checked={method === chosen}
              disabled={!method.available || busy}
              onChange={() => paying.choose(method)}
            />
            <span className="pay-method-name">{t.method(method)}</span>
            {method.walletReview && <ReviewTag review={method.walletReview} />}
            <span className="pay-method-note">{t.note(method, due.payAmount)}</span>
          </label>
        ))}
      </fieldset>
      {security && security.securityState !== 'proven' && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <SecurityField proof={paying.proof} security={security} readOnly={busy} onGo={paying.goToSafety} />
        </form>
      )}
      <div className="pay-actions">
        {problem && (
          <p className="pay-problem" role="alert">
            {failureText(problem)}
          </p>
        )}
        {!canPay && (
          <p id={noteId} className="pay-problem">
            {t.none}
            <AdministratorNames />
          </p>
        )}
        {review && <ReviewNote review={review} />}
        {review?.reviewState !== 'waiting' && security?.securityState !== 'unset' && (
          <Button
            variant="primary"
            size="large"
            {...(canPay ? {} : { 'aria-disabled': true })}
            aria-describedby={chosen ? undefined : noteId}
            loading={busy}
            loadingText={review ? t.askingReview : t.paying}
            onClick={review ? () => void paying.askForReview() : confirm}
          >
            {review ? t.askReview : t.confirm(formatPrice(due.payAmount))}
          </Button>
        )}
        {canPay && !chosen && (
          <span id={noteId} className="pay-method-note">
            {t.choose}
          </span>
        )}
      </div>
    </div>
  );
}

const REVIEW_TONES = { needed: 'over', waiting: 'accent', agreed: 'within', refused: 'blocked' } as const;

function ReviewTag({ review: { reviewState } }: { review: WalletReview }) {
  const t = useTexts(paymentTexts);
  return <Tag tone={REVIEW_TONES[reviewState]}>{t.reviewState(reviewState)}</Tag>;
}

/** Explains why the chosen method cannot be paid with yet. */
function ReviewNote({ review }: { review: WalletReview }) {
  const t = useTexts(paymentTexts);
  const { reviewState, amount, reviewAbove, refuseReason } = review;
  return (
    <p className="pay-hint" role="status">
      {reviewState === 'waiting'
        ? t.reviewWaiting(formatPrice(amount))
        : t.reviewNeeded(formatPrice(amount), formatPrice(reviewAbove))}
      {reviewState === 'refused' && <span className="pay-reason">{t.reviewRefused(refuseReason)}</span>}
    </p>
  );
}

function DueHead({ due }: { due: Due }) {
  const t = useTexts(paymentTexts);
  const { clock } = useTexts(amountTexts);
  const left = useSecondsUntil(Date.parse(due.payDeadline));
  const guaranteed = useSecondsUntil(Date.parse(due.priceGuaranteedUntil));
  return (
    <header className="pay-head">
      <div>
        <span className="pay-label">{t.due}</span>
        <Price fen={due.payAmount} size="large" />
      </div>
      <dl>
        <div>
          <dt>{t.order}</dt>
          <dd>{due.orderNo}</dd>
        </div>
        <div>
          <dt>{t.left}</dt>
          <dd>{clock(left)}</dd>
        </div>
        <div>
          <dt>{t.price}</dt>
          <dd>{guaranteed > 0 ? clock(guaranteed) : t.priceOver}</dd>
        </div>
      </dl>
    </header>
  );
}

interface AtCashierProps {
  paying: PaymentStore;
  state: At<'at-cashier'>;
  pollSeconds: number;
}

function AtCashier({ paying, state, pollSeconds }: AtCashierProps) {
  const t = useTexts(paymentTexts);
  useEffect(() => {
    const look = () => void paying.check();
    const timer = setInterval(look, pollSeconds * 1000);
    window.addEventListener('focus', look); // back from the cashier's tab
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [paying, pollSeconds]);
  return (
    <div className="pay">
      <DueHead due={state.due} />
      {state.method.companyPart && <p>{t.note(state.method, state.due.payAmount)}</p>}
      <p role="status">{state.opened ? t.atCashier : t.blocked}</p>
      <p>
        <a className="pay-cashier" href={state.payUrl} target="_blank" rel="noopener noreferrer">
          <ExternalLink />
          {t.openCashier}
        </a>
      </p>
      {state.isNotYet && (
        <p className="pay-hint" role="status">
          {t.notYet}
        </p>
      )}
      <div className="pay-actions">
        <Button
          variant="primary"
          loading={state.checking}
          loadingText={t.asking}
          onClick={() => void paying.check({ asked: true })}
        >
          {t.done}
        </Button>
        <Button onClick={() => void paying.backToMethods()}>{t.other}</Button>
      </div>
    </div>
  );
}
