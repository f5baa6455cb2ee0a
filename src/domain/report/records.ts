import type { ImportedProduct } from '../../contract/report/records';
import type { GroundProduct } from '../../contract/travel-standard/ground-standards';
import { groundEmission } from './ground-emission';
import {
  readCount,
  readDate,
  readKilometres,
  readName,
  readNumber,
  readRecordNo,
  readTime,
  readTrainNo,
  readWord,
  readYuan,
} from './record-cells';
import { CLASS_RANKS, EVENT_WORDS, TRAIN_KINDS, YES_NO } from './record-columns';
import type { RecordRow } from './record-row';

/** A member of staff, and the bearers of their costs. */
export interface StaffPlace {
  staffName: string;
  deptNo: string;
  costCenterNo: string;
  entityNo: string;
}

/** Data against which records are checked. */
export interface RecordSurroundings {
  /** Numbers of the enterprise. */
  staff: ReadonlyMap<string, StaffPlace>;
  departments: ReadonlySet<string>;
  costCenters: ReadonlySet<string>;
  entities: ReadonlySet<string>;
  /** Returns the short name of the city of a station, or of a city by either of its names. */
  cityOfStation(name: string): string | undefined;
  cityOf(name: string): string | undefined;
  /**
   * Returns the limit for a night in a city, by its short name, for a member of staff, in fen; null without a standard.
   */
  nightLimitOf(staffNo: string, city: string): number | null;
  /**
   * Returns the highest class of a train or a car for a member of staff; null without a standard. `minutes`: duration
   * of the journey, null where the file has none.
   */
  classLimitOf(product: GroundProduct, staffNo: string, minutes: number | null): number | null;
  /** YYYY-MM-DD. */
  today: string;
}

/** A purchased ticket, ride or stay. Money in fen. */
export interface Purchase extends StaffPlace {
  recordNo: string;
  staffNo: string;
  bookedOn: string;
  issuedOn: string;
  /** null: not used yet according to the file. */
  usedOn: string | null;
  /** Wall clock, YYYY-MM-DDTHH:mm. */
  start: string;
  route: string;
  carrier: string;
  serviceName: string;
  className: string;
  /** Class figure in which it counts; null: none. */
  classRank: 1 | 2 | 3 | null;
  /** Nights of a stay; 1 for other products. */
  quantity: number;
  /** Kilometres, and grams of CO2 of the exact distance. */
  distance: number;
  co2: number;
  fare: number;
  fullFare: number;
  serviceFee: number;
  isAgreement: boolean;
  isWithin: boolean;
  overReason: string;
}

export interface Refund {
  recordNo: string;
  refundedOn: string;
  /** Retained part of the price, in fen. */
  refundFee: number;
}

/** Columns whose values default to current records: those that a row fills in. */
export type SuppliedColumn = 'deptNo' | 'costCenterNo' | 'entityNo' | 'isWithin';

/** A purchase with the columns that its own row fills in instead of the current records. */
export interface ImportedPurchase {
  purchase: Purchase;
  given: readonly SuppliedColumn[];
}

/** Event of a row, with its line. */
export type ImportedRecord = { line: number; recordNo: string } & (
  | ({ event: 'bought' } & ImportedPurchase)
  | { event: 'refunded'; refund: Refund }
);

/** Returns the event of a row; invalid cells are recorded in the row. */
export function readRecord(
  product: ImportedProduct,
  row: RecordRow,
  around: RecordSurroundings,
): ImportedRecord {
  const recordNo = row.needed('recordNo', readRecordNo, '');
  const event = row.optional('event', readWord(EVENT_WORDS), 'bought');
  return event === 'refunded'
    ? readRefund(row, recordNo, around)
    : readPurchase(product, row, recordNo, around);
}

/** Reads the refund of a purchase: all but its number, day and fee are taken from the purchase. */
function readRefund(row: RecordRow, recordNo: string, { today }: RecordSurroundings): ImportedRecord {
  const refundedOn = row.needed('refundedOn', readDate, '');
  if (refundedOn > today) row.refuse('refundedOn', { kind: 'afterToday' });
  const refundFee = row.optional('refundFee', readYuan, 0);
  return { line: row.line, recordNo, event: 'refunded', refund: { recordNo, refundedOn, refundFee } };
}

