import * as v from 'valibot';

/** Maximum length of a row's number. */
const NO_LENGTH = 64;
/** Maximum number of rows in one field. */
export const MOST_NAMED = 200;

/** Reference to a row: its number, and its name, which only the gateway sets. */
export interface Named {
  no: string;
  name: string;
}

const Entry = {
  no: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NO_LENGTH)),
  name: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
};

/** A field that refers to one row; `message`: message of an empty field. */
/* @__NO_SIDE_EFFECTS__ */
export const namedOne = (message: string) => v.object(Entry, message);

/** A field that refers to several rows; `message`: message of an empty field, missing where it may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const namedMany = ({ message, most = MOST_NAMED }: { message?: string; most?: number } = {}) =>
  v.pipe(
    v.array(v.object(Entry)),
    v.check((entries) => message === undefined || entries.length > 0, message ?? ''),
    v.maxLength(most, `最多选择${most}项`),
  );

/** Target of a rule: one of several kinds, and the row. */
export interface Holder<Scope extends string = string> extends Named {
  scope: Scope;
}

/** A field for the target of a rule; `message`: message of an empty field. */
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

/** Period with both days included, YYYY-MM-DD; `to` '': without end. */
export interface Period {
  from: string;
  to: string;
}

/** True for an existing day, YYYY-MM-DD. isoDate alone accepts 2026-02-30. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A period with a first day, and a last one unless it is without end; problems are reported at the whole field. */
/* @__NO_SIDE_EFFECTS__ */
export const period = () =>
  v.pipe(
    v.object({ from: v.string(), to: v.string() }),
    v.check(({ from }) => from !== '', '请选择开始日期'),
    v.check(({ from, to }) => [from, to].every((day) => day === '' || isDay(day)), '日期不存在'),
    v.check(({ from, to }) => to === '' || to >= from, '结束日期不能早于开始日期'),
  );
