interface Table {
  /** Values of the cells by row; null for none. */
  cells: readonly (readonly (number | null)[])[];
  rowTotals: readonly number[];
  columnTotals: readonly number[];
  whole: number;
}

/** Percentages of the whole, to a tenth. */
export interface TableShares {
  cells: number[][];
  rowTotals: number[];
  columnTotals: number[];
}

/** Tenths of a percent in the whole. */
const WHOLE = 1000;

/**
 * Returns the percentage of each cell in the whole of a table, so that the shares of each row and of each column add up
 * to that of its total, and the totals to 100.0. Each is less than a tenth from its exact share. Parts of the
 * totals beyond the cells, such as rows of other pages, count as well. undefined where the whole is not above 0.
 */
export function tableShares({ cells, rowTotals, columnTotals, whole }: Table): TableShares | undefined {
  const all = Math.round(whole);
  if (all <= 0) return undefined;
  const [rows, columns] = [rowTotals.map(Math.round), columnTotals.map(Math.round)];
  const inside = rows.map((_, at) => columns.map((__, of) => Math.round(cells[at]?.[of] ?? 0)));
  const beyondColumns = inside.map((row, at) => (rows[at] ?? 0) - sumOf(row));
  const beyondRows = columns.map((total, of) => total - sumOf(inside.map((row) => row[of] ?? 0)));
  const restOfRows = all - sumOf(rows);
  const corner = restOfRows - sumOf(beyondRows);
  // the totals are negative entries, so that every row and every column adds up to 0
  const totals = [...columns, all - sumOf(columns)].map((value) => -value);
  const rounded = roundedTable(
    [
      ...inside.map((row, at) => [...row, beyondColumns[at] ?? 0, -(rows[at] ?? 0)]),
      [...beyondRows, corner, -restOfRows],
      [...totals, all],
    ],
    all,
  );
  const percent = (tenths = 0): number => tenths / 10;
  return {
    cells: inside.map((row, at) => row.map((_, of) => percent(rounded[at]?.[of]))),
    rowTotals: rows.map((_, at) => percent(0 - (rounded[at]?.[columns.length + 1] ?? 0))),
    columnTotals: columns.map((_, of) => percent(0 - (rounded[rows.length + 1]?.[of] ?? 0))),
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Rounds entries to tenths of a percent of the whole, up or down, so that all rows and columns still add up to 0. Along
 * a circle of unrounded entries the same amount is added and taken by turns, which keeps every sum, until one of them
 * is whole.
 */
function roundedTable(entries: readonly (readonly number[])[], whole: number): number[][] {
  const tenths = entries.map((row) => row.map((value) => Math.floor((WHOLE * value) / whole)));
  // whole numbers throughout: a fraction would drift
  const rests = entries.map((row, at) =>
    row.map((value, of) => WHOLE * value - (tenths[at]?.[of] ?? 0) * whole),
  );
  for (let circle = circleOf(rests); circle.length > 0; circle = circleOf(rests)) {
    const restOf = ([row, column]: Place): number => rests[row]?.[column] ?? 0;
    const room = (isAdded: boolean) =>
      Math.min(
        ...circle.map((place, at) => ((at % 2 === 0) === isAdded ? whole - restOf(place) : restOf(place))),
      );
    const isAdded = room(true) <= room(false);
    const amount = room(isAdded);
    circle.forEach((place, at) => {
      const rest = restOf(place) + ((at % 2 === 0) === isAdded ? amount : -amount);
      const [row, column] = place;
      const [ofRests, ofTenths] = [rests[row] ?? [], tenths[row] ?? []];
      ofRests[column] = rest === whole ? 0 : rest;
      if (rest === whole) ofTenths[column] = (ofTenths[column] ?? 0) + 1;
    });
  }
  return tenths;
}

type Place = readonly [row: number, column: number];

/** Returns entries with a rest that lead by turns along a row and a column back to the first; none if all are whole. */
function circleOf(rests: readonly (readonly number[])[]): Place[] {
  const start = rests.findIndex((row) => row.some((rest) => rest !== 0));
  if (start < 0) return [];
  const path: Place[] = [];
  let [row, column] = [start, -1];
  for (;;) {
    // each sum is whole, so an entry with a rest is not alone in its row or column
    const [from, left] = [row, column];
    const next = (rests[from] ?? []).findIndex((rest, at) => rest !== 0 && at !== left);
    if (next < 0) return [];
    column = next;
    const passed = path.findIndex(([, of]) => of === next);
    path.push([from, next]);
    if (passed >= 0) return path.slice(passed + 1);
    const further = rests.findIndex((of, at) => (of[next] ?? 0) !== 0 && at !== from);
    if (further < 0) return [];
    row = further;
    const met = path.findIndex(([at]) => at === further);
    path.push([further, next]);
    if (met >= 0) return path.slice(path.findLastIndex(([at], of) => at === further && of < path.length - 1));
  }
}
