import r2wc from '@r2wc/react-to-web-component';
import { create as createClient } from 'axios';
import { useEffect, useId, type ReactNode } from 'react';
import { create } from 'zustand';

interface Search {
  dep: string;
  arr: string;
  date: string;
  trip: string;
  set(field: string, value: string): void;
}

const useSearch = create<Search>()((set) => ({
  dep: '',
  arr: '',
  date: '',
  trip: '1',
  set: (field, value) => set({ [field]: value }),
}));
const client = createClient({ timeout: 25_000 });

/** The suite's typeface, so that the cost of a family missing on the machine counts for both sides. */
const TYPEFACE =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif';

/** Minimal search form of the same packages: the same fields without assistance. */
function Floor() {
  const { dep, arr, date, trip, set } = useSearch();
  useEffect(() => void performance.mark('ready'), []);
  return (
    <form
      className="content"
      style={{ fontFamily: TYPEFACE }}
      onSubmit={(event) => {
        event.preventDefault();
        void client.post('/search', { dep, arr, date, trip });
      }}
    >
      {[
        ['1', '单程'],
        ['2', '往返'],
      ].map(([value = '', label]) => (
        <label key={value}>
          <input type="radio" name="trip" checked={trip === value} onChange={() => set('trip', value)} />
          {label}
        </label>
      ))}
      <Field label="出发城市">{(id) => <input id={id} value={dep} onChange={changing('dep')} />}</Field>
      <Field label="到达城市">{(id) => <input id={id} value={arr} onChange={changing('arr')} />}</Field>
      <Field label="出发日期">{(id) => <input id={id} value={date} onChange={changing('date')} />}</Field>
      <button type="submit">搜索航班</button>
    </form>
  );

  function changing(field: string) {
    return (event: { target: { value: string } }) => set(field, event.target.value);
  }
}

function Field({ label, children }: { label: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

customElements.define('floor-element', r2wc(Floor, { shadow: 'open' }));
