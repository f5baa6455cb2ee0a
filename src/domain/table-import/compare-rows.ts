/** Values as users see them, by the header of their column; '' is none. */
export type ShownValues = Readonly<Record<string, string>>;

/** A row of a file beside the row on record with the same key. */
export interface ComparedRow {
  line: number;
  /** By which users know it. */
  title: string;
  /** undefined: none is on record. */
  before: ShownValues | undefined;
  /** The columns that the file has. */
  after: ShownValues;
}

export interface RowEffect {
  line: number;
  title: string;
  how: 'add' | 'change' | 'same';
  fieldList: { name: string; before: string; after: string }[];
}

/** The effect of a row; a value that a change leaves empty is '' after it. */
export function effectOf({ before, after, ...row }: ComparedRow): RowEffect {
  if (before === undefined) return { ...row, how: 'add', fieldList: [] };
  const fieldList = Object.entries(after).flatMap(([name, text]) => {
    const former = before[name] ?? '';
    return former === text ? [] : [{ name, before: former, after: text }];
  });
  return { ...row, how: fieldList.length === 0 ? 'same' : 'change', fieldList };
}

/** Rows that are added, changed and left as they are, and the first that do something, by line. */
export function effectsOf(effects: readonly RowEffect[], most: number) {
  const count = (asked: RowEffect['how']) => effects.filter(({ how }) => how === asked).length;
  const previewList = effects
    .flatMap(({ how, ...row }) => (how === 'same' ? [] : [{ ...row, how }]))
    .sort((one, other) => one.line - other.line)
    .slice(0, most);
  return { addCount: count('add'), changeCount: count('change'), sameCount: count('same'), previewList };
}
