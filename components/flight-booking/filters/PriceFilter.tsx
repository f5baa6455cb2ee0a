import { useState, type FormEvent } from 'react';
import { filterMoneyInput, formatPrice } from '../../../src/domain/money/money';
import { Button } from '../../../src/ui/button/Button';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { FilterOption, FilterOptions } from './filter-options';
import type { Filters } from './filters';
import { filterTexts } from './texts';

interface Props {
  filters: Filters;
  onChange(change: Partial<Filters>): void;
}

const FEN = 100;
const typed = (fen: number | null): string => (fen === null ? '' : String(fen / FEN));
const fenOf = (text: string): number | null => {
  const yuan = Number.parseFloat(text);
  return Number.isFinite(yuan) ? Math.round(yuan * FEN) : null;
};

/** Price range in yuan, with or without taxes as listed. Either bound may be empty, and a reversed range is swapped. */
export function PriceFilter({
  prices,
  isTaxed,
  filters,
  onChange,
}: Props & Pick<FilterOptions, 'prices' | 'isTaxed'>) {
  const t = useTexts(filterTexts);
  const [least, setLeast] = useState(typed(filters.priceLeast));
  const [most, setMost] = useState(typed(filters.priceMost));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [fenOf(least), fenOf(most)];
    const turned = from !== null && to !== null && from > to;
    onChange({ priceLeast: turned ? to : from, priceMost: turned ? from : to });
  };
  return (
    <form className="fb-filter-group" onSubmit={apply}>
      <p className="fb-filter-title">{t.prices(isTaxed)}</p>
      <div className="fb-price-range">
        <TextInput
          aria-label={t.priceLeast}
          inputMode="decimal"
          placeholder={formatPrice(prices.least)}
          value={least}
          onChange={(text) => setLeast(filterMoneyInput(text))}
        />
        <span aria-hidden="true">–</span>
        <TextInput
          aria-label={t.priceMost}
          inputMode="decimal"
          placeholder={formatPrice(prices.most)}
          value={most}
          onChange={(text) => setMost(filterMoneyInput(text))}
        />
        <Button type="submit">{t.apply}</Button>
      </div>
    </form>
  );
}

const ANY = 0;

/** Maximum discount, chosen from a few. */
export function DiscountFilter({
  options,
  filters,
  onChange,
}: Props & { options: readonly FilterOption<number>[] }) {
  const t = useTexts(filterTexts);
  const { discountMost } = filters;
  const known = options.some(({ value }) => value === discountMost);
  return (
    <div className="fb-filter-group">
      <p className="fb-filter-title" aria-hidden="true">
        {t.discount}
      </p>
      <RadioGroup
        label={t.discount}
        layout="column"
        options={[
          { value: ANY, label: t.any },
          ...options.map((option) => ({
            ...option,
            disabled: option.count === 0 && option.value !== discountMost,
          })),
        ]}
        value={discountMost !== null && known ? discountMost : ANY}
        onChange={(value) => onChange({ discountMost: value === ANY ? null : value })}
      />
    </div>
  );
}
