import Plus from 'lucide-react/icons/plus';
import Settings2 from 'lucide-react/icons/settings-2';
import { useId, type ReactNode } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import type { queryWalletAccount } from '../../../src/contract/wallet/account';
import { formatPrice } from '../../../src/domain/money/money';
import type { CallState } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { walletTexts } from '../texts';
import { useWalletRights } from '../use-rights';
import type { Wallet } from '../wallet';

interface Props {
  wallet: Wallet;
  found: CallState<ResultOf<typeof queryWalletAccount>>;
}

/** Total, frozen and available balance, and the credit line. */
export function Accounts({ wallet, found }: Props) {
  const t = useTexts(walletTexts);
  const errors = useTexts(errorTexts);
  const { mayRecharge, maySet } = useWalletRights();
  const { data, error, isFetching, refetch } = found;
  if (error && !data) {
    return (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const account = data?.corpWalletAccount;
  return (
    <div className="wa-accounts" part="accounts">
      <Card
        title={t.accountName('prepaid')}
        isThere={account && account.prepaid !== null}
        figures={
          account?.prepaid
            ? [
                [t.total, account.prepaid.totalAmount],
                [t.frozen, account.prepaid.frozenAmount],
                [t.available, account.prepaid.availableAmount],
              ]
            : []
        }
        actions={
          <>
            {maySet && (
              <Button icon={<Settings2 />} aria-haspopup="dialog" onClick={() => wallet.ask('settings')}>
                {t.settings}
              </Button>
            )}
            {mayRecharge && account?.prepaid && (
              <Button variant="primary" icon={<Plus />} onClick={() => wallet.showRecharges()}>
                {t.recharge}
              </Button>
            )}
          </>
        }
      >
        {t.frozenHint}
      </Card>
      <Card
        title={t.accountName('credit')}
        isThere={account && account.credit !== null}
        figures={
          account?.credit
            ? [
                [t.limit, account.credit.limitAmount],
                [t.used, account.credit.usedAmount],
                [t.frozen, account.credit.frozenAmount],
                [t.left, account.credit.availableAmount],
              ]
            : []
        }
      >
        {t.creditHint}
      </Card>
    </div>
  );
}

interface CardProps {
  title: string;
  /** Undefined while loading. */
  isThere: boolean | undefined;
  figures: readonly (readonly [name: string, fen: number])[];
  actions?: ReactNode;
  children: string;
}

function Card({ title, isThere, figures, actions, children }: CardProps) {
  const t = useTexts(walletTexts);
  const titleId = useId();
  return (
    <section className="wa-card" aria-labelledby={titleId} aria-busy={isThere === undefined}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {actions && <div className="wa-acts">{actions}</div>}
      </header>
      {isThere === undefined && <SkeletonRows rows={1} height={52} label={t.loading} />}
      {isThere === false && <p className="wa-none">{t.none}</p>}
      {isThere && (
        <dl className="wa-figures">
          {figures.map(([name, fen]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span className="wa-yuan">¥</span>
                {formatPrice(fen)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="wa-hint">{children}</p>
    </section>
  );
}
