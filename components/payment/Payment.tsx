import CircleCheck from 'lucide-react/icons/circle-check';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { PAY_TYPE } from '../../src/contract/payment/payment';
import type { ViewProps } from '../../src/element/definition/declaration';
import { useReturn } from '../../src/element/data/use-return';
import { clockText } from '../../src/domain/fare/duration';
import { formatPrice } from '../../src/domain/money/money';
import { Button } from '../../src/ui/button/Button';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { Price } from '../../src/ui/fare/Price';
import { Radio } from '../../src/ui/field/Radio';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { useSecondsUntil } from '../../src/ui/date/use-seconds-until';
import type { payment } from './element';
import { createPaying, type Due, type Paying, type PayingState } from './paying';

type At<S extends PayingState['step']> = Extract<PayingState, { step: S }>;

export default function Payment({ host, orderNo, returnUrl, pollSeconds }: ViewProps<typeof payment>) {
  const paying = host.store(createPaying);
  const state = useStore(paying.store);
  useEffect(() => void paying.load(orderNo), [paying, orderNo]);

  switch (state.step) {
    case 'loading':
      return <SkeletonRows rows={4} height={56} label="正在查询支付方式" />;
    case 'failed':
      return (
        <ErrorState
          message={state.message}
          onRetry={state.retryable ? () => void paying.load(orderNo) : undefined}
        />
      );
    case 'choosing':
      return <Methods paying={paying} state={state} returnUrl={returnUrl} pollSeconds={pollSeconds} />;
    case 'at-cashier':
      return <AtCashier paying={paying} state={state} pollSeconds={pollSeconds} />;
    case 'paid':
      return (
        <div className="pay-done" role="status">
          <CircleCheck />
          <h2>支付成功</h2>
          <p>
            订单号 <strong>{state.orderNo}</strong>
          </p>
        </div>
      );
    case 'expired':
      return <ErrorState message="订单已超过支付时限，座位已释放，请重新预订" />;
  }
}

interface MethodsProps {
  paying: Paying;
  state: At<'choosing'>;
  returnUrl: string;
  pollSeconds: number;
}

function Methods({ paying, state, returnUrl, pollSeconds }: MethodsProps) {
  const { due, chosen, busy, problem } = state;
  const name = useId();
  useReturn(() => void paying.lookAgain());
  const isOver = useSecondsUntil(Date.parse(due.payDeadline)) === 0;
  useEffect(() => {
    if (!isOver) return undefined;
    // the gateway's clock decides, and may be behind this one
    const look = () => void paying.lookAgain();
    look();
    const timer = setInterval(look, pollSeconds * 1000);
    return () => clearInterval(timer);
  }, [paying, isOver, pollSeconds]);
  const confirm = () => {
    // opened while the press still counts as one, or the browser would block it
    const tab = chosen?.payType === PAY_TYPE.thirdParty ? window.open('', '_blank') : null;
    void paying.confirm(returnUrl, tab);
  };
  return (
    <div className="pay">
      <DueHead due={due} />
      <fieldset className="pay-methods" part="methods">
        <legend className="tp-visually-hidden">支付方式</legend>
        {due.methods.map((method) => (
          <label key={method.name} className="pay-method" data-disabled={method.available ? undefined : ''}>
            <Radio
              name={name}
              checked={method === chosen}
              disabled={!method.available || busy}
              onChange={() => paying.choose(method)}
            />
            <span className="pay-method-name">{method.name}</span>
            <span className="pay-method-note">{method.available ? method.description : method.reason}</span>
          </label>
        ))}
      </fieldset>
      <div className="pay-actions">
        {problem && (
          <p className="pay-problem" role="alert">
            {problem}
          </p>
        )}
        <Button variant="primary" size="large" loading={busy} loadingText="正在支付" onClick={confirm}>
          确认支付 ¥{formatPrice(due.payAmount)}
        </Button>
        {!chosen && (
          <span className="pay-method-note">
            {due.methods.some(({ available }) => available)
              ? '请选择支付方式'
              : '没有可用的支付方式，请联系管理员'}
          </span>
        )}
      </div>
    </div>
  );
}

function DueHead({ due }: { due: Due }) {
  const left = useSecondsUntil(Date.parse(due.payDeadline));
  const guaranteed = useSecondsUntil(Date.parse(due.priceGuaranteedUntil));
  return (
    <header className="pay-head">
      <div>
        <span className="pay-label">应付金额</span>
        <Price fen={due.payAmount} size="large" />
      </div>
      <dl>
        <div>
          <dt>订单号</dt>
          <dd>{due.orderNo}</dd>
        </div>
        <div>
          <dt>支付剩余时间</dt>
          <dd>{clockText(left)}</dd>
        </div>
        <div>
          <dt>价格保留</dt>
          <dd>{guaranteed > 0 ? clockText(guaranteed) : '支付时重新核价'}</dd>
        </div>
      </dl>
    </header>
  );
}

interface AtCashierProps {
  paying: Paying;
  state: At<'at-cashier'>;
  pollSeconds: number;
}

function AtCashier({ paying, state, pollSeconds }: AtCashierProps) {
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
      {state.method.companyPart && <p>{state.method.description}</p>}
      <p role="status">
        {state.opened
          ? '请在新打开的收银台页面完成支付，完成后本页会自动更新。'
          : '浏览器拦截了收银台页面，请点击下面的链接打开。'}
      </p>
      <p>
        <a className="pay-cashier" href={state.payUrl} target="_blank" rel="noopener noreferrer">
          <ExternalLink />
          打开收银台
        </a>
      </p>
      {state.hint && (
        <p className="pay-hint" role="status">
          {state.hint}
        </p>
      )}
      <div className="pay-actions">
        <Button
          variant="primary"
          loading={state.checking}
          loadingText="正在查询支付结果"
          onClick={() => void paying.check({ asked: true })}
        >
          我已完成支付
        </Button>
        <Button onClick={() => void paying.backToMethods()}>更换支付方式</Button>
      </div>
    </div>
  );
}
