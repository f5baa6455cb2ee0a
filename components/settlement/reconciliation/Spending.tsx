import type { ResultOf } from '../../../src/contract/call';
import type { queryReconciliation } from '../../../src/contract/settlement/reconciliation';
import { formatPrice } from '../../../src/domain/money/money';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Figures } from '../Figures';
import { reconciliationTexts } from './texts';

/** The spending of a period by report, ledger and bills. */
export function Spending({ found }: { found: ResultOf<typeof queryReconciliation> | undefined }) {
  const t = useTexts(reconciliationTexts);
  const yuan = (fen: number) => t.yuan(formatPrice(fen));
  const accounts = found?.ledger.accountList.filter(({ amount }) => amount !== 0) ?? [];
  const { billCount, lineAmount, heldAmount, lateFee } = found?.bill ?? {};
  return (
    <Figures
      label={t.figures}
      figures={[
        {
          key: 'report',
          name: t.report,
          value: found && yuan(found.report.amount),
          beside: t.reportBasis,
        },
        {
          key: 'ledger',
          name: t.ledger,
          value: found && yuan(found.ledger.amount),
          beside: accounts.map(({ account, amount }) => (
            <span key={account}>{t.ledgerAccount(account, yuan(amount))}</span>
          )),
        },
        {
          key: 'bill',
          name: t.bill,
          value: found && yuan(found.bill.amount),
          beside: (
            <>
              <span>{t.billBasis}</span>
              {billCount !== undefined && billCount > 0 && (
                <span>
                  {t.billParts(
                    billCount,
                    yuan(lineAmount ?? 0),
                    yuan(-(heldAmount ?? 0)),
                    yuan(lateFee ?? 0),
                  )}
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
