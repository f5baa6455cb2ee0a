import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Select } from '../../../src/ui/field/Select';
import type { Sort, SortKey } from './sorting';

/** `words`: what the order is called from low to high and the other way; 综合 has one way only. */
const KEYS: readonly { key: SortKey; label: string; words?: readonly [string, string] }[] = [
  { key: 'score', label: '综合' },
  { key: 'departure', label: '起飞', words: ['从早到晚', '从晚到早'] },
  { key: 'arrival', label: '到达', words: ['从早到晚', '从晚到早'] },
  { key: 'duration', label: '耗时', words: ['从短到长', '从长到短'] },
  { key: 'price', label: '价格', words: ['从低到高', '从高到低'] },
];

interface Props {
  sort: Sort;
  onChange(sort: Sort): void;
}

/** How the flights are ordered: keys in a row, or a list of the orders where there is no room for them. */
export function SortBar(props: Props) {
  return (
    <>
      <SortKeys {...props} />
      <SortSelect {...props} />
    </>
  );
}

const ORDERS = KEYS.flatMap(({ key, label, words }) =>
  (words ?? ['']).map((word, i) => ({
    value: `${key} ${i}`,
    label: word === '' ? label : `${label}${word}`,
    sort: { key, descending: i === 1 },
  })),
);

function SortSelect({ sort, onChange }: Props) {
  return (
    <Select
      className="fb-sort-select"
      aria-label="排序"
      options={ORDERS}
      value={`${sort.key} ${sort.descending ? 1 : 0}`}
      onChange={(chosen) => {
        const order = ORDERS.find(({ value }) => value === chosen);
        if (order) onChange(order.sort);
      }}
    />
  );
}

/** A second press turns the order round. */
function SortKeys({ sort, onChange }: Props) {
  return (
    <div className="fb-sort" role="group" aria-label="排序">
      {KEYS.map(({ key, label, words }) => {
        const active = key === sort.key;
        const order = active && words ? `，${words[sort.descending ? 1 : 0]}` : '';
        return (
          <button
            key={key}
            type="button"
            className="fb-sort-key"
            aria-pressed={active}
            aria-label={`按${label}排序${order}`}
            onClick={() => onChange({ key, descending: active && words ? !sort.descending : false })}
          >
            {label}
            {active && words && (sort.descending ? <ArrowDown /> : <ArrowUp />)}
          </button>
        );
      })}
    </div>
  );
}
