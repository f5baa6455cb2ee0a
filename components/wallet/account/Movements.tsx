import { useMemo } from 'react';
import {
  MOVEMENT_KINDS,
  queryWalletMovements,
  WALLET_ACCOUNTS,
  type WalletAccountKind,
} from '../../../src/contract/wallet/account';
import { formatPrice } from '../../../src/domain/money/money';
import {
  choiceFilter,
  NO_DAYS,
  periodFilter,
  personFilter,
} from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { walletTexts } from '../texts';
import type { Wallet } from '../wallet';
import { movementColumns } from './columns';
import { Statement } from './Statement';

interface Of {
  wallet: Wallet;
  account: WalletAccountKind;
}

const List = listPage(
  queryWalletMovements,
  { t: walletTexts },
  {
    path: '/companyManageSet/walletAccount',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.query, hint: t.keywordHint }),
    filters: {
      kind: choiceFilter(MOVEMENT_KINDS, {
        label: ({ t }) => t.kind,
        name: ({ t }) => t.kindName,
        all: ({ t }) => t.allKinds,
      }),
      period: periodFilter(),
      person: personFilter(({ t }) => t.person),
    },
    ask: ({ keyword, kind, period = NO_DAYS, person }, { account }: Of) => ({
      account,
      keyword,
      kindList: kind === undefined ? [] : [kind],
      ...period,
      staffNO: person?.staffNO ?? '',
    }),
    rows: ({ movementList }) => movementList,
    rowKey: ({ entryNo }) => String(entryNo),
    columns: ({ t }, { wallet }) => movementColumns(t, wallet),
    sums: ({ inAmount, outAmount }, { t }) => t.sums(formatPrice(inAmount), formatPrice(outAmount)),
    exports: { kind: 'walletMovements' },
    savesViews: true,
    Above: AccountChoice,
    Between: ({ of: { account }, filters }) => (
      <Statement account={account} days={filters.period ?? NO_DAYS} />
    ),
    // the rows of another account are no placeholder
    keepPrevious: ({ movementList: [first] }, { account }) => first?.account === account,
  },
);

/** Movements of one account: the statement of the chosen days, and each movement with the balance after it. */
export function Movements({ wallet, account }: Of) {
  const of = useMemo(() => ({ wallet, account }), [wallet, account]);
  return <List listing={wallet.movements} of={of} onShowFiles={wallet.showDownloads} />;
}

function AccountChoice({ of: { wallet, account } }: { of: Of }) {
  const t = useTexts(walletTexts);
  return (
    <div className="wa-choice">
      <Segmented
        label={t.accounts}
        value={account}
        options={WALLET_ACCOUNTS.map((value) => ({ value, label: t.accountName(value) }))}
        onChange={wallet.showAccount}
      />
    </div>
  );
}
