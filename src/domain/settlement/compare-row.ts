import type { CompareKey, RecordField } from '../../contract/settlement/compare';
import type { RecordFact } from './compare';
import type { RecordPlaces } from './compare-columns';
import { readAmount } from '../table-import/amount';
import { cellFault, displayCell } from '../table-import/cell-fault';
import { readDayOrTime } from '../table-import/day';
import { isNo, plainNo, readKind } from './compare-cells';

/** Reason why a cell cannot be read. */
export type RecordProblem =
  | 'missing'
  | 'notAnAmount'
  | 'notANumber'
  | 'notAKind'
  /** Message about a cell of any table. */
  | { message: string };

export interface WrongRecordCell {
  field: RecordField;
  problem: RecordProblem;
}

/** Values of a row of a record, or its unreadable cells. */
export type RecordRowResult =
  | { fact: RecordFact; wrong?: never }
  | { wrong: WrongRecordCell[]; fact?: never };

/** Exports prefix this sign to texts that spreadsheets would execute as formulas. */
const GUARDED = /^'(?=[=+\-@＝＋－＠])/;

/** Returns the text of a cell for display. */
export const recordCell = (cells: readonly string[], places: RecordPlaces, field: RecordField): string => {
  const place = places.get(field);
  return place === undefined
    ? ''
    : displayCell(cells[place] ?? '')
        .trim()
        .replace(GUARDED, '');
};

/** Reads a row. An invalid date is left as text: it differs, but the amount is compared nevertheless. */
export function readRecordRow(
  cells: readonly string[],
  places: RecordPlaces,
  compareBy: CompareKey,
): RecordRowResult {
  const wrong = faultsOf(cells, places);
  if (wrong.length > 0) return { wrong };
  const refuse = (field: RecordField, problem: RecordProblem) => void wrong.push({ field, problem });
  const textOf = (field: RecordField) => recordCell(cells, places, field);
  const number = (field: 'ticketNo' | 'orderNo'): string => {
    const no = plainNo(textOf(field));
    if (no !== '' && !isNo(no)) refuse(field, 'notANumber');
    return no;
  };
  const ticketNo = compareBy === 'ticket' ? number('ticketNo') : '';
  // Rows without a ticket number match by order.
  const orderNo = ticketNo === '' ? number('orderNo') : '';
  if (ticketNo === '' && orderNo === '') {
    refuse(compareBy === 'ticket' ? 'ticketNo' : 'orderNo', 'missing');
  }
  const amountText = textOf('amount');
  const amount = readAmount(amountText);
  if (amount === undefined) refuse('amount', amountText === '' ? 'missing' : 'notAnAmount');
  const kindText = textOf('kind');
  const kind = kindText === '' ? undefined : readKind(kindText);
  if (places.has('kind') && kind === undefined) refuse('kind', kindText === '' ? 'missing' : 'notAKind');
  if (wrong.length > 0 || amount === undefined) return { wrong };
  const dateText = textOf('date');
  return {
    fact: {
      ticketNo,
      orderNo,
      kind: kind ?? '',
      amount,
      date: readDayOrTime(dateText) ?? dateText,
      traveller: textOf('traveller'),
      department: textOf('department'),
      costCenter: textOf('costCenter'),
    },
  };
}

/** Returns the faults of cells with unusable content, in all assigned columns. */
const faultsOf = (cells: readonly string[], places: RecordPlaces): WrongRecordCell[] =>
  [...places].flatMap(([field, place]) => {
    const message = cellFault(cells[place] ?? '');
    return message === undefined ? [] : [{ field, problem: { message } }];
  });
