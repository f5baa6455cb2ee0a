import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { resultTexts } from '../results/texts';
import { chipsOf } from './chips';
import type { FilterOptions } from './filter-options';
import type { Filters } from './filters';
import { filterTexts } from './texts';

interface Props {
  options: FilterOptions;
  filters: Filters;
  onChange(change: Partial<Filters>): void;
  onClear(): void;
}

/** Chips of the active filters, which can be removed one by one or all together. */
export function FilterChips({ options, filters, onChange, onClear }: Props) {
  const t = useTexts(filterTexts);
  const results = useTexts(resultTexts);
  const chips = useMemo(() => chipsOf(filters, options, t, results), [filters, options, t, results]);
  if (chips.length === 0) return null;
  return (
    <div className="fb-chips" role="group" aria-label={t.chips}>
      {chips.map(({ key, label, without }) => (
        <button key={key} type="button" className="fb-chip" onClick={() => onChange(without)}>
          <span className="tp-visually-hidden">{t.remove}</span>
          <span>{label}</span>
          <X />
        </button>
      ))}
      <Button variant="text" size="small" onClick={onClear}>
        {t.clear}
      </Button>
    </div>
  );
}