function readPurchase(
  product: ImportedProduct,
  row: RecordRow,
  recordNo: string,
  around: RecordSurroundings,
): ImportedRecord {
  const bearer = readBearer(row, around);
  const service = SERVICES[product](row, around);
  const { minutes: _, ...bought } = service;
  const isWithin = !row.optional(
    'isOver',
    readWord(YES_NO),
    isOverLimit(product, bearer.place, service, around),
  );
  const overReason = row.optional('overReason', readName, '');
  // Refuses values that would be ignored, because the record would not match the author's intention.
  if (isWithin && overReason !== '') row.refuse('overReason', { kind: 'notForWithin' });
  for (const field of ['refundedOn', 'refundFee'] as const) {
    if (row.text(field) !== '') row.refuse(field, { kind: 'notForPurchase' });
  }
  const purchase: Purchase = {
    recordNo,
    ...bearer.place,
    ...readDays(row, service.start.slice(0, 10), around.today),
    ...bought,
    serviceFee: row.optional('serviceFee', readYuan, 0),
    isWithin,
    overReason,
  };
  const given = row.text('isOver') === '' ? bearer.given : [...bearer.given, 'isWithin' as const];
  return { line: row.line, recordNo, event: 'bought', purchase, given };
}

/**
 * True when a stay exceeds the hotel standard, or a train or ride the highest class. The file's own value takes
 * precedence.
 */
function isOverLimit(
  product: ImportedProduct,
  { staffNo }: { staffNo: string },
  { route: city, fare, quantity: nights, classRank, minutes }: Service,
  { nightLimitOf, classLimitOf }: RecordSurroundings,
): boolean {
  if (product === 'hotel') {
    const limit = nightLimitOf(staffNo, city);
    return limit !== null && fare > limit * nights;
  }
  const highest = classLimitOf(product, staffNo, minutes);
  return highest !== null && classRank !== null && classRank > highest;
}

/** Days of booking, issue and use, in this order and none in the future. */
function readDays(
  row: RecordRow,
  startDay: string,
  today: string,
): Pick<Purchase, 'bookedOn' | 'issuedOn' | 'usedOn'> {
  const bookedOn = row.needed('bookedOn', readDate, '');
  const issuedOn = row.needed('issuedOn', readDate, '');
  const usedOn = row.optional<string | null>('usedOn', readDate, null);
  for (const [field, day] of [
    ['bookedOn', bookedOn],
    ['issuedOn', issuedOn],
    ['usedOn', usedOn ?? ''],
  ] as const) {
    if (day > today) row.refuse(field, { kind: 'afterToday' });
  }
  if (isBefore(issuedOn, bookedOn)) row.refuse('issuedOn', { kind: 'beforeBooking' });
  if (isBefore(startDay, bookedOn)) row.refuse('start', { kind: 'beforeBooking' });
  if (isBefore(usedOn ?? '', startDay)) row.refuse('usedOn', { kind: 'beforeStart' });
  return { bookedOn, issuedOn, usedOn };
}

/** True when both days are readable and the first precedes the other. */
const isBefore = (day: string, other: string): boolean => day !== '' && other !== '' && day < other;

const NOBODY: StaffPlace = { staffName: '', deptNo: '', costCenterNo: '', entityNo: '' };

/** Traveller and cost bearers: from their own record, unless the row has other values. */
function readBearer(
  row: RecordRow,
  { staff, departments, costCenters, entities }: RecordSurroundings,
): { place: StaffPlace & { staffNo: string }; given: SuppliedColumn[] } {
  const staffNo = row.needed('staffNo', readNumber, '');
  const own = staff.get(staffNo);
  // A number of another enterprise is reported as unknown too.
  if (own === undefined && staffNo !== '') row.refuse('staffNo', { kind: 'unknownNumber' });
  const place = { staffNo, ...(own ?? NOBODY) };
  const given: SuppliedColumn[] = [];
  for (const [field, known] of [
    ['deptNo', departments],
    ['costCenterNo', costCenters],
    ['entityNo', entities],
  ] as const) {
    const no = row.optional(field, readNumber, '');
    if (no === '') continue;
    if (!known.has(no)) row.refuse(field, { kind: 'unknownNumber' });
    place[field] = no;
    given.push(field);
  }
  return { place, given };
}

type Service = Pick<
  Purchase,
  | 'start'
  | 'route'
  | 'carrier'
  | 'serviceName'
  | 'className'
  | 'classRank'
  | 'quantity'
  | 'distance'
  | 'co2'
  | 'fare'
  | 'fullFare'
  | 'isAgreement'
