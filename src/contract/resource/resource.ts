import * as v from 'valibot';
import { call, type Call, type GatewayName } from '../call';
import type { Named } from './values';

type Entries = v.ObjectEntries;
type Values = Record<string, unknown>;

/** Changes of rows of a resource. */
export type Change = 'add' | 'alter' | 'remove';
type Action = 'list' | 'get' | 'changes' | 'choices' | 'arrangement' | 'arrange' | Change;

interface Definition<
  Row extends Entries,
  Form extends v.GenericSchema<Values>,
  Filters extends Entries,
  Sort extends string,
  Key extends string,
  Without extends Change,
  Arranged extends boolean,
  Chosen extends string,
> {
  /** Area of data in `reads` and `changes`, and name in the log of changes. */
  name: string;
  gateway: GatewayName;
  /** Path of the controller; each call is one name below it. */
  path: `/${string}`;
  /** Singular name in the names of the calls: `queryOverReasonList`, `addOverReason`. */
  noun: string;
  /** Names of calls that the specification prescribes. */
  calls?: Partial<Record<Action, string>>;
  /** Field that identifies a row permanently. */
  key: Key;
  row: v.ObjectSchema<Row, undefined>;
  /** Fields of the form, with their messages. */
  form: Form;
  filters: v.ObjectSchema<Filters, undefined>;
  /** Fields by which rows can be sorted; the first is the default. */
  sort: readonly [Sort, ...Sort[]];
  permission: { read: string; write: string };
  /** Changes that the resource does not support. */
  without?: readonly Without[];
  /** Set when rows have a manual order, in the first field of `sort`; a new one comes last. */
  arranged?: Arranged;
  /**
   * Set when fields of other resources refer to its rows. `name`: field of a row's name. Every signed-in user may
   * choose unless `permission` is set.
   */
  choices?: { name: Chosen; permission?: string };
  /** Further areas of data that a change makes stale. */
  changes?: readonly string[];
}

const RowKey = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));
const Keyword = v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字'));
const PAGING = {
  keyword: v.optional(Keyword, ''),
  sortOrder: v.optional(v.picklist(['asc', 'desc']), 'asc'),
  pageIndex: v.optional(v.pipe(Count, v.maxValue(1_000_000)), 1),
  pageSize: v.optional(v.pipe(Count, v.maxValue(100)), 20),
};

/** Maximum number of rows in a manual order, because users do not look through more in one list. */
export const MAX_ARRANGED = 1000;
const Keys = v.pipe(v.array(RowKey), v.maxLength(MAX_ARRANGED));
/** The order as the caller saw it, and the new one. */
const Arrangement = v.pipe(
  v.object({ from: Keys, to: Keys }),
  v.partialCheck(
    [['from'], ['to']],
    ({ from, to }) => JSON.stringify(from.toSorted()) === JSON.stringify(to.toSorted()),
    '顺序有误，请刷新后重试',
  ),
);

/** Maximum number of choices in one response; a search finds the others. */
export const MAX_CHOICES = 50;

const LoggedValues = v.nullable(v.record(v.string(), v.unknown()));
/** A logged change of a row: its values before and after, null where the row did not exist. */
export const RowChange = v.object({
  changeNO: v.number(),
  action: v.picklist(['add', 'alter', 'remove']),
  /** Name of the person who made it. */
  changedBy: v.string(),
  changedTime: v.string(),
  before: LoggedValues,
  after: LoggedValues,
  /** True when it loosens a rule that applies to the person who made it, and there was no second administrator. */
  isOwn: v.optional(v.boolean()),
  /** Name of the administrator who requested it, where a second one had to make it. */
  askedBy: v.optional(v.string()),
});
export type RowChange = v.InferOutput<typeof RowChange>;

/**
 * Declares rows of one kind that administrators list, add, change and remove; client and gateway share the declaration.
 *
 *     export const grades = resource({
 *       name: 'grade', gateway: 'service', path: '/gradeController', noun: 'Grade', key: 'gradeNO',
 *       row: v.object({ gradeNO: v.string(), gradeName: v.string(), isEnable: v.boolean() }),
 *       form: v.object({ gradeName: v.pipe(v.string(), v.nonEmpty('请输入名称')), isEnable: v.boolean() }),
 *       filters: v.object({ isEnable: v.optional(v.boolean()) }),
 *       sort: ['gradeName'],
 *       permission: { read: OBJECT.grades, write: OBJECT.editGrades },
 *     });
 *     // grades.list, grades.add, grades.alter, grades.remove and grades.changes are calls
 */
/* @__NO_SIDE_EFFECTS__ */
export function resource<
  Row extends Entries,
  Form extends v.GenericSchema<Values>,
  Filters extends Entries,
  const Sort extends string,
  const Key extends keyof Row & string,
  const Without extends Change = never,
  const Arranged extends boolean = false,
  const Chosen extends keyof Row & string = never,
