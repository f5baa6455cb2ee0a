import { useMemo } from 'react';
import { queryWalletReviews, REVIEW_STATES, type ReviewState } from '../../../src/contract/wallet/reviews';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { useCall } from '../../../src/element/data/use-call';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FilterBar } from '../../../src/ui/table/list/FilterBar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { reviewsAsked, type Wallet, type WalletState } from '../wallet';
import { reviewColumns } from './columns';
import { reviewsTexts } from './texts';

/** Page whose table preferences count: the list is beside that of movements, and has others. */
const OWN_PAGE = '/companyManageSet/walletAccount/reviews';

interface Props {
  wallet: Wallet;
  state: WalletState;
}

/** Payments that somebody else has to agree to: those that wait first. */
export default function Reviews({ wallet, state }: Props) {
  const t = useTexts(reviewsTexts);
  const { reviews } = state;
  const { filters, pageSize } = reviews;
  const { showOrder, review } = wallet;
  const columns = useMemo(() => reviewColumns(t, { showOrder, review }), [t, showOrder, review]);
  const table = useListTable(OWN_PAGE, columns, { pageSize, setPageSize: wallet.setPageSize });
  const found = useCall(queryWalletReviews, table.isReady ? reviewsAsked(state) : undefined, {
    live: true,
    keepPrevious: true,
  });
  const isFiltered = filters.keyword !== '' || filters.state !== '';
  return (
    <div className="tp-list-page">
      <FilterBar
        label={t.query}
        keyword={filters.keyword}
        placeholder={t.keywordHint}
        onSearch={wallet.reviews.search}
        isFiltered={isFiltered}
        onClear={wallet.reviews.clear}
      >
        <Field label={t.state}>
          <Select<ReviewState | ''>
            value={filters.state}
            options={[
              { value: '', label: t.allStates },
              ...REVIEW_STATES.map((value) => ({ value, label: t.stateName(value) })),
            ]}
            onChange={(chosen) => wallet.reviews.filter({ state: chosen })}
          />
        </Field>
      </FilterBar>
      <PagedTable
        noun={t.noun}
        found={found}
        rows={found.data?.reviewList ?? []}
        total={found.data?.total ?? 0}
        rowKey={({ reviewNo }) => reviewNo}
        table={table}
        state={reviews}
        listing={wallet.reviews}
        isFiltered={isFiltered}
        nothing={t.nothing}
      />
    </div>
  );
}
