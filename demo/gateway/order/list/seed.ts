import type { DemoSeed, SeedContext } from '../../seed/demo-seed';
import { addDays, instantOf, shanghaiDate } from '../../../../src/domain/shanghai-time';
import { createBookingParameters } from '../../dictionary/booking-parameters';
import { ENTERPRISES } from '../../seed/organisation';
import { writePastOrder, type Fate, type PastOrder } from './past-order';
import type { Person, Employment } from '../../seed/people';
import type { Random } from '../../seed/random';

const ORDERS = 200;
const FIRST_DAY = -150;
const LAST_DAY = 21;
const DAY_MS = 24 * 3_600_000;

const ROUTES: readonly [string, string][] = [
  ['BJS', 'SHA'],
  ['SHA', 'BJS'],
  ['BJS', 'CAN'],
  ['SHA', 'SZX'],
  ['BJS', 'CTU'],
  ['SHA', 'XMN'],
  ['CAN', 'HGH'],
  ['TNA', 'SHA'],
  ['BJS', 'KMG'],
  ['SHA', 'CKG'],
  ['SZX', 'BJS'],
  ['TNA', 'CAN'],
];

interface Traveller {
  person: Person;
  place: Employment;
}

export const seed: DemoSeed = {
  after: ['payment', 'travellers', 'travel-standard', 'enterprise-setting', 'dictionary'],
  insert: makePastOrders,
};

/**
 * Writes some 200 orders of the last five months and the next three weeks through the regular tables, so that seats,
 * tickets and money agree. A few are unpaid.
 */
async function makePastOrders({ tx, emit, supplier, people, random, now }: SeedContext): Promise<void> {
  const orders = [];
  for (let i = 0; i < ORDERS; i += 1) orders.push(planOrder(i, staffOf(people, i), random, now));
  orders.push(...unpaidOrders(people, now));
  // keeps numbers and logs in the order of time, as in production
  orders.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const readParameters = createBookingParameters();
  for (const order of orders) {
    const parameters = await readParameters(tx, order.booker.place.enterpriseNum, now);
    await writePastOrder({ tx, emit, supplier, parameters, random, now }, order);
  }
}

/** The staff of the enterprise of order `i`; the first enterprise has most of the orders. */
function staffOf(people: readonly Person[], i: number): Traveller[] {
  const enterprise = ENTERPRISES[i % 10 < 6 ? 0 : i % 10 < 9 ? 1 : 2] ?? ENTERPRISES[0];
  return people.flatMap((person) =>
    person.places
      .filter(
        ({ enterpriseNum, role }) =>
          enterpriseNum === enterprise.enterpriseNum && role !== null && role !== 'noPc',
      )
      .map((place) => ({ person, place })),
  );
}

function planOrder(i: number, staff: Traveller[], random: Random, now: Date): PastOrder {
  const demo = staff.filter(({ person }) => person.loginName !== null);
  const bookers = i % 4 === 0 && demo.length > 0 ? demo : staff;
  const booker = bookers[random.int(bookers.length)];
  if (booker === undefined) throw new Error('An enterprise has no staff');
  const day = FIRST_DAY + Math.floor((i * (LAST_DAY - FIRST_DAY)) / ORDERS);
  const depDate = addDays(shanghaiDate(now), day);
  const lead = 1 + random.int(14);
  const planned = instantOf(
    `${addDays(depDate, -lead)}T${String(8 + random.int(12)).padStart(2, '0')}:${random.int(50) + 10}`,
  );
  // an order of a future flight was still made before now
  const latest = now.getTime() - 2 * DAY_MS - i * 60_000;
  const colleagues = staff.filter(
    ({ place, person }) => place.deptNo === booker.place.deptNo && person !== booker.person,
  );
  const companion = random.int(3) === 0 ? colleagues[random.int(Math.max(1, colleagues.length))] : undefined;
  const [depCode, arrCode] = ROUTES[random.int(ROUTES.length)] ?? ['BJS', 'SHA'];
  const returns = random.int(5) === 0 && day < -4;
  return {
    booker,
    travellers: companion === undefined ? [booker.person] : [booker.person, companion.person],
    legs: [
      { depCode, arrCode, depDate },
      ...(returns ? [{ depCode: arrCode, arrCode: depCode, depDate: addDays(depDate, 2) }] : []),
    ],
    createdAt: new Date(Math.min(planned.getTime(), latest)),
    fate: fateOf(random.int(20)),
  };
}

function fateOf(dice: number): Fate {
  if (dice < 2) return 'cancelled';
  if (dice < 4) return 'expired';
  return dice < 6 ? 'refunded' : 'issued';
}

/** Two unpaid orders of the employee's account. */
function unpaidOrders(people: readonly Person[], now: Date): PastOrder[] {
  const staff = people.find(({ loginName }) => loginName === 'staff');
  const place = staff?.places[0];
  if (staff === undefined || place === undefined) return [];
  return [7, 12].map((days) => ({
    booker: { person: staff, place },
    travellers: [staff],
    legs: [{ depCode: 'BJS', arrCode: 'SHA', depDate: addDays(shanghaiDate(now), days) }],
    createdAt: new Date(now.getTime() - days * 1000),
    fate: 'unpaid',
  }));
}
