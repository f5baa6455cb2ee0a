import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { loggerOptions } from '../../../../demo/gateway/server/log';
import type { Call } from '../../../../src/contract/call';
import { createOrder } from '../../../../src/contract/flight-booking/booking';
import { PASSENGER_TYPE } from '../../../../src/domain/passenger/passenger-type';
import { queryStaffInfoVagueForCloud } from '../../../../src/contract/staff';
import { revealPersonalNumber } from '../../../../src/contract/personal-info/personal-info';
import {
  queryFrequentTravellers,
  revealTravellerNumbers,
} from '../../../../src/contract/travellers/travellers';
import { bookWaiting, PRICE_ONLY, setStandards } from '../../../support/gateway/areas/standard-steps';
import { findVoyage, orderOf, passengerOf } from '../../../support/gateway/areas/booking';
import { callsOfContract } from '../../../support/contract-calls';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { staffNumbers } from '../../../support/gateway/staff-numbers';
import { placesIn, validBody, withAt } from '../../../support/gateway/hostile-values';

/** Staff number in the first enterprise of each number's holder; '' for anyone else's number. */
type Holders = ReadonlyMap<string, string>;

const ACCOUNTS = ['staff', 'approver', 'admin'] as const;
const MOST_BODIES = 12;

describe('numbers of documents and telephones', () => {
  let gateway: TestGateway;
  let holders: Holders;
  let noOf: (account: string) => string;
  let names: Readonly<Record<string, readonly unknown[]>>;
  const lines: string[] = [];
  beforeAll(async () => {
    const logger = loggerOptions('info', { stream: { write: (line) => void lines.push(line) } });
    gateway = await startTestGateway({ logger });
    await fill(gateway);
    holders = await holdersOf(gateway);
    noOf = await staffNumbers(gateway);
    names = await candidatesOf(gateway);
  });
  afterAll(() => gateway.close());

  for (const account of ACCOUNTS) {
    it(`are shown whole to ${account} by no call, of their own the telephone alone`, async () => {
      const self = noOf(account);
      const shown = new Set<string>();
      let masks = 0;
      let as = await gateway.login(account);
      for (const [name, call] of await callsOfContract()) {
        // Revealing numbers is the purpose of these calls, which check the right and log each access.
        if (call === revealTravellerNumbers || call === revealPersonalNumber) continue;
        for (const body of bodiesOf(call, names)) {
          const text = await answerOf(gateway, call, body, as);
          masks += text.split('****').length - 1;
          for (const found of text.match(/[A-Z0-9]{6,}/g) ?? []) {
            const holder = holders.get(found);
            const isOwnPhone = holder === self && /^1\d{10}$/.test(found);
            if (holder !== undefined && !isOwnPhone) shown.add(`${name}: ${found}`);
          }
        }
        // The call may have ended or moved the session.
        if (call.mutates) as = await gateway.login(account);
      }
      assert.deepEqual([...shown], []);
      assert.ok(masks > 100, 'the calls showed something');
    });
  }

  it('do not stand in the log', () => {
    const log = lines.join('');
    assert.deepEqual(
      [...holders.keys()].filter((number) => log.includes(number)),
      [],
    );
    assert.ok(lines.length > 500);
  });
});

/** Creates orders, some of which wait for approval, each with a contact of its own. */
async function fill(gateway: TestGateway): Promise<void> {
  const as = await gateway.login('staff');
  const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '' }, { as });
  const colleagues = staffList.filter(({ identityCardType }) => identityCardType === 0).slice(0, 4);
  const [contact] = await gateway.ok(queryFrequentTravellers, { keyword: '小朵' }, { as });
  const [document] = contact?.documents ?? [];
  assert.ok(contact && document);
  const booked = { passengerTypeID: PASSENGER_TYPE.child, staffNO: '', validUntil: '' as const };
  const child = { ...contact, ...document, ...booked };
  const voyage = await findVoyage(gateway, as);
  await gateway.ok(createOrder, orderOf([voyage], [...colleagues.map(passengerOf), child]), { as });
  await setStandards(gateway, { ...PRICE_ONLY, over_policy: 3 });
  await bookWaiting(gateway, as);
  const orders = await gateway.db.selectFrom('flight_order').select('order_no').execute();
  for (const { order_no } of orders) {
    await gateway.db
      .updateTable('flight_order')
      .set({ contact_phone: `139${order_no.slice(-8)}` })
      .where('order_no', '=', order_no)
      .execute();
  }
}

