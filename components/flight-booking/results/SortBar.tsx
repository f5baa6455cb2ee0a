import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Sort, SortKey } from './offers';

const KEYS: readonly { key: SortKey; label: string }[] = [
  { key: 'departure', label: '起飞' },
  { key: 'arrival', label: '到达' },
  { key: 'duration', label: '耗时' },
  { key: 'price', label: '价格' },
];

/** How the flights are ordered; a second press turns the order round. */
export function SortBar({ sort, onChange }: { sort: Sort; onChange(sort: Sort): void }) {
  return (
    <div className="fb-sort" role="group" aria-label="排序">
      {KEYS.map(({ key, label }) => {
        const active = key === sort.key;
        const order = active && sort.descending ? '从高到低' : '从低到高';
        const words = key === 'price' ? order : active && sort.descending ? '从晚到早' : '从早到晚';
        return (
          <button
            key={key}
            type="button"
            className="fb-sort-key"
            aria-pressed={active}
            aria-label={`按${label}排序${active ? `，${key === 'duration' ? order : words}` : ''}`}
            onClick={() => onChange({ key, descending: active ? !sort.descending : false })}
          >
            {label}
            {active && (sort.descending ? <ArrowDown /> : <ArrowUp />)}
          </button>
        );
      })}
    </div>
  );
}
