import * as v from 'valibot';

/** Characters of a number that names a row. */
const NO_LENGTH = 64;
/** Rows that a field names at most. */
export const MOST_NAMED = 200;

/** Something that a field names: its number, and its name, which the gateway alone says. */
export interface Named {
  no: string;
  name: string;
}

const Entry = {
  no: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NO_LENGTH)),
  name: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
};

/** A field that names one other row; `message`: what is said where it names none. */
/* @__NO_SIDE_EFFECTS__ */
export const namedOne = (message: string) => v.object(Entry, message);

/** A field that names several other rows; `message`: what is said where it names none, left out where it need not. */
/* @__NO_SIDE_EFFECTS__ */
export const namedMany = ({ message, most = MOST_NAMED }: { message?: string; most?: number } = {}) =>
  v.pipe(
    v.array(v.object(Entry)),
    v.check((entries) => message === undefined || entries.length > 0, message ?? ''),
    v.maxLength(most, `最多选择${most}项`),
  );

/** Whom something counts for: one of several kinds, and which. */
export interface Holder<Scope extends string = string> extends Named {
  scope: Scope;
}

/** A field that says whom something counts for; `message`: what is said where it names nobody. */
/* @__NO_SIDE_EFFECTS__ */
export const holderOf = <const Scopes extends readonly [string, ...string[]]>(
  scopes: Scopes,
  message: string,
) =>
  v.pipe(
    v.object(
      {
        scope: v.picklist(scopes),
        no: v.pipe(v.string(), v.trim(), v.maxLength(NO_LENGTH)),
        name: Entry.name,
      },
      message,
    ),
    v.check(({ no }) => no !== '', message),
  );

/** Days from one to another, both of which count, YYYY-MM-DD; `to` '': without end. */
export interface Period {
  from: string;
  to: string;
}

/** Is it a day that there is, YYYY-MM-DD? isoDate alone lets 2026-02-30 through. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A period that has a first day, and a last one unless it is without end; what is wrong is said at the whole. */
/* @__NO_SIDE_EFFECTS__ */
export const period = () =>
  v.pipe(
    v.object({ from: v.string(), to: v.string() }),
    v.check(({ from }) => from !== '', '请选择开始日期'),
    v.check(({ from, to }) => [from, to].every((day) => day === '' || isDay(day)), '日期不存在'),
    v.check(({ from, to }) => to === '' || to >= from, '结束日期不能早于开始日期'),
  );
