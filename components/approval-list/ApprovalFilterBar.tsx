import Search from 'lucide-react/icons/search';
import { useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import type { ApplyState } from '../../src/contract/apply-state';
import { APPLY_TYPE, type ApplyType } from '../../src/contract/approval';
import { Button } from '../../src/ui/Button';
import { DateField } from '../../src/ui/DateField';
import { Field } from '../../src/ui/Field';
import { Select } from '../../src/ui/Select';
import { TextInput } from '../../src/ui/TextInput';
import { isFiltered, TAB_STATES, type Listing } from './listing';
import { applyTypeName } from './texts';

const ALL_TYPES = 0;
const TYPES: { value: ApplyType | typeof ALL_TYPES; label: string }[] = [
  { value: ALL_TYPES, label: '全部' },
  ...Object.values(APPLY_TYPE).map((value) => ({ value, label: applyTypeName(value) })),
];

/** Who asked, for what, when, and what became of it. */
export function ApprovalFilterBar({ listing }: { listing: Listing }) {
  const { filters, tab } = useStore(listing.store);
  const [keyword, setKeyword] = useState(filters.keyword);
  const search = (event: FormEvent) => {
    event.preventDefault();
    listing.filter({ keyword: keyword.trim() });
  };
  const states: { value: ApplyState | ''; label: string }[] = [
    { value: '', label: '全部' },
    ...TAB_STATES[tab].map((state) => ({ value: state, label: state })),
  ];
  return (
    <form className="al-filters" part="filters" role="search" aria-label="申请查询" onSubmit={search}>
      <Field label="关键字" className="al-keyword">
        <TextInput
          value={keyword}
          onChange={setKeyword}
          prefix={<Search />}
          placeholder={tab === 'mine' ? '申请单号、订单号' : '申请人、申请单号、订单号'}
          maxLength={50}
        />
      </Field>
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
      <Field label="开始日期">
        <DateField
          value={filters.beginDate}
          onChange={(beginDate) => listing.filter({ beginDate })}
          {...(filters.endDate ? { max: filters.endDate } : {})}
        />
      </Field>
      <Field label="结束日期">
        <DateField
          value={filters.endDate}
          onChange={(endDate) => listing.filter({ endDate })}
          {...(filters.beginDate ? { min: filters.beginDate } : {})}
        />
      </Field>
      <div className="al-filter-actions">
        <Button type="submit" variant="primary">
          查询
        </Button>
        {isFiltered(filters) && (
          <Button
            onClick={() => {
              setKeyword('');
              listing.clear();
            }}
          >
            重置
          </Button>
        )}
      </div>
    </form>
  );
}
