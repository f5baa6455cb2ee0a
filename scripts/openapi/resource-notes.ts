/** Comments of the calls that every resource has (`src/contract/resource/resource.ts`). */
const NOTES: Readonly<Record<string, string>> = {
  list: 'Returns one page of the rows that match the filters and the keyword, sorted, and their total number.',
  get: 'Returns one row with its version. Throws rowUnknown.',
  changes: 'Returns the logged changes of a row, the latest first.',
  choices:
    'Returns the numbers and names of rows for a field that refers to one: by part of the name, or by key.',
  arrangement: 'Returns all rows in their manual order.',
  arrange: 'Sets the manual order of the rows. Throws rowsRearranged, rowsTooMany.',
  add: 'Adds a row and returns it.',
  alter: 'Changes the row that still has this version, and returns it. Throws rowUnknown, rowChanged.',
  remove: 'Removes the row that still has this version. Throws rowUnknown, rowChanged, rowInUse.',
};

/** Comment of a call of a resource; `about`: comment of the resource. */
export const resourceNote = (action: string, about: string): string =>
  [NOTES[action] ?? '', about].filter((text) => text !== '').join(' ');
