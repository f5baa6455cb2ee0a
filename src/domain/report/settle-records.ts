import type { WrongField } from './record-row';
import type { GivenColumn, ImportedRecord, Purchase, Refund, SaidPurchase } from './records';

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
  /** Lines of the rows that are new, and how many are on record already. */
  newLines: number[];
  knownCount: number;
  wrong: WrongField[];
}

/** Content of the file for the same numbers. */
export interface InFile {
  /** Its purchases by number: a refund may stand before its purchase. */
  bought: ReadonlyMap<string, SaidPurchase>;
  /** Numbers of rows that could not be read: the fault of a purchase is told there. */
  wrongNos: ReadonlySet<string>;
}

export const purchasesOf = (records: readonly ImportedRecord[]): Map<string, SaidPurchase> =>
  new Map(
    records.flatMap((record): [string, SaidPurchase][] =>
      record.event === 'bought' ? [[record.recordNo, record]] : [],
    ),
  );

/** Compares the rows of a file with the record: which are new, and which contradict it. */
export function settleRecords(
  records: readonly ImportedRecord[],
  known: ReadonlyMap<string, KnownRecord>,
  inFile: InFile,
): Settled {
  const settled: Settled = { events: [], newLines: [], knownCount: 0, wrong: [] };
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
  { purchase, given }: SaidPurchase,
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
  { bought, wrongNos }: InFile,
): Outcome {
  const { recordNo, refundedOn, refundFee } = refund;
  const inFile = bought.get(recordNo);
  const purchase = known.purchase ?? inFile?.purchase;
  if (purchase === undefined) {
    // what is wrong with its purchase is said there
    return wrongNos.has(recordNo) ? { events: [] } : { field: 'recordNo', problem: { kind: 'noPurchase' } };
  }
  // its purchase is refused for the same
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
  'overReason',
] as const satisfies readonly (keyof Purchase)[];

/** Staff may have moved since, and standards changed: values that follow from them are compared where the file has them. */
const isSame = (one: Purchase, other: Purchase, given: readonly GivenColumn[]): boolean =>
  [...SAID, ...given].every((field) => one[field] === other[field]);
