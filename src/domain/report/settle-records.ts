import type { WrongField } from './record-row';
import type { SuppliedColumn, ImportedRecord, Purchase, Refund, ImportedPurchase } from './records';

/** Stored data of a record number. */
export interface StoredRecord {
  purchase?: Purchase;
  usedOn?: string;
  refund?: Refund;
}

/** An event that is not stored yet. */
export type NewEvent =
  | { kind: 'bought'; purchase: Purchase }
  | { kind: 'used'; purchase: Purchase; usedOn: string }
  | { kind: 'refunded'; purchase: Purchase; refund: Refund };

export interface SettledRecords {
  events: NewEvent[];
  /** Lines of new rows, and number of rows that are stored already. */
  newLines: number[];
  knownCount: number;
  wrong: WrongField[];
}

/** Rows of the file for the same numbers. */
export interface InFile {
  /** Purchases by number: a refund may precede its purchase. */
  bought: ReadonlyMap<string, ImportedPurchase>;
  /** Numbers of unreadable rows, where the problem of a purchase is reported. */
  wrongNos: ReadonlySet<string>;
}

export const purchasesOf = (records: readonly ImportedRecord[]): Map<string, ImportedPurchase> =>
  new Map(
    records.flatMap((record): [string, ImportedPurchase][] =>
      record.event === 'bought' ? [[record.recordNo, record]] : [],
    ),
  );

/** Compares the rows of a file with stored records: which are new, and which contradict them. */
export function settleRecords(
  records: readonly ImportedRecord[],
  known: ReadonlyMap<string, StoredRecord>,
  inFile: InFile,
): SettledRecords {
  const settled: SettledRecords = { events: [], newLines: [], knownCount: 0, wrong: [] };
  for (const record of records) {
    const onRecord = known.get(record.recordNo) ?? {};
    const outcome =
      record.event === 'bought' ? settlePurchase(record, onRecord) : settleRefund(record, onRecord, inFile);
    if ('problem' in outcome) settled.wrong.push({ line: record.line, ...outcome });
    else if (outcome.events.length > 0) settled.newLines.push(record.line);
    else settled.knownCount += 1;
    if ('events' in outcome) settled.events.push(...outcome.events);
  }
  return settled;
}

type Outcome = { events: NewEvent[] } | Pick<WrongField, 'field' | 'problem'>;

function settlePurchase(
  { purchase, given }: ImportedPurchase,
  { purchase: former, usedOn, refund }: StoredRecord,
): Outcome {
  const isDifferent = former !== undefined && !isSame(purchase, former, given);
  const isUsedOtherwise = usedOn !== undefined && purchase.usedOn !== null && purchase.usedOn !== usedOn;
  if (isDifferent || isUsedOtherwise) return { field: 'recordNo', problem: { kind: 'different' } };
  const events: NewEvent[] = former === undefined ? [{ kind: 'bought', purchase }] : [];
  if (purchase.usedOn !== null && usedOn === undefined) {
    if (refund !== undefined) return { field: 'usedOn', problem: { kind: 'refundedAlready' } };
    // The cost bearers of a purchase never change.
    events.push({ kind: 'used', purchase: former ?? purchase, usedOn: purchase.usedOn });
  }
  return { events };
}

function settleRefund(
  { refund }: Extract<ImportedRecord, { event: 'refunded' }>,
  known: StoredRecord,
  { bought, wrongNos }: InFile,
): Outcome {
  const { recordNo, refundedOn, refundFee } = refund;
  const inFile = bought.get(recordNo);
  const purchase = known.purchase ?? inFile?.purchase;
  if (purchase === undefined) {
    // The problem is reported at the row of its purchase.
    return wrongNos.has(recordNo) ? { events: [] } : { field: 'recordNo', problem: { kind: 'noPurchase' } };
  }
  // Its purchase is refused for the same reason.
  if (
    known.purchase !== undefined &&
    inFile !== undefined &&
    !isSame(inFile.purchase, known.purchase, inFile.given)
  )
    return { field: 'recordNo', problem: { kind: 'different' } };
  if (known.refund !== undefined) {
    const isKnown = known.refund.refundedOn === refundedOn && known.refund.refundFee === refundFee;
    return isKnown ? { events: [] } : { field: 'recordNo', problem: { kind: 'different' } };
  }
  if (known.usedOn !== undefined || (inFile?.purchase.usedOn ?? null) !== null) {
    return { field: 'refundedOn', problem: { kind: 'usedAlready' } };
  }
  if (refundedOn < purchase.issuedOn) return { field: 'refundedOn', problem: { kind: 'beforeBooking' } };
  if (refundFee > purchase.fare) return { field: 'refundFee', problem: { kind: 'feeTooHigh' } };
  return { events: [{ kind: 'refunded', purchase, refund }] };
}

/** Fields of a purchase in a file. CO2 is excluded, because its factors change. */
const SAID = [
  'staffNo',
  'bookedOn',
  'issuedOn',
  'start',
  'route',
  'carrier',
  'serviceName',
  'className',
  'quantity',
  'distance',
  'fare',
  'fullFare',
  'serviceFee',
  'isAgreement',
  'overReason',
] as const satisfies readonly (keyof Purchase)[];

/**
 * Staff may have moved since, and standards changed, so derived values are compared only where the file contains them.
 */
const isSame = (one: Purchase, other: Purchase, given: readonly SuppliedColumn[]): boolean =>
  [...SAID, ...given].every((field) => one[field] === other[field]);
