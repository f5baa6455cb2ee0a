import type { ImportedProduct } from '../../contract/report/records';
import type { TableLine } from '../table-import/columns';
import type { Field } from './record-columns';
import { RecordRow, type WrongField } from './record-row';
import { readRecord, type ImportedRecord, type RecordSurroundings } from './records';

export interface ReadRecords {
  records: readonly ImportedRecord[];
  wrong: readonly WrongField[];
  /** Numbers of unreadable rows. */
  wrongNos: ReadonlySet<string>;
}

interface ReaderContext {
  product: ImportedProduct;
  places: ReadonlyMap<Field, number>;
  around: RecordSurroundings;
}

/** Reads the rows of a file one by one, so that the caller can do other work in between. */
export class RecordReader implements ReadRecords {
  readonly records: ImportedRecord[] = [];
  readonly wrong: WrongField[] = [];
  readonly wrongNos = new Set<string>();
  /** Line of the first row of each event and number. */
  readonly #lines = new Map<string, number>();

  constructor(private readonly reading: ReaderContext) {}

  read({ line, cells }: TableLine): void {
    const { product, places, around } = this.reading;
    const row = new RecordRow(line, cells, places);
    const record = readRecord(product, row, around);
    const { recordNo } = record;
    const key = `${record.event} ${recordNo}`;
    const before = this.#lines.get(key);
    if (before === undefined) this.#lines.set(key, line);
    else if (recordNo !== '') row.refuse('recordNo', { kind: 'twice', line: before });
    if (row.wrong.length === 0) this.records.push(record);
    else this.wrongNos.add(recordNo);
    this.wrong.push(...row.wrong);
  }
}
