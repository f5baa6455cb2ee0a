import { queryTodo } from '../../../src/contract/home';
import { queryorderListOnPermission } from '../../../src/contract/order/list';
import { median, type Figure } from '../measure';
import type { Filter } from './cases';
import type { Setting } from './setting';

const MOST = 3;
const CALLS = 30;
const LANES = 30;

/** Expensive queries: a letter in every order, searched in all of them; deep pages; filters without matches. */
const WORST: readonly Filter[] = [
  { keyword: '1' },
  { keyword: 'a', sortField: 'totalAmount' },
  { pageIndex: 15_000, sortField: 'takeOffTime', pageSize: 20 },
  { payTypeList: [5] },
  { keyword: '王', sortField: 'totalAmount', pageSize: 100 },
];

/** Waiting time of a user while another sends the worst query thirty times at once, against that without. */
export async function neighbour(setting: Setting): Promise<Figure[]> {
  const as = await setting.login('staff');
  const other = await setting.login('admin');
  const asked = {
    list: () => setting.ask(as, queryorderListOnPermission, {}),
    home: () => setting.ask(as, queryTodo, {}),
  };
  const names = ['list', 'home'] as const;
  for (const name of names) await asked[name]();
  const quiet = { list: await latency(asked.list), home: await latency(asked.home) };
  const over = new AbortController();
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let i = lane; !over.signal.aborted; i += 1) {
      await setting.ask(other, queryorderListOnPermission, { scope: 'managed', ...WORST[i % WORST.length] });
    }
  });
  const busy = { list: await latency(asked.list), home: await latency(asked.home) };
  over.abort();
  await Promise.all(lanes);
  return names.map((name) => ({
    name: `orders: ${name} of a neighbour of the worst`,
    ratio: busy[name] / quiet[name],
    limit: { most: MOST },
    detail: `${busy[name].toFixed(1)} against ${quiet[name].toFixed(1)} ms alone`,
  }));
}

async function latency(ask: () => Promise<{ ms: number; result: unknown }>): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < CALLS; i += 1) {
    const { ms, result } = await ask();
    if (result === undefined) throw new Error('The neighbour was refused');
    taken.push(ms);
  }
  return median(taken);
}
