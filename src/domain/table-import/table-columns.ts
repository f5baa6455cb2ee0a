import { plainHeader } from './columns';

/** A column that a table may have; the first of its headers stands in templates. */
export interface TableColumn<Field extends string = string> {
  field: Field;
  header: string;
  aliases?: readonly string[];
  /** A file without it is no such table. */
  isRequired?: boolean;
  /** Tells rows apart: a file with this column may lack required ones, for rows that are on record. */
  isKey?: boolean | undefined;
}

/** Where a row of a table has which field, counted from 0. */
export type ColumnPlaces<Field extends string> = ReadonlyMap<Field, number>;

/** Columns by the headers that each is known by, the first one in templates. */
export const columnsByName = <Field extends string>(
  names: Readonly<Record<Field, readonly [string, ...string[]]>>,
): TableColumn<Field>[] =>
  (Object.keys(names) as Field[]).map((field) => {
    const [header, ...aliases] = names[field];
    return { field, header, aliases };
  });

export interface ColumnMatches<Field extends string> {
  /** Of several columns of one field the first. */
  places: ColumnPlaces<Field>;
  /** Headers as they stand, which no column has. */
  unknown: readonly string[];
  twice: readonly string[];
  /** Headers of columns that are needed and not there. */
  missing: readonly string[];
}

/**
 * Which column of a file is which; their order is free, and a unit or hint may stand in brackets behind a header: 票价（元）.
 * Columns without a header are left out.
 */
export function findColumns<Field extends string>(
  columns: readonly TableColumn<Field>[],
  headers: readonly string[],
): ColumnMatches<Field> {
  const fields = new Map<string, Field>();
  for (const { field, header, aliases = [] } of columns)
    for (const name of [header, ...aliases])
      if (!fields.has(wholeHeader(name))) fields.set(wholeHeader(name), field);
  const places = new Map<Field, number>();
  const [unknown, twice]: [string[], string[]] = [[], []];
  headers.forEach((header, place) => {
    if (wholeHeader(header) === '') return;
    // a header may have brackets of its own
    const field = fields.get(wholeHeader(header)) ?? fields.get(plainHeader(header));
    if (field === undefined) unknown.push(header.trim());
    else if (places.has(field)) twice.push(header.trim());
    else places.set(field, place);
  });
  const hasKey = columns.some(({ field, isKey }) => isKey === true && places.has(field));
  const missing = hasKey ? [] : neededBeside(columns, places);
  return { places, unknown, twice, missing };
}

/** Headers of required columns that are not there: rows that are not on record need them. */
export const neededBeside = <Field extends string>(
  columns: readonly TableColumn<Field>[],
  places: { has(field: Field): boolean },
): string[] =>
  columns
    .filter(({ field, isRequired }) => isRequired === true && !places.has(field))
    .map(({ header }) => header);

/** All headers by which a table is known. */
export const headersOf = (columns: readonly TableColumn[]): string[] =>
  columns.flatMap(({ header, aliases = [] }) => [header, ...aliases]);

const wholeHeader = (header: string): string => header.normalize('NFKC').replaceAll(/[\s\uFEFF*:]/g, '');

const NAMED = 10;
const NAME_LENGTH = 30;

/** Why a file with these columns is no such table, in one sentence; undefined: it is one. */
export function columnsProblem({
  missing,
  unknown,
  twice,
}: Omit<ColumnMatches<string>, 'places'>): string | undefined {
  const messages = [
    ['缺少列：', missing],
    ['不能识别的列：', unknown],
    ['重复的列：', twice],
  ] as const;
  const found = messages.filter(([, names]) => names.length > 0);
  return found.length === 0 ? undefined : found.map(([what, names]) => what + listed(names)).join('；');
}

const listed = (names: readonly string[]): string =>
  names
    .slice(0, NAMED)
    .map((name) => name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, NAME_LENGTH))
    .join('、') + (names.length > NAMED ? '等' : '');
