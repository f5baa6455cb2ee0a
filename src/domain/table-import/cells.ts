import { readAmount } from './amount';
import { cellFault } from './cell-fault';
import { readDayOrTime } from './day';
import type { TableColumn } from './table-columns';

/** Value of a cell, or the reason why it is invalid. */
export type Read<Value> = { value: Value; problem?: never } | { problem: string; value?: never };

/** A column with the kind of its cells; an empty cell of an optional column is `null`. */
export interface CellColumn<Value> extends Omit<TableColumn, 'field'> {
  read(text: string): Read<Value>;
}

type ColumnName = Omit<TableColumn, 'field'>;

/** Invisible characters, halves of characters, and those that change the direction of a line. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFD]/u;

const readWord =
  <Value>(words: Readonly<Record<string, Value>>) =>
  (text: string): Read<Value> => {
    const value = Object.hasOwn(words, text) ? words[text] : undefined;
    return value === undefined ? { problem: `只能填写：${Object.keys(words).join('、')}` } : { value };
  };

function readDigits(text: string, { least, most }: { least: number; most: number }): Read<number> {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '');
  const value = /^[+-]?\d{1,15}(?:\.0+)?$/.test(plain) ? Number(plain) : Number.NaN;
  if (Number.isNaN(value)) return { problem: '应为整数' };
  return value < least || value > most ? { problem: `应在${least}到${most}之间` } : { value };
}

/** Reads a percentage, with or without the sign; 15 and 15% are the same. */
function readPercent(text: string): Read<number> {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const [, digits] = /^([+-]?\d{1,6}(?:\.\d{1,4})?)%?$/.exec(plain) ?? [];
  return digits === undefined ? { problem: '百分比格式不正确，如15%' } : { value: Number(digits) };
}

/** Readers of cells, by the kind of their column, shared by all imports. */
export const cell = {
  text: (named: ColumnName & { most?: number }): CellColumn<string> => ({
    ...named,
    read: (text) => {
      if (UNWANTED.test(text)) return { problem: '含有不支持的字符' };
      return text.length > (named.most ?? 200)
        ? { problem: `不能超过${named.most ?? 200}个字` }
        : { value: text };
    },
  }),
  /** Fen. */
  amount: (named: ColumnName): CellColumn<number> => ({
    ...named,
    read: (text) => {
      const value = readAmount(text);
      return value === undefined ? { problem: '金额以元为单位，最多两位小数' } : { value };
    },
  }),
  integer: (named: ColumnName & { least?: number; most?: number }): CellColumn<number> => ({
    ...named,
    read: (text) => readDigits(text, { least: named.least ?? 0, most: named.most ?? 1_000_000_000 }),
  }),
  percent: (named: ColumnName): CellColumn<number> => ({ ...named, read: readPercent }),
  /** YYYY-MM-DD. */
  date: (named: ColumnName): CellColumn<string> => ({ ...named, read: readDateCell }),
  flag: (named: ColumnName): CellColumn<boolean> => ({ ...named, read: readWord({ 是: true, 否: false }) }),
  choice: <Value>(named: ColumnName, words: Readonly<Record<string, Value>>): CellColumn<Value> => ({
    ...named,
    read: readWord(words),
  }),
};

export function readDateCell(text: string): Read<string> {
  const value = readDayOrTime(text);
  return value === undefined ? { problem: '日期格式不正确，应为YYYY-MM-DD' } : { value };
}

type Columns = Readonly<Record<string, CellColumn<unknown>>>;
type ValueOf<Column> = Column extends CellColumn<infer Value> ? Value : never;
/** Values of a row, by field; null for an empty cell. */
export type RowOf<C extends Columns> = { [Field in keyof C]: ValueOf<C[Field]> | null };

/** Returns the columns with their fields, as a table requires them. */
export const columnsOf = <C extends Columns>(columns: C): TableColumn<Extract<keyof C, string>>[] =>
  (Object.keys(columns) as Extract<keyof C, string>[]).map((field) => ({
    field,
    ...columns[field],
  })) as TableColumn<Extract<keyof C, string>>[];

/**
 * Reads the cells of a row, each by the kind of its column; a fault has the header of its column.
 *
 *     const GUESTS = { name: cell.text({ header: '姓名', isRequired: true }), stays: cell.integer({ header: '间夜' }) };
 *     const { row, wrong } = readCells(GUESTS, places, cells);
 */
export function readCells<C extends Columns>(
  columns: C,
  places: ReadonlyMap<string, number>,
  cells: readonly string[],
): { row: RowOf<C>; wrong: { column: string; message: string }[] } {
  const wrong: { column: string; message: string }[] = [];
  const read = Object.entries(columns).map(([field, column]): [string, unknown] => {
    const text = (cells[places.get(field) ?? -1] ?? '').trim();
    const refuse = (message: string): [string, null] => {
      wrong.push({ column: column.header, message });
      return [field, null];
    };
    const fault = cellFault(text);
    if (fault !== undefined) return refuse(fault);
    if (text === '') return column.isRequired === true ? refuse('不能为空') : [field, null];
    const { value, problem } = column.read(text);
    return problem === undefined ? [field, value] : refuse(problem);
  });
  return { row: Object.fromEntries(read) as RowOf<C>, wrong };
}
