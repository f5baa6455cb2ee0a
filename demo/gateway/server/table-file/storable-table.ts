interface Table {
  headers: string[];
  rows: string[][];
}

/** Texts that a database can hold: what it cannot is seen, and refused, where it stands. */
export function storableTable({ headers, rows }: Table): Table {
  const textOf = (text: string) => text.replaceAll(/[\0\p{Cs}]/gu, '\uFFFD');
  return { headers: headers.map(textOf), rows: rows.map((cells) => cells.map(textOf)) };
}
