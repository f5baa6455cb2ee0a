import { useMemo } from 'react';
import {
  MOVEMENT_KINDS,
  queryWalletMovements,
  WALLET_ACCOUNTS,
  type MovementKind,
} from '../../../src/contract/wallet/account';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { ExportBar } from '../../../src/element/export/ExportBar';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { Field } from '../../../src/ui/field/Field';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FilterBar, PeriodFields } from '../../../src/ui/table/list/FilterBar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { StaffField } from '../../../src/element/people/StaffField';
import { walletTexts } from '../texts';
import { isMovementFiltered, movementsAsked, type Wallet, type WalletState } from '../wallet';
import { movementColumns } from './columns';
import { Statement } from './Statement';

/** Page whose table preferences count where the list stands outside of a portal. */
const OWN_PAGE = '/companyManageSet/walletAccount';

interface Props {
  wallet: Wallet;
  state: WalletState;
}

/** What moved on one account: the statement over the days, and each movement with the balance after it. */
export function Movements({ wallet, state }: Props) {
  const t = useTexts(walletTexts);
  const { account, movements } = state;
  const { showOrder, showRecharges } = wallet;
  const columns = useMemo(
    () => movementColumns(t, { showOrder, showRecharges }),
    [t, showOrder, showRecharges],
  );
  const { pageSize } = movements;
  const table = useListTable(OWN_PAGE, columns, { pageSize, setPageSize: wallet.setPageSize });
  const asked = movementsAsked(state);
  const found = useCall(
    queryWalletMovements,
    table.isReady ? { ...asked, pageIndex: movements.page, pageSize } : undefined,
    {
      live: true,
      // those of another account are no stand-in
      keepPrevious: ({ movementList: [first] }) => first?.account === account,
    },
  );
  const { data } = found;
  return (
    <>
      <div className="wa-choice">
        <Segmented
          label={t.accounts}
          value={account}
          options={WALLET_ACCOUNTS.map((value) => ({ value, label: t.accountName(value) }))}
          onChange={wallet.showAccount}
        />
      </div>
      <MovementFilterBar wallet={wallet} state={state} />
      <Statement account={account} days={movements.filters} />
      {data !== undefined && data.total > 0 && (
        <div className="tp-list-tools">
          <span className="wa-sums">{t.sums(formatPrice(data.inAmount), formatPrice(data.outAmount))}</span>
          <ExportBar kind="walletMovements" query={asked} onShowFiles={wallet.showDownloads} />
        </div>
      )}
      <PagedTable
        noun={t.noun}
        found={found}
        rows={data?.movementList ?? []}
        total={data?.total ?? 0}
        rowKey={({ entryNo }) => String(entryNo)}
        table={table}
        state={movements}
        listing={wallet.movements}
        isFiltered={isMovementFiltered(movements.filters)}
        nothing={t.nothing}
      />
    </>
  );
}

function MovementFilterBar({ wallet, state: { movements } }: Props) {
  const t = useTexts(walletTexts);
  const { filters } = movements;
  const { filter, search, clear } = wallet.movements;
  return (
    <FilterBar
      label={t.query}
      keyword={filters.keyword}
      placeholder={t.keywordHint}
      onSearch={search}
      isFiltered={isMovementFiltered(filters)}
      onClear={clear}
    >
      <Field label={t.kind}>
        <Select<MovementKind | ''>
          value={filters.kind}
          options={[
            { value: '', label: t.allKinds },
            ...MOVEMENT_KINDS.map((value) => ({ value, label: t.kindName(value) })),
          ]}
          onChange={(kind) => filter({ kind })}
        />
      </Field>
      <PeriodFields value={filters} onChange={filter} />
      <StaffField
        label={t.person}
        people={filters.person === null ? [] : [filters.person]}
        most={1}
        onChange={([person = null]) => filter({ person })}
      />
    </FilterBar>
  );
}
