import { createRandom, type Random } from '../../../../demo/gateway/seed/random';
import type { ImportedProduct } from '../../../../src/contract/report/records';
import type { RowCells } from '../areas/money/record-files';
import { dayAfter, daysFrom } from './calendar';
import { leadMeasures, rawEvent, type RawEvent, type RawPlace } from './raw-event';

/** Member of staff with the bearers of their costs on record. */
export interface Bearer {
  staffNo: string;
  deptNo: string;
  costCenterNo: string;
  entityNo: string;
}

interface GroundRecords {
  rows: RowCells[];
  events: RawEvent[];
}

const [FIRST_DAY, DAYS] = ['2025-01-06', 660];
const yuan = (fen: number): string => (fen / 100).toFixed(2);

/**
 * Rows of a file of trips booked elsewhere, with their expected figures. These are computed from the cells by the
 * documented meaning of the columns, independently of the import. `today`: last day allowed in a file.
 */
export function makeGroundRecords(
  product: ImportedProduct,
  staff: readonly [Bearer, ...Bearer[]],
  { count, today }: { count: number; today: string },
): GroundRecords {
  const random = createRandom(count + product.length);
  const made: GroundRecords = { rows: [], events: [] };
  for (let at = 0; at < count; at += 1) addRecord(made, product, at, { random, staff, today });
  return made;
}

interface Trip {
  cells: RowCells;
  route: string;
  carrier: string;
  class: number | undefined;
  nights: number;
  km: number;
  co2: number;
  fare: number;
  published: number;
  isAgreement: boolean;
}

interface RecordContext {
  random: Random;
  staff: readonly [Bearer, ...Bearer[]];
  today: string;
}

function addRecord(made: GroundRecords, product: ImportedProduct, at: number, around: RecordContext): void {
  const { random, staff, today } = around;
  const own = random.pick(staff);
  const other = random.int(6) === 0 ? random.pick(staff) : undefined;
  const bookedOn = dayAfter(FIRST_DAY, random.int(DAYS));
  const leadDays = random.pick([0, 1, 2, 3, 6, 7, 13, 14, 21]);
  const startDay = dayAfter(bookedOn, leadDays);
  const issuedOn = dayAfter(bookedOn, random.int(2));
  const usedOn = dayAfter(startDay, random.int(3));
  const trip = TRIPS[product](random, startDay);
  const serviceFee = random.int(2) === 0 ? 0 : 500 + random.int(9) * 50;
  const isOver = random.int(4) === 0;
  const recordNo = `R-${product}-${at}`;
  const life = random.int(10);
  const isUsed = life < 6 && usedOn <= today;
  const cells: RowCells = {
    记录号: recordNo,
    工号: own.staffNo,
    ...(other
      ? { 部门编号: other.deptNo, 成本中心编号: other.costCenterNo, 核算主体编号: other.entityNo }
      : {}),
    预订日期: bookedOn,
    [product === 'train' ? '出票日期' : '支付日期']: issuedOn,
    ...(isUsed ? { 使用日期: usedOn } : {}),
    ...trip.cells,
    ...(serviceFee > 0 ? { 服务费: yuan(serviceFee) } : {}),
    是否超标: isOver ? '是' : '否',
  };
  made.rows.push(cells);
  const place: RawPlace = {
    product,
    ...(other ?? own),
    staffNo: own.staffNo,
    route: trip.route,
    carrier: trip.carrier,
  };
  const bought = boughtMeasures(trip, { serviceFee, isOver, leadDays: daysFrom(bookedOn, startDay) });
  made.events.push(rawEvent(place, { booked: bookedOn, issued: issuedOn }, bought));
  if (isUsed) made.events.push(rawEvent(place, { used: usedOn }, bought));
  else if (life > 7) addRefund(made, { recordNo, place, trip, issuedOn }, around);
}

function addRefund(
  made: GroundRecords,
  { recordNo, place, trip, issuedOn }: { recordNo: string; place: RawPlace; trip: Trip; issuedOn: string },
  { random, today }: RecordContext,
): void {
  const later = dayAfter(issuedOn, random.int(60));
  const refundedOn = later > today ? issuedOn : later;
  const refundFee = Math.floor(trip.fare / 1000) * 100 * random.int(3);
  made.rows.push({ 记录号: recordNo, 类型: '退款', 退款日期: refundedOn, 退款手续费: yuan(refundFee) });
  const back = {
    refunds: 1,
    refundFee,
    amount: refundFee - trip.fare,
    fare: -trip.fare,
    fullFare: -trip.published,
    distance: -Math.round(trip.km),
    co2: -trip.co2,
  };
  made.events.push(rawEvent(place, { booked: refundedOn, issued: refundedOn }, back));
}

