import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { Checkbox } from '../../../src/ui/Checkbox';
import { CheckboxGroup } from '../../../src/ui/CheckboxGroup';
import { Popover } from '../../../src/ui/Popover';
import { filterOptions, isFiltered, type FilterOption, type Filters, type Offer } from './offers';

interface FilterBarProps {
  offers: readonly Offer[];
  filters: Filters;
  onChange(change: Partial<Filters>): void;
  onClear(): void;
}

/** All filters in one line, each with what it would leave beside its options. */
export function FilterBar({ offers, filters, onChange, onClear }: FilterBarProps) {
  const options = useMemo(() => filterOptions(offers, filters), [offers, filters]);
  return (
    <div className="fb-filters" role="group" aria-label="筛选">
      <Filter
        label="起飞时间"
        options={options.timeBands}
        value={filters.timeBands}
        onChange={(timeBands) => onChange({ timeBands })}
      />
      <Filter
        label="航空公司"
        options={options.carriers}
        value={filters.carriers}
        onChange={(carriers) => onChange({ carriers })}
      />
      <Filter
        label="起飞机场"
        options={options.depAirports}
        value={filters.depAirports}
        onChange={(depAirports) => onChange({ depAirports })}
      />
      <Filter
        label="到达机场"
        options={options.arrAirports}
        value={filters.arrAirports}
        onChange={(arrAirports) => onChange({ arrAirports })}
      />
      <Filter
        label="舱等"
        options={options.cabinTypes}
        value={filters.cabinTypes}
        onChange={(cabinTypes) => onChange({ cabinTypes })}
      />
      <Checkbox
        checked={filters.directOnly}
        count={options.direct}
        onChange={(directOnly) => onChange({ directOnly })}
      >
        仅看直飞
      </Checkbox>
      {isFiltered(filters) && (
        <Button variant="text" size="small" onClick={onClear}>
          清除筛选
        </Button>
      )}
    </div>
  );
}

interface FilterProps<V extends string | number> {
  label: string;
  options: readonly FilterOption<V>[];
  value: readonly V[];
  onChange(value: V[]): void;
}

function Filter<V extends string | number>({ label, options, value, onChange }: FilterProps<V>) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const chosen = options.filter((option) => value.includes(option.value));
  const names = chosen.map((option) => option.label).join('、');
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="fb-filter"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-active={chosen.length > 0 ? '' : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{names === '' ? label : `${label}：${names}`}</span>
        <ChevronDown />
      </button>
      {open && (
        <Popover
          anchor={anchor}
          role="dialog"
          aria-label={label}
          className="fb-filter-panel"
          onClose={() => setOpen(false)}
        >
          <CheckboxGroup
            label={label}
            layout="column"
            options={options.map((option) => ({
              ...option,
              // what is chosen stays within reach when nothing is left of it
              disabled: option.count === 0 && !value.includes(option.value),
            }))}
            value={value}
            onChange={onChange}
          />
        </Popover>
      )}
    </>
  );
}
