import type { WrongField } from './record-row';
import type { BearerColumn, ImportedRecord, Purchase, ReadRecords, Refund } from './records';

/** What is on record of a number already. */
export interface KnownRecord {
  purchase?: Purchase;
  usedOn?: string;
  refund?: Refund;
}

/** Something that happened and is not on record. */
export type NewEvent =
  | { kind: 'bought'; purchase: Purchase }
  | { kind: 'used'; purchase: Purchase; usedOn: string }
  | { kind: 'refunded'; purchase: Purchase; refund: Refund };

export interface Settled {
  events: NewEvent[];
  /** Rows that say something new, and those that say what is known. */
  newCount: number;
  knownCount: number;
  wrong: WrongField[];
}

/** Holds what a file says against what is on record: what of it is new, and what contradicts. */
export function settleRecords(
  { records, wrongNos }: Pick<ReadRecords, 'records' | 'wrongNos'>,
  known: ReadonlyMap<string, KnownRecord>,
): Settled {
  const settled: Settled = { events: [], newCount: 0, knownCount: 0, wrong: [] };
  /** Purchases of the file by number: a refund may stand before what it gives back. */
  const bought = new Map<string, Purchase>();
  for (const record of records) {
    if (record.event === 'bought') bought.set(record.purchase.recordNo, record.purchase);
  }
  for (const record of records) {
    const outcome =
      record.event === 'bought'
        ? settlePurchase(record, known.get(record.purchase.recordNo) ?? {})
        : settleRefund(record, known.get(record.refund.recordNo) ?? {}, { bought, wrongNos });
    if ('problem' in outcome) settled.wrong.push({ line: record.line, ...outcome });
    else if (outcome.events.length > 0) settled.newCount += 1;
    else settled.knownCount += 1;
    if ('events' in outcome) settled.events.push(...outcome.events);
  }
  return settled;
}

type Outcome = { events: NewEvent[] } | Pick<WrongField, 'field' | 'problem'>;

function settlePurchase(
  { purchase, given }: Extract<ImportedRecord, { event: 'bought' }>,
  { purchase: former, usedOn, refund }: KnownRecord,
): Outcome {
  const isDifferent = former !== undefined && !isSame(purchase, former, given);
  const isUsedOtherwise = usedOn !== undefined && purchase.usedOn !== null && purchase.usedOn !== usedOn;
  if (isDifferent || isUsedOtherwise) return { field: 'recordNo', problem: { kind: 'different' } };
  const events: NewEvent[] = former === undefined ? [{ kind: 'bought', purchase }] : [];
  if (purchase.usedOn !== null && usedOn === undefined) {
    if (refund !== undefined) return { field: 'usedOn', problem: { kind: 'refundedAlready' } };
    // who bears the costs of a purchase does so for good
    events.push({ kind: 'used', purchase: former ?? purchase, usedOn: purchase.usedOn });
  }
  return { events };
}

function settleRefund(
  { refund }: Extract<ImportedRecord, { event: 'refunded' }>,
  known: KnownRecord,
  { bought, wrongNos }: { bought: ReadonlyMap<string, Purchase>; wrongNos: ReadonlySet<string> },
): Outcome {
  const { recordNo, refundedOn, refundFee } = refund;
  const inFile = bought.get(recordNo);
  const purchase = known.purchase ?? inFile;
  if (purchase === undefined) {
    // what is wrong with its purchase is said there
    return wrongNos.has(recordNo) ? { events: [] } : { field: 'recordNo', problem: { kind: 'noPurchase' } };
  }
  if (known.refund !== undefined) {
    const isKnown = known.refund.refundedOn === refundedOn && known.refund.refundFee === refundFee;
    return isKnown ? { events: [] } : { field: 'recordNo', problem: { kind: 'different' } };
  }
  if (known.usedOn !== undefined || (inFile?.usedOn ?? null) !== null) {
    return { field: 'refundedOn', problem: { kind: 'usedAlready' } };
  }
  if (refundedOn < purchase.issuedOn) return { field: 'refundedOn', problem: { kind: 'beforeBooking' } };
  if (refundFee > purchase.fare) return { field: 'refundFee', problem: { kind: 'feeTooHigh' } };
  return { events: [{ kind: 'refunded', purchase, refund }] };
}

/** What a file says of a purchase: its CO2 is computed by factors that change. */
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
  'isWithin',
  'overReason',
] as const satisfies readonly (keyof Purchase)[];

/** Staff may have moved since: who bears the costs is compared where the file says it. */
const isSame = (one: Purchase, other: Purchase, given: readonly BearerColumn[]): boolean =>
  [...SAID, ...given].every((field) => one[field] === other[field]);
