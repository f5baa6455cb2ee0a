import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { chipsOf } from './chips';
import type { FilterOptions } from './filter-options';
import type { Filters } from './filters';

interface Props {
  options: FilterOptions;
  filters: Filters;
  onChange(change: Partial<Filters>): void;
  onClear(): void;
}

/** What is chosen in the filters, each to be taken away by itself, and all of it with one press. */
export function FilterChips({ options, filters, onChange, onClear }: Props) {
  const chips = useMemo(() => chipsOf(filters, options), [filters, options]);
  if (chips.length === 0) return null;
  return (
    <div className="fb-chips" role="group" aria-label="已筛选">
      {chips.map(({ key, label, without }) => (
        <button key={key} type="button" className="fb-chip" onClick={() => onChange(without)}>
          <span className="tp-visually-hidden">移除</span>
          <span>{label}</span>
          <X />
        </button>
      ))}
      <Button variant="text" size="small" onClick={onClear}>
        清除筛选
      </Button>
    </div>
  );
}
