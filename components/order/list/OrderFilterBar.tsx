import { useState } from 'react';
import { useStore } from 'zustand';
import type { ResultOf } from '../../../src/contract/call';
import { ORDER_STATUSES, queryOrderFilterChoices } from '../../../src/contract/order/list';
import { commissionTypeName, payTypeName } from '../../../src/domain/money/pay-type';
import { saleTexts } from '../../../src/domain/money/texts/texts';
import { isCalendarDate } from '../../../src/domain/shanghai-time';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useCostNames } from '../../../src/element/cost-choice/use-cost-names';
import { useCall } from '../../../src/element/data/use-call';
import { orderStatusTexts } from '../../../src/element/order-status/texts';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FilterBar, PeriodFields } from '../../../src/ui/table/list/FilterBar';
import type { FilterTag } from '../../../src/ui/table/list/FilterTags';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ChoiceFilter } from './ChoiceFilter';
import { CITY_FILTERS, MoreFilters, nameOf, TEXT_FILTERS } from './filters/MoreFilters';
import { orderFilterTexts } from './filters/texts';
import { useFilterLabels } from './filters/use-filter-labels';
import { isFiltered, NO_FILTERS, type OrderFilters } from './filters/order-filters';
import type { OrderListStore } from './order-list-store';
import { orderListTexts } from './texts';

/** Filter bar: frequent filters in one line, the rest folded, and a tag for each active filter. */
export function OrderFilterBar({ listing }: { listing: OrderListStore }) {
  const t = useTexts(orderListTexts);
  const states = useTexts(orderStatusTexts);
  const { filters } = useStore(listing.store);
  const f = useTexts(orderFilterTexts);
  const [more, setMore] = useState(false);
  const isNamed = filters.deptNos.length > 0;
  const info = useCall(queryOrderFilterChoices, more || isNamed ? {} : undefined, { quiet: true });
  const tags = useTags(listing, filters, info.data);
  return (
    <FilterBar
      label={t.query}
      keyword={filters.keyword}
      placeholder={t.keyword}
      onSearch={listing.search}
      isFiltered={isFiltered(filters)}
      onClear={listing.clear}
      tags={tags}
      actions={
        <Button className="ol-more" variant="text" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? f.less : f.more}
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
            { value: 'issueTime', label: f.issueDate },
            { value: 'takeOffTime', label: t.departureDate },
          ]}
          onChange={(dateBasis) => listing.filter({ dateBasis })}
        />
      </Field>
      <PeriodFields value={filters} onChange={listing.filter} />
      {more && <MoreFilters listing={listing} filters={filters} info={info.data} />}
    </FilterBar>
  );
}

/** Tags of the active filters except the keyword, whose tag the bar renders itself. */
function useTags(
  listing: OrderListStore,
  filters: OrderFilters,
  info: ResultOf<typeof queryOrderFilterChoices> | undefined,
): FilterTag[] {
  const f = useTexts(orderFilterTexts);
  const t = useTexts(orderListTexts);
  const states = useTexts(orderStatusTexts);
  const sale = useTexts(saleTexts);
  const { list } = useTexts(amountTexts);
  const costCenterName = useCostNames('costCenter', filters.costCenterNos);
  const labels = useFilterLabels();
  const { statuses, payTypes, commissionTypes, dateBasis } = filters;
  // an incomplete date does not filter yet
  const [since, until] = [filters.beginDate, filters.endDate].map((date) =>
    isCalendarDate(date) ? date : '',
  );
  const tag = (label: string, value: string, ...names: (keyof OrderFilters)[]): FilterTag => ({
    label,
    value,
    remove: () => listing.filter(Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]))),
  });
  return [
    tag(labels.statuses, list(statuses.map(states.order)), 'statuses'),
    tag(
      { createTime: t.bookingDate, issueTime: f.issueDate, takeOffTime: t.departureDate }[dateBasis],
      since || until ? t.period(since ?? '', until ?? '') : '',
      'beginDate',
      'endDate',
    ),
    ...[...TEXT_FILTERS, ...CITY_FILTERS].map((field) => tag(labels[field], filters[field], field)),
    tag(labels.deptNos, list(filters.deptNos.map((no) => nameOf(info?.departmentList, no))), 'deptNos'),
    tag(labels.costCenterNos, list(filters.costCenterNos.map(costCenterName)), 'costCenterNos'),
    tag(labels.payTypes, list(payTypes.map((payType) => payTypeName(payType, sale))), 'payTypes'),
    tag(
      labels.commissionTypes,
      list(commissionTypes.map((type) => commissionTypeName(type, sale))),
      'commissionTypes',
    ),
    tag(labels.standard, filters.standard === '' ? '' : f[filters.standard], 'standard'),
    tag(labels.changeStates, list(filters.changeStates.map(states.order)), 'changeStates'),
    tag(labels.refundStates, list(filters.refundStates.map(states.order)), 'refundStates'),
  ].filter(({ value }) => value !== '');
}
