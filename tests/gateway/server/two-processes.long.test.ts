import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { sendMessage } from '../../../src/contract/customer-service';
import {
  createOrder,
  queryFlightList,
  type PriceUnit,
  type Voyage,
} from '../../../src/contract/flight-booking/booking';
import { loginByPassword } from '../../../src/contract/login/login';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { orderOf, passengerOf, voyageOf } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startGatewayProcess, type GatewayProcess } from '../../support/gateway/process/gateway-process';
import { readThread } from '../../support/gateway/areas/event-reader';
import {
  openTestDatabase,
  TEST_DATABASE,
  type TestDatabase,
} from '../../support/gateway/process/test-database';

/** PGlite supports only one process. */
const skip = TEST_DATABASE === 'pglite';

describe('two processes on one database', { skip }, () => {
  let database: TestDatabase;
  let both: [GatewayProcess, GatewayProcess];
  let as: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    const environment = { DATABASE_URL: database.url ?? '' };
    both = await Promise.all([startGatewayProcess(environment), startGatewayProcess(environment)]);
    as = await both[0].login('admin');
  });
  afterAll(async () => {
    assert.deepEqual(await Promise.all(both.map((gateway) => gateway.stop())), [0, 0]);
    await checkConsistency(database.db);
    await database.close();
  });

  const either = (i: number): GatewayProcess => both[i % 2] ?? both[0];
  async function find(where: (unit: PriceUnit) => boolean): Promise<Voyage> {
    const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: addDays(shanghaiDate(new Date()), 25) };
    const { result } = await both[0].send(queryFlightList, leg, { as });
    for (const itinerary of result.itineraryList) {
      const units = itinerary.priceList.flatMap(({ priceUnitList }) => priceUnitList);
      const unit = units.find((candidate) => candidate.plimit === '' && where(candidate));
      if (unit !== undefined) return voyageOf(itinerary, unit);
    }
    return assert.fail('no such price is on sale');
  }
  async function people(count: number) {
    const { result } = await both[0].send(queryStaffInfoVagueForCloud, { keyword: '', pageSize: 50 }, { as });
    return result.staffList
      .filter(({ identityCardType }) => identityCardType === 0)
      .slice(0, count)
      .map(passengerOf);
  }

  it('make one order of the same request and one payment of it', async () => {
    const body = orderOf([await find(({ seatCount }) => seatCount === 9)], await people(1));
    const requestId = randomUUID();
    const orders = await Promise.all(
      Array.from({ length: 10 }, (_, i) => either(i).send(createOrder, body, { as, requestId })),
    );
    const [order] = orders;
    assert.ok(order?.success, order?.msg);
    for (const answer of orders) assert.deepEqual(answer, order);

    const payment = {
      orderNo: order.result.orderNo,
      payType: 2,
      subPayType: 14,
      payAmount: order.result.totalAmount,
    };
    const same = { as, requestId: randomUUID() };
    const payments = await Promise.all([
      ...Array.from({ length: 10 }, (_, i) => either(i).send(payorder, payment, same)),
      ...Array.from({ length: 10 }, (_, i) => either(i).send(payorder, payment, { as })),
    ]);
    assert.equal(new Set(payments.map(({ result }) => result.paymentNo)).size, 1);
    const { result } = await both[1].send(queryAirTicketDetailNew, { orderNo: order.result.orderNo }, { as });
    assert.deepEqual(
      result.payments.map(({ amount }) => amount),
      [order.result.totalAmount],
    );
  });

  it('sell the last seats once', async () => {
    const voyage = await find(({ seatCount }) => seatCount === 5);
    const passengers = await people(40);
    const answers = await Promise.all(
      passengers.map((passenger, i) => either(i).send(createOrder, orderOf([voyage], [passenger]), { as })),
    );
    assert.equal(answers.filter(({ success }) => success).length, 5);
    assert.ok(answers.every(({ success, code }) => success || code === '42004'));
  });

  it('count wrong passwords together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        either(i).send(loginByPassword, { account: 'nopc', password: 'wrong' }),
      ),
    );
    assert.equal(answers.filter(({ code }) => code === '41101').length, 5);
    assert.ok(answers.every(({ code }) => code === '41101' || code === '41102'));
  });

  it('deliver messages to customer service at the other, each once and in order', async () => {
    const token = await both[0].login('multi');
    const readers = await Promise.all(both.map(({ address }) => readThread(address, token, 0)));
    const texts = Array.from({ length: 20 }, (_, i) => `第 ${i} 条`);
    await Promise.all(
      texts.map((content, i) =>
        either(i).send(sendMessage, { messageId: randomUUID(), content }, { as: token }),
      ),
    );
    await both[1].send(sendMessage, { messageId: randomUUID(), content: '最后一条' }, { as: token });
    const [here = [], there = []] = await Promise.all(
      readers.map((reader) => reader.messagesUntil('最后一条')),
    );
    assert.deepEqual(here, there);
    assert.equal(here.length, texts.length + 2); // The count includes the greeting.
    assert.deepEqual(new Set(here.filter((text) => text.startsWith('第'))), new Set(texts));
    for (const reader of readers) reader.close();
  });

  it('see each other’s sessions and changes of rights at once', async () => {
    const token = await both[0].login('staff');
    const search = (i: number) =>
      either(i).send(queryStaffInfoVagueForCloud, { keyword: '', pageSize: 1 }, { as: token });
    const totals = async () => [(await search(0)).result.total, (await search(1)).result.total];
    assert.deepEqual(await totals(), [168, 168]);
    const right = { role_no: '100001-staff', object_no: 'YHWZ-YDQX-DDTS' };
    await database.db
      .deleteFrom('role_grant')
      .where('role_no', '=', right.role_no)
      .where('object_no', '=', right.object_no)
      .execute();
    assert.deepEqual(await totals(), [1, 1]);
    await database.db.insertInto('role_grant').values(right).execute();
  });
});
