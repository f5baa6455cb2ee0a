import type { Grouping } from '../../../../src/contract/report/report';

type Part = Exclude<Grouping, 'none'>;

/** Grouping keys of rows `f`, given the column of their day. */
const KEYS: Readonly<Record<Part, (day: string) => string>> = {
  day: (day) => `to_char(${day}, 'YYYY-MM-DD')`,
  week: (day) => `to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`,
  month: (day) => `to_char(${day}, 'YYYY-MM')`,
  product: () => 'f.product',
  department: () => 'f.dept_no',
  person: () => 'f.staff_no',
  costCenter: () => 'f.cost_center_no',
  entity: () => 'f.entity_no',
  route: () => 'f.route',
  carrier: () => 'f.carrier',
  reason: () => 'reason.key',
};

export const IN_TIME: ReadonlySet<Grouping> = new Set(['day', 'week', 'month']);

/** Expression of the name of a part whose key is a number. */
const NAMES: Readonly<Partial<Record<Part, (key: string) => string>>> = {
  department: (key) => `(select dept_name from department d where d.dept_no = ${key})`,
  person: (key) => `(select staff_name from staff s where s.staff_no = ${key})`,
  costCenter: (key) => `(select cost_center_name from cost_center c where c.cost_center_no = ${key})`,
  entity: (key) =>
    `(select accounting_entity_name from accounting_entity a where a.accounting_entity_no = ${key})`,
};

/** The key of a row `f` as a part, as SQL; `day`: the column of its day. */
export const keyOf = (by: Part, day: string): string => KEYS[by](day);

/** SQL expression of a part's name, given the column of its key. */
export const nameOf = (by: Part, key: string): string => NAMES[by]?.(key) ?? key;
