import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Select } from '../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Sort, SortKey } from './sort-offers';
import { filterTexts } from './texts';

const KEYS: readonly SortKey[] = ['score', 'departure', 'arrival', 'duration', 'price'];

/** True for sort keys with a direction, i.e. all but 综合. */
const isTurned = (key: SortKey): boolean => key !== 'score';

interface Props {
  sort: Sort;
  onChange(sort: Sort): void;
}

/** Sorting of the flights: a row of keys, or a list where space is short. */
export function SortBar(props: Props) {
  return (
    <>
      <SortKeys {...props} />
      <SortSelect {...props} />
    </>
  );
}

const ORDERS = KEYS.flatMap((key) =>
  (isTurned(key) ? [false, true] : [false]).map((descending) => ({
    value: `${key} ${Number(descending)}`,
    sort: { key, descending },
  })),
);

function SortSelect({ sort, onChange }: Props) {
  const t = useTexts(filterTexts);
  return (
    <Select
      className="fb-sort-select"
      aria-label={t.sort}
      options={ORDERS.map(({ value, sort: { key, descending } }) => ({
        value,
        label: t.order(key, descending),
      }))}
      value={`${sort.key} ${sort.descending ? 1 : 0}`}
      onChange={(chosen) => {
        const order = ORDERS.find(({ value }) => value === chosen);
        if (order) onChange(order.sort);
      }}
    />
  );
}

/** Sort keys. A second press reverses the direction. */
function SortKeys({ sort, onChange }: Props) {
  const t = useTexts(filterTexts);
  return (
    <div className="fb-sort" role="group" aria-label={t.sort}>
      {KEYS.map((key) => {
        const active = key === sort.key;
        const turns = active && isTurned(key);
        return (
          <button
            key={key}
            type="button"
            className="fb-sort-key"
            aria-pressed={active}
            aria-label={turns ? t.sortedBy(key, sort.descending) : t.sortBy(key)}
            onClick={() => onChange({ key, descending: turns ? !sort.descending : false })}
          >
            {t.key(key)}
            {turns && (sort.descending ? <ArrowDown /> : <ArrowUp />)}
          </button>
        );
      })}
    </div>
  );
}
