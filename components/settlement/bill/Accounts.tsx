import { useId } from 'react';
import { querySettleBillGroups } from '../../../src/contract/settlement/bills';
import { MULTI_ACCOUNT, queryMultiAccount } from '../../../src/contract/settlement/products';
import { useCall } from '../../../src/element/data/use-call';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { Amount } from '../Amount';
import { billTexts } from './texts';

/** Amounts of a bill per accounting entity, for enterprises that settle by several. */
export function Accounts({ settling, billNo }: { settling: SettlementStore; billNo: string }) {
  const s = useTexts(settlementTexts);
  const t = useTexts(billTexts);
  const titleId = useId();
  const { data: accounts } = useCall(queryMultiAccount, {}, { quiet: true });
  const isSeveral = accounts?.multiAccountStatus === MULTI_ACCOUNT.several;
  const { data } = useCall(
    querySettleBillGroups,
    isSeveral ? { billNo, groupBy: 'entity', pageSize: 200 } : undefined,
  );
  if (!isSeveral || !data) return null;
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.accounts}</h3>
      <p className="st-hint">{t.accountsHint}</p>
      <ul className="st-accounts">
        {data.groupList.map(({ no, name, lineCount, amount }) => (
          <li key={no}>
            <button
              type="button"
              className="tp-list-link st-link"
              aria-label={t.showGroup(name || s.unassigned)}
              onClick={() => settling.showGroup({ by: 'entity', no })}
            >
              {name || s.unassigned}
            </button>
            <span className="st-hint">{s.lineCount(lineCount)}</span>
            <strong>
              <Amount fen={amount} />
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
