import { cellFault } from '../table-import/cell-fault';
import type { CellProblem, Reading } from './record-cells';
import type { Field } from './record-columns';

/** Why a cell cannot be taken, by itself or beside others. */
export type RecordProblem =
  | CellProblem
  /** The same number stands in a line before. */
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
  /** The record is there already, and is another. */
  | { kind: 'different' }
  /** There is nothing to give back. */
  | { kind: 'noPurchase' }
  | { kind: 'usedAlready' }
  | { kind: 'refundedAlready' }
  | { kind: 'feeTooHigh' };

/** A cell that cannot be taken. */
export interface WrongField {
  line: number;
  field: Field;
  problem: RecordProblem;
}

/**
 * A row whose cells are read one by one. What is wrong is noted, and something else stands for it: of a row with anything wrong
 * nothing is kept.
 */
export class RecordRow {
  readonly wrong: WrongField[] = [];

  constructor(
    readonly line: number,
    private readonly cells: readonly string[],
    private readonly places: ReadonlyMap<Field, number>,
  ) {}

  /** '' for an empty cell, and where the file has no such column. */
  text(field: Field): string {
    const place = this.places.get(field);
    return place === undefined ? '' : (this.cells[place]?.trim() ?? '');
  }

  /** Says once of a cell that it shows nothing to be taken. */
  private fault(field: Field): boolean {
    const message = cellFault(this.text(field));
    if (message === undefined) return false;
    if (!this.wrong.some((one) => one.field === field)) this.refuse(field, { kind: 'faulty', message });
    return true;
  }

  refuse(field: Field, problem: RecordProblem): void {
    this.wrong.push({ line: this.line, field, problem });
  }

  needed<T>(field: Field, read: (text: string) => Reading<T>, instead: T): T {
    if (this.text(field) !== '' || this.fault(field)) return this.optional(field, read, instead);
    this.refuse(field, { kind: 'missing' });
    return instead;
  }

  optional<T>(field: Field, read: (text: string) => Reading<T>, otherwise: T): T {
    if (this.fault(field)) return otherwise;
    const text = this.text(field);
    if (text === '') return otherwise;
    const reading = read(text);
    if (reading.problem === undefined) return reading.value;
    this.refuse(field, reading.problem);
    return otherwise;
  }
}
