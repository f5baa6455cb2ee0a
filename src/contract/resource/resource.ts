import * as v from 'valibot';
import { call, type Call, type GatewayName } from '../call';
import type { Named } from './values';

type Entries = v.ObjectEntries;
type Values = Record<string, unknown>;

/** What can be done with the rows of a resource besides looking at them. */
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
  /** Area of data in `reads` and `changes`, and what the log of changes calls it. */
  name: string;
  gateway: GatewayName;
  /** Of the controller; each call is one name below it. */
  path: `/${string}`;
  /** One of them, in the names of the calls: `queryOverReasonList`, `addOverReason`. */
  noun: string;
  /** Names that the specification gives. */
  calls?: Partial<Record<Action, string>>;
  /** Field that names a row for good. */
  key: Key;
  row: v.ObjectSchema<Row, undefined>;
  /** What is filled in; its messages are those of the fields. */
  form: Form;
  filters: v.ObjectSchema<Filters, undefined>;
  /** Fields that it can be sorted by, the first unless another is asked for. */
  sort: readonly [Sort, ...Sort[]];
  permission: { read: string; write: string };
  /** Changes that there are not. */
  without?: readonly Without[];
  /** Rows stand in an order that is kept by hand, in the first field of `sort`; a new one comes last. */
  arranged?: Arranged;
  /** Fields of others name a row of it. `name`: what one is called; whoever signs in may choose unless it needs a right. */
  choices?: { name: Chosen; permission?: string };
  /** Areas of data besides that a change makes stale. */
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

/** Rows that are put in order by hand at most: more are not looked through in one list. */
export const MAX_ARRANGED = 1000;
const Keys = v.pipe(v.array(RowKey), v.maxLength(MAX_ARRANGED));
/** The order as it was seen, and as it is to be. */
const Arrangement = v.pipe(
  v.object({ from: Keys, to: Keys }),
  v.partialCheck(
    [['from'], ['to']],
    ({ from, to }) => JSON.stringify(from.toSorted()) === JSON.stringify(to.toSorted()),
    '顺序有误，请刷新后重试',
  ),
);

/** Rows that are offered to be chosen from at once; others are found by what is typed. */
export const MAX_CHOICES = 50;

const LoggedValues = v.nullable(v.record(v.string(), v.unknown()));
/** A change of a row as its log has it: what it was before and after, null where there was none. */
export const RowChange = v.object({
  changeNO: v.number(),
  action: v.picklist(['add', 'alter', 'remove']),
  /** Name of who made it. */
  changedBy: v.string(),
  changedTime: v.string(),
  before: LoggedValues,
  after: LoggedValues,
  /** It loosens a rule over who made it, and there was no second administrator. */
  isOwn: v.optional(v.boolean()),
  /** Name of the administrator who asked for it, where a second one had to make it. */
  askedBy: v.optional(v.string()),
});
export type RowChange = v.InferOutput<typeof RowChange>;

/** Rows of one kind that administrators list, add, change and remove: one declaration for both ends. */
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
  /** A row comes with the number of its version: a change of another version is refused. */
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
    /** Field that says what a row is called. */
    calledBy: choices?.name ?? '',
    /** By part of their names, or the one of a key, in the order of the list: nothing but numbers and names. */
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

/** Any resource, for code that serves every one. */
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
/** A resource whose rows fields of others name. */
export type ChosenResource = AnyResource & { choices: ChoicesCall };

export type RowOf<R extends AnyResource> = v.InferOutput<R['row']>;
export type FormOf<R extends AnyResource> = v.InferOutput<R['form']>;
export type FiltersOf<R extends AnyResource> = v.InferOutput<R['filters']>;
/** Fields of a row. */
export type FieldOf<R extends AnyResource> = keyof RowOf<R> & string;