function boughtMeasures(
  trip: Trip,
  { serviceFee, isOver, leadDays }: { serviceFee: number; isOver: boolean; leadDays: number },
) {
  return {
    bookings: 1,
    quantity: trip.nights,
    amount: trip.fare + serviceFee,
    fare: trip.fare,
    fullFare: trip.published,
    boughtFare: trip.fare,
    ...(isOver ? {} : { within: 1, withinFare: trip.fare }),
    serviceFee,
    ...(trip.isAgreement ? { agreements: 1, agreementSaving: Math.max(0, trip.published - trip.fare) } : {}),
    ...leadMeasures(leadDays),
    ...(trip.class === undefined ? {} : { [`class${trip.class}`]: 1 }),
    distance: Math.round(trip.km),
    co2: trip.co2,
  };
}

const ONCE = { nights: 1, isAgreement: false };
/** Grams per kilometre or night. */
const CO2 = { train: 35.46, car: 166.7, hotel: 53_500 };

const TRIPS: Readonly<Record<ImportedProduct, (random: Random, startDay: string) => Trip>> = {
  train(random, startDay) {
    const { to, city } = random.pick([
      { to: '上海虹桥', city: '上海' },
      { to: '济南西', city: '济南' },
      { to: '武汉', city: '武汉' },
    ]);
    const { service, carrier } = random.pick([
      { service: 'G5', carrier: '高铁' },
      { service: 'D313', carrier: '动车' },
      { service: 'K1281', carrier: '快速' },
    ]);
    const { seat, of } = random.pick([
      { seat: '二等座', of: 1 },
      { seat: '一等座', of: 2 },
      { seat: '商务座', of: 3 },
    ]);
    const fare = 5000 + random.int(1200) * 50;
    const km = random.int(3) === 0 ? 0 : (1200 + random.int(9000)) / 10;
    return {
      ...ONCE,
      cells: {
        出发站: '北京南',
        到达站: to,
        出发时间: `${startDay} 08:05`,
        车次: service,
        席别: seat,
        票价: yuan(fare),
        ...(km > 0 ? { 里程: `${km}` } : {}),
      },
      route: `北京-${city}`,
      carrier,
      class: of,
      km,
      co2: Math.round(CO2.train * km),
      fare,
      published: fare,
    };
  },
  car(random, startDay) {
    const carrier = random.pick(['畅行专车', '安途出行']);
    const { kind, of } = random.pick([
      { kind: '经济型', of: 1 },
      { kind: '舒适型', of: 2 },
      { kind: '豪华型', of: 3 },
    ]);
    const city = random.pick(['上海', '深圳']);
    const fare = 1300 + random.int(900) * 10;
    const km = (100 + random.int(4000)) / 100;
    return {
      ...ONCE,
      cells: {
        城市: city,
        用车时间: `${startDay} 14:20`,
        用车公司: carrier,
        车型: kind,
        车费: yuan(fare),
        里程: `${km}`,
      },
      route: city,
      carrier,
      class: of,
      km,
      co2: Math.round(CO2.car * km),
      fare,
      published: fare,
    };
  },
  hotel(random, startDay) {
    const hotel = random.pick(['虹桥云栖酒店', '华榕大酒店']);
    const brand = random.pick(['', '云栖']);
    const { stars, of } = random.pick<{ stars: string; of: number | undefined }>([
      { stars: '三星级', of: 1 },
      { stars: '五星级', of: 3 },
      { stars: '', of: undefined },
    ]);
    const nights = 1 + random.int(4);
    const fare = (20_000 + random.int(400) * 100) * nights;
    const published = random.int(3) === 0 ? undefined : fare + (random.int(5) - 1) * 3000;
    const isAgreement = random.int(2) === 0;
    return {
      cells: {
        城市: '上海市',
        入住日期: startDay,
        酒店名称: hotel,
        ...(brand === '' ? {} : { 酒店品牌: brand }),
        ...(stars === '' ? {} : { 星级: stars }),
        间夜数: `${nights}`,
        房费: yuan(fare),
        ...(published === undefined ? {} : { 门市价: yuan(published) }),
        是否协议: isAgreement ? '是' : '否',
      },
      route: '上海',
      carrier: brand || hotel,
      class: of,
      nights,
      km: 0,
      co2: Math.round(CO2.hotel * nights),
      fare,
      published: published ?? fare,
      isAgreement,
    };
  },
};
