import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { queryWalletStatement, type WalletAccountKind } from '../../../src/contract/wallet/account';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { walletTexts, type WalletTexts } from '../texts';

interface Days {
  beginDate: string;
  endDate: string;
}

/**
 * Opening balance, movements and closing balance over the days of the list, checked against the balance of the account.
 */
export function Statement({ account, days }: { account: WalletAccountKind; days: Days }) {
  const t = useTexts(walletTexts);
  const errors = useTexts(errorTexts);
  const titleId = useId();
  const { beginDate, endDate } = days;
  const { data, error, isFetching, refetch } = useCall(
    queryWalletStatement,
    { account, beginDate, endDate },
    { live: true },
  );
  if (data?.statement === null) return null;
  const { statement } = data ?? {};
  return (
    <section className="wa-statement" aria-labelledby={titleId} aria-busy={isFetching}>
      <h3 id={titleId}>{t.statementOf(daysText(days, t))}</h3>
      {!statement && error && (
        <ErrorState
          message={t.statementFailed(errors.of(error))}
          retrying={isFetching}
          onRetry={isRefused(error) ? undefined : () => void refetch()}
        />
      )}
      {!statement && !error && <SkeletonRows rows={1} height={44} label={t.loading} />}
      {statement && (
        <>
          <dl className="wa-equation">
            {(
              [
                ['', t.opening, statement.openingBalance],
                ['+', t.came, statement.inAmount],
                ['−', t.went, statement.outAmount],
                ['=', t.closing, statement.closingBalance],
              ] as const
            ).map(([sign, name, fen]) => (
              <div key={name}>
                <dt>
                  {sign !== '' && (
                    <span className="wa-sign" aria-hidden="true">
                      {sign}
                    </span>
                  )}
                  {name}
                </dt>
                <dd>{formatPrice(fen)}</dd>
              </div>
            ))}
          </dl>
          <p className="wa-checked" data-balanced={statement.isBalanced}>
            {statement.isBalanced ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
            {statement.isBalanced ? t.balanced : t.unbalanced}
          </p>
        </>
      )}
    </section>
  );
}

function daysText({ beginDate, endDate }: Days, t: WalletTexts): string {
  if (beginDate === '' && endDate === '') return t.allDays;
  if (endDate === '') return t.since(beginDate);
  return beginDate === '' ? t.until(endDate) : t.between(beginDate, endDate);
}
