import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useRef, useState, type ReactNode } from 'react';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { Popover } from '../../../src/ui/overlay/Popover';
import { DiscountFilter, PriceFilter } from './PriceFilter';
import type { FilterOption, FilterOptions, SwitchKey } from './filter-options';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useStrip } from '../../../src/ui/layout/tabs/use-strip';
import { isSet, type Filters } from './filters';
import { filterTexts } from './texts';
import css from './filters.css?inline';
import { useSheet } from '../../../src/ui/tokens/root';

interface FilterBarProps {
  options: FilterOptions;
  filters: Filters;
  onChange(change: Partial<Filters>): void;
  /** Called when prices are switched to include or exclude taxes. */
  onTaxed(isTaxed: boolean): void;
}

/**
 * Filters in one line, with the number of flights per option and rarer filters under 更多. Memoised, as sorting does not
 * affect it.
 */
export const FilterBar = memo(function FilterBar({ options, filters, onChange, onTaxed }: FilterBarProps) {
  useSheet(css);
  const t = useTexts(filterTexts);
  const toggle = (key: SwitchKey) => (
    <Checkbox
      checked={filters[key]}
      count={options.switches[key]}
      disabled={options.switches[key] === 0 && !filters[key]}
      onChange={(on) => onChange({ [key]: on })}
    >
      {t[key]}
    </Checkbox>
  );
  const strip = useRef<HTMLDivElement>(null);
  useStrip(strip);
  const chosen = (...keys: (keyof Filters)[]) =>
    keys.reduce((sum, key) => {
      const value = filters[key];
      return sum + (Array.isArray(value) ? value.length : Number(isSet(filters, key)));
    }, 0);
  return (
    <div ref={strip} className="fb-filters tp-strip" role="group" aria-label={t.filters}>
      <Checkbox checked={options.isTaxed} onChange={onTaxed}>
        {t.taxed}
      </Checkbox>
      <Filter label={t.departure} chosen={chosen('timeBands')}>
        <Choices
          label={t.departure}
          options={options.timeBands}
          value={filters.timeBands}
          onChange={(timeBands) => onChange({ timeBands })}
        />
      </Filter>
      <Filter label={t.airlines} chosen={chosen('carriers')}>
        <Choices
          label={t.airlines}
          options={options.carriers}
          value={filters.carriers}
          onChange={(carriers) => onChange({ carriers })}
        />
      </Filter>
      <Filter label={t.airports} chosen={chosen('depAirports', 'arrAirports')}>
        <Choices
          label={t.depAirports}
          titled
          options={options.depAirports}
          value={filters.depAirports}
          onChange={(depAirports) => onChange({ depAirports })}
        />
        <Choices
          label={t.arrAirports}
          titled
          options={options.arrAirports}
          value={filters.arrAirports}
          onChange={(arrAirports) => onChange({ arrAirports })}
        />
      </Filter>
      <Filter label={t.cabins} chosen={chosen('cabinTypes')}>
        <Choices
          label={t.cabins}
          options={options.cabinTypes}
          value={filters.cabinTypes}
          onChange={(cabinTypes) => onChange({ cabinTypes })}
        />
      </Filter>
      <Filter label={t.price} chosen={chosen('discountMost') + Number(chosen('priceLeast', 'priceMost') > 0)}>
        <PriceFilter
          prices={options.prices}
          isTaxed={options.isTaxed}
          filters={filters}
          onChange={onChange}
        />
        <DiscountFilter options={options.discounts} filters={filters} onChange={onChange} />
      </Filter>
      <Filter label={t.more} chosen={chosen('arrTimeBands', 'planeSizes', 'lowestOnly', 'protocolOnly')}>
        <Choices
          label={t.arrival}
          titled
          options={options.arrTimeBands}
          value={filters.arrTimeBands}
          onChange={(arrTimeBands) => onChange({ arrTimeBands })}
        />
        <Choices
          label={t.sizes}
          titled
          options={options.planeSizes}
          value={filters.planeSizes}
          onChange={(planeSizes) => onChange({ planeSizes })}
        />
        <div className="fb-filter-group">
          {toggle('protocolOnly')}
          {toggle('lowestOnly')}
        </div>
      </Filter>
      {(options.isJudged || filters.withinOnly) && toggle('withinOnly')}
      {toggle('directOnly')}
      {toggle('hideShare')}
      {toggle('refundableOnly')}
    </div>
  );
});

interface ChoicesProps<V extends string | number> {
  label: string;
  /** Shows the label, to distinguish the filter from its neighbours. */
  titled?: boolean;
  options: readonly FilterOption<V>[];
  value: readonly V[];
  onChange(value: V[]): void;
}

function Choices<V extends string | number>({ label, titled, options, value, onChange }: ChoicesProps<V>) {
  return (
    <div className="fb-filter-group">
      {titled && (
        <p className="fb-filter-title" aria-hidden="true">
          {label}
        </p>
      )}
      <CheckboxGroup
        label={label}
        layout="column"
        options={options.map((option) => ({
          ...option,
          // a selected option stays enabled without matches, so that it can be removed
          disabled: option.count === 0 && !value.includes(option.value),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

function Filter({ label, chosen, children }: { label: string; chosen: number; children: ReactNode }) {
  const t = useTexts(filterTexts);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="fb-filter"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-active={chosen > 0 ? '' : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{label}</span>
        {chosen > 0 && (
          <span className="fb-filter-count">
            {chosen}
            <span className="tp-visually-hidden">{t.chosen}</span>
          </span>
        )}
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
          {children}
        </Popover>
      )}
    </>
  );
}
