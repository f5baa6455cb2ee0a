import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ORDER_STATUSES } from '../../../src/contract/order/list';
import { commissionTypeName, payTypeName } from '../../../src/domain/money/pay-type';
import { Button } from '../../../src/ui/button/Button';
import { CheckboxGroup } from '../../../src/ui/field/CheckboxGroup';
import { Field } from '../../../src/ui/field/Field';
import { FilterBar, PeriodFields } from '../../../src/ui/table/FilterBar';
import { Popover } from '../../../src/ui/overlay/Popover';
import { Select } from '../../../src/ui/field/Select';
import { isFiltered, type Listing } from './listing';

const ALL = -1;
const PAY_TYPES = [ALL, 0, 1, 2, 3, 4, 5, 6].map((value) => ({
  value,
  label: value === ALL ? '全部' : payTypeName(value),
}));
const COMMISSION_TYPES = [ALL, 0, 1, 3].map((value) => ({
  value,
  label: value === ALL ? '全部' : commissionTypeName(value),
}));
const DATE_BASES = [
  { value: 'createTime', label: '预订日期' },
  { value: 'takeOffTime', label: '起飞日期' },
] as const;
const STATUSES = ORDER_STATUSES.map((status) => ({ value: status, label: status }));

/** What is asked for most in one line, the rest folded under 更多. */
export function OrderFilterBar({ listing }: { listing: Listing }) {
  const { filters } = useStore(listing.store);
  const [more, setMore] = useState(false);
  return (
    <FilterBar
      label="订单查询"
      keyword={filters.keyword}
      placeholder="订单号、PNR、航班号、姓名"
      onSearch={(keyword) => listing.filter({ keyword })}
      isFiltered={isFiltered(filters)}
      onClear={listing.clear}
      actions={
        <Button variant="text" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? '收起' : '更多'}
        </Button>
      }
    >
      <StatusFilter listing={listing} />
      <Field label="日期类型">
        <Select
          value={filters.dateBasis}
          options={DATE_BASES}
          onChange={(dateBasis) => listing.filter({ dateBasis })}
        />
      </Field>
      <PeriodFields value={filters} onChange={listing.filter} />
      {more && (
        <>
          <Field label="支付方式">
            <Select
              value={filters.payType ?? ALL}
              options={PAY_TYPES}
              onChange={(payType) => listing.filter({ payType: payType === ALL ? null : payType })}
            />
          </Field>
          <Field label="委托类型">
            <Select
              value={filters.commissionType ?? ALL}
              options={COMMISSION_TYPES}
              onChange={(type) => listing.filter({ commissionType: type === ALL ? null : type })}
            />
          </Field>
        </>
      )}
    </FilterBar>
  );
}

function StatusFilter({ listing }: { listing: Listing }) {
  const { statuses } = useStore(listing.store).filters;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div className="tp-field">
      <div className="tp-field-head">
        <span id="ol-status">订单状态</span>
      </div>
      <button
        ref={anchor}
        type="button"
        className="ol-status-button"
        aria-labelledby="ol-status ol-status-value"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span id="ol-status-value">{statuses.length === 0 ? '全部' : statuses.join('、')}</span>
        <ChevronDown />
      </button>
      {open && (
        <Popover
          anchor={anchor}
          role="dialog"
          aria-label="订单状态"
          className="ol-status-panel"
          onClose={() => setOpen(false)}
        >
          <CheckboxGroup
            label="订单状态"
            layout="column"
            options={STATUSES}
            value={statuses}
            onChange={(chosen) => listing.filter({ statuses: chosen })}
          />
        </Popover>
      )}
    </div>
  );
}
