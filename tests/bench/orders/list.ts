import type { ResultOf } from '../../../src/contract/call';
import { costCenterNo } from '../../../demo/gateway/seed/organisation';
import { queryorderListOnPermission } from '../../../src/contract/order/list';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { median, type Figure } from '../measure';
import { askingOf } from './asking';
import { listCases, type Filter, type ListCase } from './cases';
import { plainForms, type Plain } from './plain';
import type { Setting } from './setting';

const MOST = 3;
/** Rounds by duration: pauses of the machine dominate times of milliseconds. */
const ROUNDS = { slow: 3, quick: 11 };
const QUICK_MS = 30;
const SLOW_MS = 400;

type Page = ResultOf<typeof queryorderListOnPermission>;

/** Every case against the best plain form, alternately. One figure per scope, with its worst case. */
export async function orderLists(setting: Setting): Promise<Figure[]> {
  const today = shanghaiDate(new Date());
  const days = {
    month: { beginDate: addDays(today, -560), endDate: addDays(today, -530) },
    ever: { beginDate: addDays(today, -1100), endDate: addDays(today, 60) },
  };
  const taken: Taken[] = [];
  const tokens = new Map<string, string>();
  const { deptNos } = await askingOf(setting, 'approver');
  const places = { deptNos: deptNos ?? [], costCenterNo: costCenterNo('100001', 0) };
  for (const one of listCases(days, places)) {
    const as = tokens.get(one.account) ?? (await setting.login(one.account));
    tokens.set(one.account, as);
    taken.push(await take(setting, as, one));
  }
  const scopes = [...new Set(taken.map(({ scope }) => scope))];
  return scopes.map((scope) =>
    figureOf(
      scope,
      taken.filter((one) => one.scope === scope),
    ),
  );
}

interface Taken {
  scope: string;
  name: string;
  ours: number;
  plain: number;
}

async function take(setting: Setting, as: string, { account, filter, depth }: ListCase): Promise<Taken> {
  const first = await setting.ask(as, queryorderListOnPermission, filter);
  const pages = Math.max(1, Math.ceil((first.result?.total ?? 0) / 20));
  const deep: Filter = { ...filter, pageIndex: Math.max(1, Math.ceil(pages * depth)) };
  const name = `${account} ${JSON.stringify(deep)}`;
  const { result } = await setting.ask(as, queryorderListOnPermission, deep);
  if (result === undefined) throw new Error(`${name} was refused`);
  const best = await bestForm(setting, plainForms(await askingOf(setting, account), deep), result, name);
  const ours: number[] = [];
  const plain: number[] = [];
  const rounds = first.ms < QUICK_MS ? ROUNDS.quick : ROUNDS.slow;
  for (let i = 0; i < rounds; i += 1) {
    ours.push((await setting.ask(as, queryorderListOnPermission, deep)).ms);
    plain.push((await setting.askPlain(best)).ms);
  }
  return { scope: `${account}, ${filter.scope ?? ''}`, name, ours: median(ours), plain: median(plain) };
}

/** Returns the quickest form. Each runs twice unless it is far slower, and all must return the gateway's rows. */
async function bestForm(setting: Setting, forms: readonly Plain[], page: Page, name: string): Promise<Plain> {
  let best: { form: Plain; ms: number } | undefined;
  for (const form of forms) {
    const warming = await setting.askPlain(form);
    const { ms, result } = warming.ms > SLOW_MS ? warming : await setting.askPlain(form);
    if (result === undefined) continue;
    const rows = result.filter((row) => 'order_no' in row);
    const totals = result.find((row) => 'total' in row);
    const { total = 0, amount } = totals ?? {};
    const isSame =
      total === page.total &&
      Number(amount ?? 0) === page.totalAmount &&
      rows.every((row, i) => row['order_no'] === page.orderList[i]?.orderNo);
    if (!isSame || rows.length !== page.orderList.length)
      throw new Error(`Not what plain SQL gives: ${name}`);
    if (best === undefined || ms < best.ms) best = { form, ms };
  }
  if (best === undefined) throw new Error(`No plain form of ${name} came to an end`);
  return best.form;
}

function figureOf(scope: string, taken: readonly Taken[]): Figure {
  const ratioOf = ({ ours, plain }: Taken) => ours / plain;
  const [worst] = taken.toSorted((a, b) => ratioOf(b) - ratioOf(a));
  if (worst === undefined) throw new Error(`${scope}: no cases`);
  return {
    name: `orders: list of ${scope}`,
    ratio: ratioOf(worst),
    limit: { most: MOST },
    detail: `${taken.length} cases, median ratio ${median(taken.map(ratioOf)).toFixed(2)}; worst ${worst.ours.toFixed(1)} against ${worst.plain.toFixed(1)} ms: ${worst.name}`,
  };
}
