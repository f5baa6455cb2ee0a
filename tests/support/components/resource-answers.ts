import type { AnyResource, FormOf, RowChange, RowOf } from '../../../src/contract/resource/resource';
import type { Call } from '../../../src/contract/call';
import { GatewayError } from '../../../src/gateway/gateway-error';
import type { Answers } from './fake-runtime';
import { refusal } from './samples';

type Row = Record<string, unknown> & { version: number };

const nameOf = ({ path }: Call): string => path.slice(path.lastIndexOf('/') + 1);

/** Error with which the gateway refuses fields of a form. */
export const fieldsRefused = (fields: Record<string, string>): GatewayError =>
  new GatewayError({ kind: 'fields', code: '41000', message: '提交的信息有误', retryable: false, fields });

/** Answers of a resource's calls over rows in memory. The test may inspect and change `rows` meanwhile. */
export function resourceAnswers<R extends AnyResource>(
  resource: R,
  first: readonly RowOf<R>[],
  made: (form: FormOf<R>) => Partial<RowOf<R>> = () => ({}),
): { rows: Row[]; answers: Answers } {
  return anyAnswers(resource, first, made);
}

function anyAnswers(
  resource: AnyResource,
  first: readonly Record<string, unknown>[],
  made: (form: Record<string, unknown>) => Record<string, unknown>,
): { rows: Row[]; answers: Answers } {
  const rows: Row[] = first.map((row) => ({ ...row, version: 1 }));
  const noted: (RowChange & { key: unknown })[] = [];
  const keyOf = (row: Row) => row[resource.key];
  const note = (action: RowChange['action'], before: Row | null, after: Row | null) =>
    noted.unshift({
      key: keyOf(before ?? after ?? { version: 0 }),
      changeNO: noted.length + 1,
      action,
      changedBy: '林静',
      changedTime: '2026-11-20T02:00:00.000Z',
      before,
      after,
    });
  function find(key: string): Row {
    const row = rows.find((one) => keyOf(one) === key);
    if (!row) throw refusal('rowUnknown');
    return row;
  }
  function held({ key, version }: { key: string; version: number }): Row {
    const row = find(key);
    if (row.version !== version) throw refusal('rowChanged', row);
    return row;
  }
  const { add, alter, remove, arrangement, arrange, choices, calledBy } = resource;
  const answers: Answers = {
    [nameOf(resource.list)]: (body: Record<string, unknown>) => {
      const found = rows.filter((row) => isMatch(row, body));
      const { pageIndex = 1, pageSize = 20 } = body;
      const [from, size] = [(Number(pageIndex) - 1) * Number(pageSize), Number(pageSize)];
      return { total: found.length, rows: found.slice(from, from + size) };
    },
    [nameOf(resource.get)]: ({ key }: { key: string }) => find(key),
    [nameOf(resource.changes)]: ({ key }: { key: string }) => noted.filter((one) => one.key === key),
  };
  if (choices && calledBy !== undefined)
    answers[nameOf(choices)] = ({ keyword, key }: { keyword: string; key?: string }) =>
      rows
        .map((row) => ({ no: String(keyOf(row)), name: String(row[calledBy]) }))
        .filter(({ no, name }) => name.includes(keyword) && (key === undefined || no === key));
  if (add)
    answers[nameOf(add)] = (form: Record<string, unknown>) => {
      const row = { [resource.key]: `N${rows.length}`, ...form, ...made(form), version: 1 };
      rows.push(row);
      note('add', null, row);
      return row;
    };
  if (alter)
    answers[nameOf(alter)] = (body: { key: string; version: number; values: Record<string, unknown> }) => {
      const before = held(body);
      const row = { ...before, ...body.values, version: before.version + 1 };
      rows[rows.indexOf(before)] = row;
      note('alter', before, row);
      return row;
    };
  if (remove)
    answers[nameOf(remove)] = (body: { key: string; version: number }) => {
      const row = held(body);
      rows.splice(rows.indexOf(row), 1);
      note('remove', row, null);
      return {};
    };
  if (arrangement) answers[nameOf(arrangement)] = () => [...rows];
  if (arrange)
    answers[nameOf(arrange)] = ({ from, to }: { from: string[]; to: string[] }) => {
      if (rows.map(keyOf).join() !== from.join()) throw refusal('rowsRearranged');
      const places = rows.map((row) => row[resource.sort[0]]);
      const sorted = to.map((key, at) => ({ ...find(key), [resource.sort[0]]: places[at] }));
      rows.splice(0, rows.length, ...sorted);
      return {};
    };
  return { rows, answers };
}

const PAGING = ['sortField', 'sortOrder', 'pageIndex', 'pageSize'];

function isMatch(row: Row, { keyword = '', ...filters }: Record<string, unknown>): boolean {
  const isSearched = Object.values(row).some((value) =>
    namesIn(value).some((name) => name.includes(String(keyword))),
  );
  return (
    isSearched &&
    Object.entries(filters).every(
      ([name, value]) => PAGING.includes(name) || value === undefined || numbersIn(row[name]).includes(value),
    )
  );
}

/** Texts of a value: the value itself, or the names in it. */
const namesIn = (value: unknown): string[] =>
  namedIn(value)
    .map(({ name }) => name)
    .concat(typeof value === 'string' ? [value] : []);
const numbersIn = (value: unknown): unknown[] => [...namedIn(value).map(({ no }) => no), value];

function namedIn(value: unknown): { no: string; name: string }[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  const isNamed = typeof value === 'object' && value !== null && 'no' in value && 'name' in value;
  return isNamed ? [{ no: String(value.no), name: String(value.name) }] : [];
}
