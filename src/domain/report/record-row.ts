import { cellFault } from '../table-import/cell-fault';
import type { CellProblem, CellResult } from './record-cells';
import type { Field } from './record-columns';

/** Reason why a cell is invalid, by itself or in relation to others. */
export type RecordProblem =
  | CellProblem
  /** The same number occurs in an earlier line. */
  | { kind: 'twice'; line: number }
  | { kind: 'unknownNumber' }
  | { kind: 'unknownStation' }
  | { kind: 'sameStation' }
  | { kind: 'unknownCity' }
  | { kind: 'afterToday' }
  | { kind: 'beforeBooking' }
  | { kind: 'beforeStart' }
  | { kind: 'notForPurchase' }
  | { kind: 'notForWithin' }
  /** A different record with this number exists already. */
  | { kind: 'different' }
  /** No purchase exists that could be refunded. */
  | { kind: 'noPurchase' }
  | { kind: 'usedAlready' }
  | { kind: 'refundedAlready' }
  | { kind: 'feeTooHigh' };

/** An invalid cell. */
export interface WrongField {
  line: number;
  field: Field;
  problem: RecordProblem;
}

/**
 * A row whose cells are read one by one. Invalid cells are recorded and replaced by a default, because a row with any
 * of them is not stored.
 */
export class RecordRow {
  readonly wrong: WrongField[] = [];

  constructor(
    readonly line: number,
    private readonly cells: readonly string[],
    private readonly places: ReadonlyMap<Field, number>,
  ) {}

  /** Returns '' for an empty cell, and where the file has no such column. */
  text(field: Field): string {
    const place = this.places.get(field);
    return place === undefined ? '' : (this.cells[place]?.trim() ?? '');
  }

  /** Records once that the text of a cell is unusable. */
  private fault(field: Field): boolean {
    const message = cellFault(this.text(field));
    if (message === undefined) return false;
    if (!this.wrong.some((one) => one.field === field)) this.refuse(field, { kind: 'faulty', message });
    return true;
  }

  refuse(field: Field, problem: RecordProblem): void {
    this.wrong.push({ line: this.line, field, problem });
  }

  needed<T>(field: Field, read: (text: string) => CellResult<T>, instead: T): T {
    if (this.text(field) !== '' || this.fault(field)) return this.optional(field, read, instead);
    this.refuse(field, { kind: 'missing' });
    return instead;
  }

  optional<T>(field: Field, read: (text: string) => CellResult<T>, otherwise: T): T {
    if (this.fault(field)) return otherwise;
    const text = this.text(field);
    if (text === '') return otherwise;
    const reading = read(text);
    if (reading.problem === undefined) return reading.value;
    this.refuse(field, reading.problem);
    return otherwise;
  }
}