>(definition: Definition<Row, Form, Filters, Sort, Key, Without, Arranged, Chosen>) {
  const { name, gateway, path, noun, calls = {}, row, form, filters, sort, permission } = definition;
  const { without = [], changes = [], arranged = false, choices } = definition;
  /** A row has a version number: a change based on another version is refused. */
  const versioned = v.object({ ...row.entries, version: v.number() });
  const declared = (action: Action, own: string) =>
    ({
      gateway,
      path: `${path}/${calls[action] ?? own}`,
      origin: calls[action] === undefined ? 'suite' : 'specification',
      needs: 'token',
    }) as const;
  const reading = { permission: permission.read, reads: [name] };
  const changing = { permission: permission.write, mutates: true, changes: [name, ...changes] } as const;
  const byKey = v.object({ key: RowKey });
  const byVersion = { key: RowKey, version: v.number() };
  const all = {
    list: call({
      ...declared('list', `query${noun}List`),
      ...reading,
      body: v.object({ ...filters.entries, ...PAGING, sortField: v.optional(v.picklist(sort), sort[0]) }),
      result: v.object({ total: v.number(), rows: v.array(versioned) }),
    }),
    get: call({ ...declared('get', `query${noun}`), ...reading, body: byKey, result: versioned }),
    changes: call({
      ...declared('changes', `query${noun}Changes`),
      ...reading,
      body: byKey,
      result: v.array(RowChange),
    }),
    add: call({ ...declared('add', `add${noun}`), ...changing, body: form, result: versioned }),
    alter: call({
      ...declared('alter', `alter${noun}`),
      ...changing,
      body: v.object({ ...byVersion, values: form }),
      result: versioned,
    }),
    remove: call({
      ...declared('remove', `delete${noun}`),
      ...changing,
      body: v.object(byVersion),
      result: v.object({}),
    }),
  };
  const arranging = {
    arrangement: call({
      ...declared('arrangement', `query${noun}Arrangement`),
      ...reading,
      body: v.object({}),
      result: v.array(versioned),
    }),
    arrange: call({
      ...declared('arrange', `arrange${noun}`),
      ...changing,
      body: Arrangement,
      result: v.object({}),
    }),
  };
  const choosing = {
    /** Field of a row's name. */
    calledBy: choices?.name ?? '',
    /**
     * Returns choices by part of their names, or the one of a key, in the order of the list: only numbers and names.
     */
    choices: call({
      ...declared('choices', `query${noun}Choices`),
      ...(choices?.permission !== undefined && { permission: choices.permission }),
      reads: [name],
      body: v.object({ keyword: Keyword, key: v.optional(RowKey) }),
      result: v.array(v.object({ no: v.string(), name: v.string() })),
    }),
  };
  for (const change of without) delete (all as Partial<typeof all>)[change];
  return {
    name,
    key: definition.key,
    row,
    form,
    filters,
    sort,
    permission,
    ...(all as Omit<typeof all, Without>),
    ...((arranged ? arranging : {}) as Arranged extends true ? typeof arranging : object),
    ...((choices ? choosing : {}) as [Chosen] extends [never] ? object : typeof choosing),
  };
}

type Versioned = Values & { version: number };
type Listed = { total: number; rows: Versioned[] };
type CallOf<Body, Result> = Call<v.GenericSchema<Body>, v.GenericSchema<unknown, Result>>;

/** Any resource, for code that handles all of them. */
export interface AnyResource {
  name: string;
  key: string;
  row: v.GenericSchema<unknown, Values>;
  form: v.GenericSchema<Values>;
  filters: v.GenericSchema<Values, Values>;
  sort: readonly [string, ...string[]];
  permission: { read: string; write: string };
  list: CallOf<Values, Listed>;
  get: CallOf<{ key: string }, Versioned>;
  changes: CallOf<{ key: string }, RowChange[]>;
  add?: CallOf<Values, Versioned>;
  alter?: CallOf<{ key: string; version: number; values: Values }, Versioned>;
  remove?: CallOf<{ key: string; version: number }, object>;
  arrangement?: CallOf<object, Versioned[]>;
  arrange?: CallOf<{ from: string[]; to: string[] }, object>;
  calledBy?: string;
  choices?: ChoicesCall;
}

type ChoicesCall = CallOf<{ keyword: string; key?: string | undefined }, Named[]>;
/** A resource to whose rows fields of other resources refer. */
export type ChosenResource = AnyResource & { choices: ChoicesCall };

export type RowOf<R extends AnyResource> = v.InferOutput<R['row']>;
export type FormOf<R extends AnyResource> = v.InferOutput<R['form']>;
export type FiltersOf<R extends AnyResource> = v.InferOutput<R['filters']>;
/** Fields of a row. */
export type FieldOf<R extends AnyResource> = keyof RowOf<R> & string;
