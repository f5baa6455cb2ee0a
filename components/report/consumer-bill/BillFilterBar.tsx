import { useStore } from 'zustand';
import { PRODUCTS, REPORT_BASES, type Product } from '../../../src/contract/report/report';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FilterBar } from '../../../src/ui/table/list/FilterBar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { termTexts } from '../dashboard/terms/texts';
import { PeriodFilter } from '../period/PeriodFilter';
import type { Bill } from './bill';
import { isFiltered, USUAL_PERIOD } from './filters';
import { consumerBillTexts } from './texts';

/** Filters of the bill: keyword, product, date basis and period. */
export function BillFilterBar({ bill }: { bill: Bill }) {
  const t = useTexts(consumerBillTexts);
  const terms = useTexts(termTexts);
  const { filters, typed, today } = useStore(bill.store);
  const { product, basis } = filters;
  const tags =
    product === ''
      ? []
      : [{ label: t.product, value: terms.product(product), remove: () => bill.filter({ product: '' }) }];
  return (
    <FilterBar
      label={t.search}
      keyword={filters.keyword}
      placeholder={t.placeholder}
      onSearch={bill.search}
      isFiltered={isFiltered(filters, today)}
      onClear={bill.clear}
      tags={tags}
    >
      <Field label={t.product}>
        <Select<Product | ''>
          value={product}
          options={[
            { value: '', label: t.allProducts },
            ...PRODUCTS.map((one) => ({ value: one, label: terms.product(one) })),
          ]}
          onChange={(chosen) => bill.filter({ product: chosen })}
        />
      </Field>
      <Field label={t.basis}>
        <Select
          value={basis}
          options={REPORT_BASES.map((one) => ({ value: one, label: terms.basis(one, product || 'all') }))}
          onChange={(chosen) => bill.filter({ basis: chosen })}
        />
      </Field>
      <PeriodFilter
        period={filters}
        typed={typed}
        today={today}
        preferred={USUAL_PERIOD}
        onType={bill.type}
      />
    </FilterBar>
  );
}
