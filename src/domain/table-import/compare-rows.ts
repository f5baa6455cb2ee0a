/** Displayed values by the header of their column; '' for none. */
export type ShownValues = Readonly<Record<string, string>>;

/** Row of a file with the existing record of the same key. */
export interface ComparedRow {
  line: number;
  /** Name by which users recognise the row. */
  title: string;
  /** undefined without an existing record. */
  before: ShownValues | undefined;
  /** Values of the columns in the file. */
  after: ShownValues;
}

export interface RowEffect {
  line: number;
  title: string;
  how: 'add' | 'change' | 'same';
  fieldList: { name: string; before: string; after: string }[];
}

/** Returns the effect of a row; a value that a change clears is '' afterwards. */
export function effectOf({ before, after, ...row }: ComparedRow): RowEffect {
  if (before === undefined) return { ...row, how: 'add', fieldList: [] };
  const fieldList = Object.entries(after).flatMap(([name, text]) => {
    const former = before[name] ?? '';
    return former === text ? [] : [{ name, before: former, after: text }];
  });
  return { ...row, how: fieldList.length === 0 ? 'same' : 'change', fieldList };
}

/** Counts added, changed and unchanged rows. `previewList`: the first `most` rows with an effect, by line. */
export function effectsOf(effects: readonly RowEffect[], most: number) {
  const count = (asked: RowEffect['how']) => effects.filter(({ how }) => how === asked).length;
  const previewList = effects
    .flatMap(({ how, ...row }) => (how === 'same' ? [] : [{ ...row, how }]))
    .sort((one, other) => one.line - other.line)
    .slice(0, most);
  return { addCount: count('add'), changeCount: count('change'), sameCount: count('same'), previewList };
}
