import { cities } from '../../../reference-data';
import type { Random } from '../../../seed/random';
import { addDays } from '../../../../../src/domain/shanghai-time';
import { groundEmission } from '../../../../../src/domain/report/ground-emission';
import { CLASS_RANKS, TRAIN_KINDS } from '../../../../../src/domain/report/record-columns';
import type { Purchase } from '../../../../../src/domain/report/records';
import { gazetteer } from '../surroundings';
import { CAR_COMPANIES, HOTELS, OVER_REASONS, type Journey } from './journeys';
import type { Traveller } from './travellers';

/** Purchases of a journey, without their numbers and use. */
export interface JourneyRecords {
  train: PurchaseFields[];
  hotel: PurchaseFields[];
  car: PurchaseFields[];
}
type PurchaseFields = Omit<Purchase, 'recordNo' | 'usedOn'>;

export interface JourneyPlan {
  traveller: Traveller;
  journey: Journey;
  /** Day of the outward train. */
  date: string;
  /** 0: a day trip. */
  nights: number;
  leadDays: number;
}

/** Class of a seat, its price in hundredths of second class, and the grade from which it is within the standard. */
const SEATS = [
  { className: '二等座', classRank: 1, price: 100, grade: 3 },
  { className: '一等座', classRank: 2, price: 160, grade: 1 },
  { className: '商务座', classRank: 3, price: 315, grade: 0 },
] as const;
const dearerThan = (seat: (typeof SEATS)[number]): (typeof SEATS)[number] =>
  seat.classRank === 1 ? SEATS[1] : SEATS[2];
/** Highest price of a night in a city of the first tier, by grade: fen. */
const CAPS = [120_000, 80_000, 60_000, 50_000] as const;
/** Hotel prices in hundredths of those in cities of the first tier. */
const TIERS = { 一线: 100, 新一线: 85, 二线: 72, 其他: 60 } as const;
const CARS = [
  { className: '经济型', classRank: 1, price: 240 },
  { className: '舒适型', classRank: 2, price: 320 },
  { className: '商务型', classRank: 3, price: 460 },
] as const;
const BASE_FARE = 1300;
const TRAIN_FEE = 500;

/** Creates the purchases of journeys. */
export function createJourneyRecords(random: Random): (plan: JourneyPlan) => JourneyRecords {
  const { cityOfStation } = gazetteer();
  const tiers = new Map(cities().map(({ short, tier }) => [short, TIERS[tier]]));
  const isOneIn = (n: number): boolean => random.int(n) === 0;
  const clock = (first: number, hours: number): string =>
    `${String(first + random.int(hours)).padStart(2, '0')}:${String(random.int(12) * 5).padStart(2, '0')}`;
  const judged = (isWithin: boolean) => ({ isWithin, overReason: isWithin ? '' : random.pick(OVER_REASONS) });

  function ticket(
    { traveller, journey, date, leadDays }: JourneyPlan,
    way: 'there' | 'back',
    day: string,
  ): PurchaseFields {
    const [from, to] = way === 'there' ? [journey.from, journey.to] : [journey.to, journey.from];
    const trainNo = way === 'there' ? journey.trainNo : journey.backNo;
    const own = SEATS.findLast(({ grade }) => traveller.grade <= grade) ?? SEATS[0];
    const seat = isOneIn(18) ? dearerThan(own) : isOneIn(3) ? SEATS[0] : own;
    const fare = Math.round((journey.fare * seat.price) / 5000) * 50;
    const bookedOn = addDays(date, -leadDays);
    return {
      ...traveller.bearer,
      ...judged(traveller.grade <= seat.grade),
      bookedOn,
      issuedOn: bookedOn,
      start: `${day}T${way === 'there' ? clock(7, 6) : clock(14, 6)}`,
      route: `${cityOfStation(from) ?? ''}-${cityOfStation(to) ?? ''}`,
      carrier: TRAIN_KINDS[trainNo.charAt(0)] ?? '',
      serviceName: `${trainNo} ${from}-${to}`,
      className: seat.className,
      classRank: seat.classRank,
      quantity: 1,
      distance: journey.km,
      co2: groundEmission('train', journey.km),
      fare,
      fullFare: fare,
      serviceFee: TRAIN_FEE,
      isAgreement: false,
    };
  }

  function stay({ traveller, journey, date, nights, leadDays }: JourneyPlan): PurchaseFields {
    const hotel = isOneIn(3) ? random.pick(HOTELS) : (HOTELS[traveller.grade < 2 ? 0 : 1] ?? HOTELS[0]);
    const tier = tiers.get(journey.city) ?? TIERS.其他;
    const published = Math.round((hotel.published * tier * (90 + random.int(26))) / 1_000_000) * 100;
    const paid = hotel.isAgreement
      ? Math.round((published * (76 + random.int(12))) / 10_000) * 100
      : published;
    const cap = ((CAPS[traveller.grade] ?? CAPS[3]) * tier) / 100;
    const bookedOn = addDays(date, -Math.min(leadDays, 1 + random.int(5)));
    return {
      ...traveller.bearer,
      ...judged(paid <= cap),
      bookedOn,
      issuedOn: bookedOn,
      start: `${date}T00:00`,
      route: journey.city,
      carrier: hotel.brand,
      serviceName: `${hotel.name}（${journey.city}店）`,
      className: hotel.className,
      classRank: CLASS_RANKS.hotel[hotel.className] ?? null,
      quantity: nights,
      distance: 0,
      co2: groundEmission('hotel', nights),
      fare: paid * nights,
      fullFare: published * nights,
      serviceFee: 0,
      isAgreement: hotel.isAgreement,
    };
  }

  function ride({ traveller, journey }: JourneyPlan, day: string): PurchaseFields {
    const isOver = traveller.grade > 1 && isOneIn(20);
    const car = (isOver ? CARS[2] : CARS[traveller.grade === 0 ? 2 : random.int(2)]) ?? CARS[0];
    const km = 4 + random.int(34);
    const fare = BASE_FARE + Math.round((km * car.price) / 10) * 10;
    return {
      ...traveller.bearer,
      ...judged(!isOver),
      bookedOn: day,
      issuedOn: day,
      start: `${day}T${clock(8, 13)}`,
      route: journey.city,
      carrier: random.pick(CAR_COMPANIES),
      serviceName: car.className,
      className: car.className,
      classRank: car.classRank,
      quantity: 1,
      distance: km,
      co2: groundEmission('car', km),
      fare,
      fullFare: fare,
      serviceFee: 0,
      isAgreement: false,
    };
  }

  return (plan) => {
    const lastDay = addDays(plan.date, plan.nights);
    return {
      train: [ticket(plan, 'there', plan.date), ticket(plan, 'back', lastDay)],
      hotel: plan.nights > 0 ? [stay(plan)] : [],
      car: [ride(plan, plan.date), ...(isOneIn(2) ? [ride(plan, lastDay)] : [])],
    };
  };
}
