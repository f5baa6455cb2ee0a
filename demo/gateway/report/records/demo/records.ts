import { addDays, shanghaiDate } from '../../../../../src/domain/shanghai-time';
import { IMPORTED_PRODUCTS, type ImportedProduct } from '../../../../../src/contract/report/records';
import type { NewEvent } from '../../../../../src/domain/report/settle-records';
import type { Purchase } from '../../../../../src/domain/report/records';
import { ENTERPRISES } from '../../../seed/organisation';
import type { Person } from '../../../seed/people';
import { createRandom, type Random } from '../../../seed/random';
import { factRow, type FactRow } from '../fact-rows';
import { createJourneyRecords, type JourneyPlan } from './journey-records';
import { JOURNEYS } from './journeys';
import { createSeasons } from './seasons';
import { travellersOf } from './travellers';

/** A seed of its own, so that these records do not change the random choices of other demo data. */
const SEED = 4006;
const YEARS = 3;
const DAYS_AHEAD = 14;
/** Journeys that begin on a usual workday, over all enterprises, in hundredths; the number grows each year. */
const A_DAY = 68;
const GROWTH = 9;
/** Per hundred journeys. */
const CALLED_OFF = 4;
/** Distance up to which a day trip is possible. */
const NEAR_KM = 200;

/** Events of trains, rides and stays of the demo's staff in the three years before a moment, as facts. */
export function makeRecords(people: readonly Person[], now: Date): FactRow[] {
  const random = createRandom(SEED);
  const today = shanghaiDate(now);
  const weightOf = createSeasons();
  const planJourney = createPlans(people, random);
  const recordsOf = createJourneyRecords(random);
  const rows: FactRow[] = [];
  const counts: Record<ImportedProduct, number> = { train: 0, hotel: 0, car: 0 };
  for (let ago = YEARS * 365; ago >= -DAYS_AHEAD; ago -= 1) {
    const date = addDays(today, -ago);
    const growth = 100 + GROWTH * (YEARS - ago / 365);
    for (let chance = (A_DAY * weightOf(date) * growth) / 10_000; chance > 0; chance -= 100) {
      if (random.int(100) >= chance) continue;
      const { enterpriseNum, plan } = planJourney(date, Math.max(0, -ago));
      const made = recordsOf(plan);
      const isCalledOff = random.int(100) < CALLED_OFF;
      for (const product of IMPORTED_PRODUCTS) {
        for (const bought of made[product]) {
          // a ride is booked as it begins
          if (bought.bookedOn > today || (isCalledOff && product === 'car')) continue;
          counts[product] += 1;
          const recordNo = `${product.charAt(0).toUpperCase()}${String(counts[product]).padStart(6, '0')}`;
          const life = lifeOf({ ...bought, recordNo, usedOn: null }, isCalledOff, { random, today });
          rows.push(...life.map((event) => factRow({ enterpriseNum, product }, event)));
        }
      }
    }
  }
  return rows;
}

/** Creates random journeys for a day that lies `ahead` days in the future. Most belong to the first enterprise. */
function createPlans(people: readonly Person[], random: Random) {
  const travellers = ENTERPRISES.map((_, i) => travellersOf(people, i));
  return (date: string, ahead: number): { enterpriseNum: string; plan: JourneyPlan } => {
    const dice = random.int(100);
    const place = dice < 55 ? 0 : dice < 85 ? 1 : 2;
    const who = travellers[place] ?? [];
    const traveller = who[random.int(who.length)];
    const journeys = JOURNEYS[place];
    // favours the first journeys
    const journey =
      journeys[Math.min(random.int(journeys.length), random.int(journeys.length))] ?? journeys[0];
    if (traveller === undefined) throw new Error('An enterprise has no staff');
    const nights = journey.km < NEAR_KM ? random.int(2) : 1 + random.int(3);
    const leadDays = Math.max(ahead, random.int(12));
    return {
      enterpriseNum: ENTERPRISES[place].enterpriseNum,
      plan: { traveller, journey, date, nights, leadDays },
    };
  };
}

/**
 * Events of a purchase: bought, and then used once its day has passed, or refunded, either on the day of issue or in a
 * later month's accounts.
 */
function lifeOf(
  purchase: Purchase,
  isCalledOff: boolean,
  { random, today }: { random: Random; today: string },
): NewEvent[] {
  const events: NewEvent[] = [{ kind: 'bought', purchase }];
  const startDay = purchase.start.slice(0, 10);
  if (isCalledOff) {
    const refundedOn = random.int(2) === 0 ? addDays(startDay, 20 + random.int(25)) : purchase.issuedOn;
    const refundFee = Math.round((purchase.fare * (5 + random.int(4) * 5)) / 10_000) * 100;
    const refund = { recordNo: purchase.recordNo, refundedOn, refundFee };
    if (refundedOn <= today) events.push({ kind: 'refunded', purchase, refund });
  } else if (startDay < today) {
    events.push({ kind: 'used', purchase, usedOn: startDay });
  }
  return events;
}
