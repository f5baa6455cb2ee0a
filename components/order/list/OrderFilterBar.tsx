import { useState } from 'react';
import { useStore } from 'zustand';
import { ORDER_STATUSES } from '../../../src/contract/order/list';
import { commissionTypeName, payTypeName } from '../../../src/domain/money/pay-type';
import { saleTexts } from '../../../src/domain/money/texts/texts';
import { isCalendarDate } from '../../../src/domain/shanghai-time';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { orderStatusTexts } from '../../../src/element/order-status/texts';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/Select';
import { FilterBar, PeriodFields } from '../../../src/ui/table/FilterBar';
import type { FilterTag } from '../../../src/ui/table/FilterTags';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ChoiceFilter } from './ChoiceFilter';
import { isFiltered, NO_FILTERS, type Listing, type OrderFilters } from './listing';
import { orderListTexts } from './texts';

const PAY_TYPES = [0, 1, 2, 3, 4, 5, 6];
const COMMISSION_TYPES = [0, 1, 3];

/** What is asked for most in one line, the rest folded; what narrows the list, folded or not, as tags. */
export function OrderFilterBar({ listing }: { listing: Listing }) {
  const t = useTexts(orderListTexts);
  const states = useTexts(orderStatusTexts);
  const sale = useTexts(saleTexts);
  const { filters } = useStore(listing.store);
  const [more, setMore] = useState(false);
  const tags = useTags(listing, filters);
  return (
    <FilterBar
      label={t.query}
      keyword={filters.keyword}
      placeholder={t.keyword}
      onSearch={(keyword) => listing.filter({ keyword })}
      isFiltered={isFiltered(filters)}
      onClear={listing.clear}
      tags={tags}
      actions={
        <Button variant="text" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? t.less : t.more}
        </Button>
      }
    >
      <ChoiceFilter
        label={t.status}
        options={ORDER_STATUSES}
        nameOf={states.order}
        value={filters.statuses}
        onChange={(statuses) => listing.filter({ statuses })}
      />
      <Field label={t.dateBasis}>
        <Select
          value={filters.dateBasis}
          options={[
            { value: 'createTime', label: t.bookingDate },
            { value: 'takeOffTime', label: t.departureDate },
          ]}
          onChange={(dateBasis) => listing.filter({ dateBasis })}
        />
      </Field>
      <PeriodFields value={filters} onChange={listing.filter} />
      {more && (
        <>
          <ChoiceFilter
            label={t.payType}
            options={PAY_TYPES}
            nameOf={(payType) => payTypeName(payType, sale)}
            value={filters.payTypes}
            onChange={(payTypes) => listing.filter({ payTypes })}
          />
          <ChoiceFilter
            label={t.commissionType}
            options={COMMISSION_TYPES}
            nameOf={(type) => commissionTypeName(type, sale)}
            value={filters.commissionTypes}
            onChange={(commissionTypes) => listing.filter({ commissionTypes })}
          />
        </>
      )}
    </FilterBar>
  );
}

/** Each filter that narrows the list, but the keyword, whose tag is the bar's. */
function useTags(listing: Listing, filters: OrderFilters): FilterTag[] {
  const t = useTexts(orderListTexts);
  const states = useTexts(orderStatusTexts);
  const sale = useTexts(saleTexts);
  const { list } = useTexts(amountTexts);
  const { statuses, payTypes, commissionTypes, dateBasis } = filters;
  // a date half typed narrows nothing yet
  const [since, until] = [filters.beginDate, filters.endDate].map((date) =>
    isCalendarDate(date) ? date : '',
  );
  const tag = (label: string, value: string, ...names: (keyof OrderFilters)[]): FilterTag => ({
    label,
    value,
    remove: () => listing.filter(Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]))),
  });
  return [
    tag(t.status, list(statuses.map(states.order)), 'statuses'),
    tag(
      dateBasis === 'createTime' ? t.bookingDate : t.departureDate,
      since || until ? t.period(since ?? '', until ?? '') : '',
      'beginDate',
      'endDate',
    ),
    tag(t.payType, list(payTypes.map((payType) => payTypeName(payType, sale))), 'payTypes'),
    tag(
      t.commissionType,
      list(commissionTypes.map((type) => commissionTypeName(type, sale))),
      'commissionTypes',
    ),
  ].filter(({ value }) => value !== '');
}
