import { useEffect, useMemo } from 'react';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import {
  DIFFER_FIELDS,
  queryComparedLines,
  type DifferField,
  type queryBillComparison,
} from '../../../src/contract/settlement/compare';
import { formatPrice } from '../../../src/domain/money/money';
import { canDisputeItem } from '../../../src/domain/settlement/compare-claims';
import { useCall } from '../../../src/element/data/use-call';
import { ExportBar } from '../../../src/element/export/ExportBar';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useTablePreferences } from '../../../src/element/list/table-preferences';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FilterBar } from '../../../src/ui/table/list/FilterBar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { comparedColumns } from './compared-columns';
import { CompareSelection } from './CompareSelection';
import { hasCompareFilters, type CompareFilters, type CompareState } from './compare-store';
import { compareTexts } from './texts';

/** Key of the stored table settings: this table has its own. */
const OWN_PAGE = '/settlePayment/compare';

interface Props {
  settling: SettlementStore;
  compare: CompareState;
  found: ResultOf<typeof queryBillComparison>;
  canConfirm: boolean;
}

type Filter = Omit<BodyOf<typeof queryComparedLines>, 'comparisonNo' | 'pageIndex' | 'pageSize'>;

const filterOf = ({ keyword, result, differField }: CompareFilters): Filter => ({
  keyword,
  resultList: result === '' ? [] : [result],
  differFieldList: differField === '' ? [] : [differField],
});

/** Paged entries of a comparison with both sides side by side. Disputable entries can be chosen. */
export function ComparedItems({ settling, compare, found: { comparison, differList }, canConfirm }: Props) {
  const s = useTexts(settlementTexts);
  const t = useTexts(compareTexts);
  const { comparisonNo } = comparison;
  const { comparing } = settling;
  const { filters, chosen } = compare;
  // a string, so that the columns change only with the fields
  const differing = differList.map(({ field }) => field).join(' ');
  const columns = useMemo(
    () =>
      comparedColumns(
        settling,
        DIFFER_FIELDS.filter((field) => differing.split(' ').includes(field)),
        { s, t },
      ),
    [settling, differing, s, t],
  );
  const preferences = useTablePreferences(OWN_PAGE, columns);
  const pageSize = preferences.pageSize || compare.pageSize;
  const filter = filterOf(filters);
  const found = useCall(
    queryComparedLines,
    preferences.settled ? { comparisonNo, ...filter, pageIndex: compare.page, pageSize } : undefined,
    { live: true, keepPrevious: true },
  );
  const { data } = found;
  const { learn } = comparing;
  useEffect(() => {
    if (data) learn(data.itemList);
  }, [data, learn]);
  const items = data?.itemList ?? [];
  const keys = useMemo(() => new Set([...chosen.keys()].map(String)), [chosen]);
  const mayChoose = canConfirm && (filters.result === '' || items.some(canDisputeItem) || chosen.size > 0);
  return (
    <>
      <FilterBar
        label={t.filter}
        keyword={filters.keyword}
        placeholder={t.keywordHint}
        onSearch={comparing.search}
        isFiltered={hasCompareFilters(filters)}
        onClear={comparing.clear}
      >
        {differList.length > 0 && (
          <Field label={t.differField}>
            <Select<DifferField | ''>
              value={filters.differField}
              options={[
                { value: '', label: t.all },
                ...differList.map(({ field, itemCount }) => ({
                  value: field,
                  label: t.differCount(field, itemCount),
                })),
              ]}
              onChange={comparing.filterField}
            />
          </Field>
        )}
      </FilterBar>
      {data && data.total > 0 && (
        <div className="st-found">
          <p role="status">
            {t.found(
              formatPrice(data.billAmount),
              formatPrice(data.recordAmount),
              formatPrice(data.billAmount - data.recordAmount),
            )}
          </p>
          <ExportBar
            kind="billComparison"
            query={{ comparisonNo, ...filter }}
            onShowFiles={settling.showFiles}
          />
        </div>
      )}
      <PagedTable
        noun={t.item}
        found={found}
        rows={items}
        total={data?.total ?? 0}
        rowKey={({ itemNo }) => `${itemNo}`}
        table={{ preferences, isReady: preferences.settled }}
        state={{ ...compare, pageSize }}
        listing={comparing}
        isFiltered={hasCompareFilters(filters)}
        nothing={t.noItems}
        selection={
          mayChoose
            ? {
                selected: keys,
                isSelectable: (item) => canDisputeItem(item),
                onChange: (selected) => comparing.choose(selected, items),
              }
            : undefined
        }
      />
      {canConfirm && chosen.size === 0 && (
        <div className="st-compare-rest">
          <p className="st-hint">{mayChoose ? t.howTo : t.confirmHint}</p>
          <Button aria-haspopup="dialog" onClick={() => settling.ask({ kind: 'confirm' })}>
            {t.confirmRest}
          </Button>
        </div>
      )}
      {canConfirm && chosen.size > 0 && <CompareSelection settling={settling} chosen={chosen} />}
    </>
  );
}
