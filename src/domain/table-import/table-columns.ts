import { plainHeader } from './columns';

/** Possible column of a table; the first of its headers is used in templates. */
export interface TableColumn<Field extends string = string> {
  field: Field;
  header: string;
  aliases?: readonly string[];
  /** Files without this column are refused. */
  isRequired?: boolean;
  /** Key of rows. A file with this column may lack required ones, for rows with an existing record. */
  isKey?: boolean | undefined;
  /** Cells of this column are not imported. */
  isIgnored?: boolean | undefined;
}

/** Column index of each field, counted from 0. */
export type ColumnPlaces<Field extends string> = ReadonlyMap<Field, number>;

/** Columns by their possible headers; the first one is used in templates. */
export const columnsByName = <Field extends string>(
  names: Readonly<Record<Field, readonly [string, ...string[]]>>,
): TableColumn<Field>[] =>
  (Object.keys(names) as Field[]).map((field) => {
    const [header, ...aliases] = names[field];
    return { field, header, aliases };
  });

export interface ColumnMatches<Field extends string> {
  /** The first column of each field. */
  places: ColumnPlaces<Field>;
  /** Original headers that match no column. */
  unknown: readonly string[];
  twice: readonly string[];
  /** Headers of required columns that the file lacks. */
  missing: readonly string[];
}

/**
 * Assigns the columns of a file to fields. Their order is free, and a header may end with a unit or hint in brackets:
 * 票价（元）. Columns without a header are ignored.
 */
export function findColumns<Field extends string>(
  columns: readonly TableColumn<Field>[],
  headers: readonly string[],
): ColumnMatches<Field> {
  const fields = new Map<string, Field>();
  for (const { field, header, aliases = [] } of columns)
    for (const name of [header, ...aliases])
      if (!fields.has(headerKey(name))) fields.set(headerKey(name), field);
  const places = new Map<Field, number>();
  const [unknown, twice]: [string[], string[]] = [[], []];
  headers.forEach((header, place) => {
    if (headerKey(header) === '') return;
    // the brackets may belong to the header itself
    const field = fields.get(headerKey(header)) ?? fields.get(plainHeader(header));
    if (field === undefined) unknown.push(header.trim());
    else if (places.has(field)) twice.push(header.trim());
    else places.set(field, place);
  });
  const hasKey = columns.some(({ field, isKey }) => isKey === true && places.has(field));
  const missing = hasKey ? [] : neededBeside(columns, places);
  return { places, unknown, twice, missing };
}

/** Headers of columns that are known and not imported. */
export function ignoredHeaders(columns: readonly TableColumn[], headers: readonly string[]): string[] {
  const { places } = findColumns(columns, headers);
  return columns.flatMap(({ field, header, isIgnored }) =>
    isIgnored === true && places.has(field) ? header : [],
  );
}

/** Headers of missing columns that rows without an existing record need. */
export const neededBeside = <Field extends string>(
  columns: readonly TableColumn<Field>[],
  places: { has(field: Field): boolean },
): string[] => columns.filter((column) => isNeeded(column, places)).map(({ header }) => header);

/** Required fields without a column. */
export const neededFields = <Field extends string>(
  columns: readonly TableColumn<Field>[],
  places: { has(field: Field): boolean },
): Field[] => columns.filter((column) => isNeeded(column, places)).map(({ field }) => field);

const isNeeded = <Field extends string>(
  { field, isRequired }: TableColumn<Field>,
  places: { has(field: Field): boolean },
): boolean => isRequired === true && !places.has(field);

/** Returns all headers that identify a column of the table. */
export const headersOf = (columns: readonly TableColumn[]): string[] =>
  columns.flatMap(({ header, aliases = [] }) => [header, ...aliases]);

/** Form in which headers are compared as a whole. */
export const headerKey = (header: string): string => header.normalize('NFKC').replaceAll(/[\s\uFEFF*:]/g, '');

const NAMED = 10;
const NAME_LENGTH = 30;

/** Returns the reason why a file with these columns is no such table, in one sentence; undefined for a valid one. */
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
