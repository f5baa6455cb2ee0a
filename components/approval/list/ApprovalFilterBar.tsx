import { useStore } from 'zustand';
import type { ApplyState } from '../../../src/contract/approval/apply-state';
import { APPLY_TYPE, type ApplyType } from '../../../src/contract/approval/approval';
import { applyTypeName } from '../../../src/domain/standard/apply-type';
import { Field } from '../../../src/ui/field/Field';
import { FilterBar, PeriodFields } from '../../../src/ui/table/FilterBar';
import { Select } from '../../../src/ui/field/Select';
import { isFiltered, TAB_STATES, type Listing } from './listing';

const ALL_TYPES = 0;
const TYPES: { value: ApplyType | typeof ALL_TYPES; label: string }[] = [
  { value: ALL_TYPES, label: '全部' },
  ...Object.values(APPLY_TYPE).map((value) => ({ value, label: applyTypeName(value) })),
];

/** Who asked, for what, when, and what became of it. */
export function ApprovalFilterBar({ listing }: { listing: Listing }) {
  const { filters, tab } = useStore(listing.store);
  const states: { value: ApplyState | ''; label: string }[] = [
    { value: '', label: '全部' },
    ...TAB_STATES[tab].map((state) => ({ value: state, label: state })),
  ];
  return (
    <FilterBar
      label="申请查询"
      keyword={filters.keyword}
      placeholder={tab === 'mine' ? '申请单号、订单号' : '申请人、申请单号、订单号'}
      onSearch={(keyword) => listing.filter({ keyword })}
      isFiltered={isFiltered(filters)}
      onClear={listing.clear}
    >
      <Field label="申请类型">
        <Select
          value={filters.applyType ?? ALL_TYPES}
          options={TYPES}
          onChange={(type) => listing.filter({ applyType: type === ALL_TYPES ? null : type })}
        />
      </Field>
      {tab !== 'pending' && (
        <Field label="申请状态">
          <Select
            value={filters.applyState ?? ''}
            options={states}
            onChange={(state) => listing.filter({ applyState: state === '' ? null : state })}
          />
        </Field>
      )}
      <PeriodFields value={filters} onChange={listing.filter} />
    </FilterBar>
  );
}