async function holdersOf({ db }: TestGateway): Promise<Holders> {
  const staff = await db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['s.staff_no', 's.enterprise_num', 's.identity_card_no', 's.phone', 'u.telephone'])
    .execute();
  const documents = await db.selectFrom('traveller_document').select(['staff_no', 'card_no']).execute();
  const contacts = await db.selectFrom('frequent_traveller').select('phone').execute();
  const orders = await db.selectFrom('flight_order').select(['booker_no', 'contact_phone']).execute();
  const pairs: [number: string, holder: string][] = [
    ...contacts.map(({ phone }): [string, string] => [phone, '']),
    ...orders.map(({ booker_no, contact_phone }): [string, string] => [contact_phone, booker_no]),
    ...documents.map(({ staff_no, card_no }): [string, string] => [card_no, staff_no ?? '']),
    // Staff come last, those of the first enterprise at the end, because the map keeps only the last holder of a
    // number.
    ...staff
      .toSorted((a, b) => b.enterprise_num.localeCompare(a.enterprise_num))
      .flatMap(({ staff_no, identity_card_no, phone, telephone }) =>
        [identity_card_no ?? '', phone, telephone].map((number): [string, string] => [number, staff_no]),
      ),
  ];
  return new Map(pairs);
}

/** Values for the look-ups of the handlers, by name of the field. */
async function candidatesOf({ db }: TestGateway): Promise<Record<string, unknown[]>> {
  const orders = await db
    .selectFrom('flight_order')
    .select(['order_no', 'booker_no'])
    .where('enterprise_num', '=', '100001')
    .orderBy('created_at', 'desc')
    .limit(MOST_BODIES)
    .execute();
  const applications = await db
    .selectFrom('approval_request')
    .select('apply_id')
    .limit(MOST_BODIES)
    .execute();
  const staff = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', '100001')
    .orderBy('staff_no')
    .limit(MOST_BODIES)
    .execute();
  const staffNos = staff.map(({ staff_no }) => staff_no);
  return {
    orderNo: orders.map(({ order_no }) => order_no),
    applyId: applications.map(({ apply_id }) => apply_id),
    staffNO: staffNos,
    staffId: staffNos,
    keyword: ['', '1', '0002', '王'],
    pageSize: [50],
    scope: ['managed', 'own'],
    self: [false],
    phone: ['13777777777'],
    cardNo: ['E00000001'],
  };
}

/** Valid bodies of a call, with every candidate in its places. */
function bodiesOf(call: Call, names: Readonly<Record<string, readonly unknown[]>>): unknown[] {
  const valid = validBody(call.body);
  const places = placesIn(valid).filter((path) => (names[path.at(-1) ?? ''] ?? []).length > 0);
  const variants = Math.max(1, ...places.map((path) => names[path.at(-1) ?? '']?.length ?? 0));
  return [...Array(variants).keys()].map((i) =>
    places.reduce((body: unknown, path) => {
      const candidates = names[path.at(-1) ?? ''] ?? [];
      return withAt(body, path, candidates[i % candidates.length]);
    }, valid),
  );
}

async function answerOf({ app }: TestGateway, call: Call, body: unknown, as: string): Promise<string> {
  const headers = { authsign: as, requestid: crypto.randomUUID(), 'content-type': 'application/json' };
  if (call.method === 'GET') {
    const query = new URLSearchParams(
      Object.entries(body as Record<string, unknown>).map(([k, v]) => [k, String(v)]),
    );
    return (await app.inject({ method: 'GET', url: `${call.path}?${query.toString()}`, headers })).body;
  }
  return (await app.inject({ method: 'POST', url: call.path, headers, payload: JSON.stringify(body) })).body;
}