> & {
  /** Duration of the journey; null: not in the file. */
  minutes: number | null;
};

const SERVICES: Readonly<Record<ImportedProduct, (row: RecordRow, around: RecordSurroundings) => Service>> = {
  train: readTrain,
  car: readCar,
  hotel: readStay,
};

const UNBOUND = { quantity: 1, isAgreement: false, minutes: null } as const;

/**
 * The distance is that of the file, because no available data contain the length of railways or the position of
 * stations. Without it there are no kilometres and no CO2.
 */
function readTrain(row: RecordRow, { cityOfStation }: RecordSurroundings): Service {
  const [from, to] = (['from', 'to'] as const).map((field) => {
    const name = stationName(row.needed(field, readName, ''));
    const city = cityOfStation(name);
    if (city === undefined && name !== '') row.refuse(field, { kind: 'unknownStation' });
    return { name, city: city ?? '' };
  }) as [{ name: string; city: string }, { name: string; city: string }];
  if (from.name === to.name && from.name !== '') row.refuse('to', { kind: 'sameStation' });
  const trainNo = row.needed('service', readTrainNo, '');
  const km = row.optional('distance', readKilometres, 0);
  const fare = row.needed('fare', readYuan, 0);
  return {
    ...UNBOUND,
    ...readClass(row, 'train'),
    ...readRun(row),
    route: `${from.city}-${to.city}`,
    carrier: TRAIN_KINDS[/^\D?/.exec(trainNo)?.[0] ?? ''] ?? '',
    serviceName: `${trainNo} ${from.name}-${to.name}`,
    distance: Math.round(km),
    co2: groundEmission('train', km),
    fare,
    fullFare: fare,
  };
}

/** Departure, and the minutes to the arrival, if the file has one. */
function readRun(row: RecordRow): Pick<Service, 'start' | 'minutes'> {
  const start = row.needed('start', readTime, '');
  const end = row.optional('end', readTime, '');
  if (end === '' || start === '') return { start, minutes: null };
  const minutes = (Date.parse(`${end}:00Z`) - Date.parse(`${start}:00Z`)) / 60_000;
  if (minutes <= 0) row.refuse('end', { kind: 'beforeStart' });
  return { start, minutes };
}

const stationName = (name: string): string => name.replace(/(?<=..)站$/, '');

function readCar(row: RecordRow, around: RecordSurroundings): Service {
  const km = row.needed('distance', readKilometres, 0);
  const fare = row.needed('fare', readYuan, 0);
  const kind = readClass(row, 'car');
  return {
    ...UNBOUND,
    ...kind,
    start: row.needed('start', readTime, ''),
    route: readCity(row, around),
    carrier: row.needed('carrier', readName, ''),
    serviceName: kind.className,
    distance: Math.round(km),
    co2: groundEmission('car', km),
    fare,
    fullFare: fare,
  };
}

/** A hotel without a brand counts as its own brand. */
function readStay(row: RecordRow, around: RecordSurroundings): Service {
  const hotel = row.needed('service', readName, '');
  const nights = row.needed('quantity', readCount, 1);
  const fare = row.needed('fare', readYuan, 0);
  const firstDay = row.needed('start', readDate, '');
  return {
    ...readClass(row, 'hotel', { isOptional: true }),
    minutes: null,
    quantity: nights,
    start: firstDay === '' ? '' : `${firstDay}T00:00`,
    route: readCity(row, around),
    carrier: row.optional('carrier', readName, hotel),
    serviceName: hotel,
    distance: 0,
    co2: groundEmission('hotel', nights),
    fare,
    fullFare: row.optional('published', readYuan, fare),
    isAgreement: row.optional('isAgreement', readWord(YES_NO), false),
  };
}

function readCity(row: RecordRow, { cityOf }: RecordSurroundings): string {
  const name = row.needed('city', readName, '');
  const city = cityOf(name);
  if (city === undefined && name !== '') row.refuse('city', { kind: 'unknownCity' });
  return city ?? '';
}

function readClass(
  row: RecordRow,
  product: ImportedProduct,
  { isOptional = false } = {},
): Pick<Purchase, 'className' | 'classRank'> {
  const ranks = CLASS_RANKS[product];
  const words = Object.fromEntries(Object.keys(ranks).map((word) => [word, word]));
  const read = readWord(words);
  const className = isOptional ? row.optional('className', read, '') : row.needed('className', read, '');
  return { className, classRank: ranks[className] ?? null };
}
