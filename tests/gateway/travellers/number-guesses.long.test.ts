import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import {
  createOrder,
  queryProductBookingLimits,
  type OrderPassenger,
  type Voyage,
} from '../../../src/contract/flight-booking/booking';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import {
  queryFrequentTravellers,
  revealTravellerNumbers,
  saveFrequentTraveller,
} from '../../../src/contract/travellers/travellers';
import { loggerOptions } from '../../../demo/gateway/server/log';
import { CHILD, findVoyage, orderOf, passengerOf, self } from '../../support/gateway/areas/booking';
import { withGateway, type TestGateway } from '../../support/gateway/harness';
import { prove } from '../../support/gateway/areas/accounts/account-steps';

interface Setup {
  gateway: TestGateway;
  as: string;
  voyage: Voyage;
  me: OrderPassenger;
  /** A passenger with masked numbers. */
  colleague: OrderPassenger;
  lines: string[];
}

const LIMITS = { numberGuessesPerDay: 3, numberGuessesPerDayOfEnterprise: 5 };

async function withColleague(test: (setup: Setup) => Promise<void>): Promise<void> {
  const lines: string[] = [];
  const logger = loggerOptions('info', { stream: { write: (line) => void lines.push(line) } });
  await withGateway({ config: LIMITS, logger }, async (gateway) => {
    const as = await gateway.login('staff');
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '王建华' }, { as });
    assert.ok(staffList[0]);
    const voyage = await findVoyage(gateway, as);
    const me = await self(gateway, as);
    await test({ gateway, as, voyage, me, colleague: passengerOf(staffList[0]), lines });
  });
}

/** A number that the mask could hide. */
const guessAt = (mask: string, n: number) =>
  mask.replace(/\*+/, (hidden) => String(n).padStart(hidden.length, '0'));
const log = ({ db }: TestGateway) =>
  db
    .selectFrom('number_guess')
    .select(['user_no', 'enterprise_num', 'staff_no', 'contact_no', 'card_type'])
    .orderBy('log_no')
    .execute();

describe('guesses at hidden numbers', () => {
  it('are written down without the number, refused ones too, and limited for a day', () =>
    withColleague(async ({ gateway, as, voyage, colleague, lines }) => {
      const stale = { ...voyage, salePrice: voyage.salePrice - 100 };
      const guess = (n: number) => {
        const outsider = { ...colleague, staffNO: '', cardNo: guessAt(colleague.cardNo, n) };
        const body = orderOf([stale], [colleague, { ...outsider, phone: '13800000001' }]);
        return gateway.send(createOrder, body, { as });
      };
      for (let n = 0; n < 3; n += 1) assert.equal((await guess(n)).code, '42008');
      const refused = await guess(3);
      assert.deepEqual(
        [refused.code, refused.msg],
        ['45104', '填写他人已隐藏的证件或手机号码次数过多，请直接使用系统已保存的信息，或24小时后再试'],
      );
      const row = { user_no: 'U000001', enterprise_num: '100001', contact_no: null };
      const of = { ...row, staff_no: colleague.staffNO, card_type: 0 };
      assert.deepEqual(await log(gateway), [of, of, of]);
      const warned = lines.filter((line) => line.includes('too many guesses'));
      assert.equal(warned.length, 1);
      assert.ok(lines.every((line) => !line.includes(guessAt(colleague.cardNo, 3))));
      gateway.clock.advance(24 * 60);
      const again = await gateway.login('staff');
      const body = orderOf([stale], [{ ...colleague, phone: guessAt(colleague.phone, 1234) }]);
      await gateway.refused('priceChanged', createOrder, body, { as: again });
      assert.equal((await log(gateway)).at(-1)?.card_type, null, 'a telephone');
    }));

  it('are limited when they come at the same moment, and for all of an enterprise together', () =>
    withColleague(async ({ gateway, as, voyage, colleague }) => {
      const guess = (token: string, n: number) => {
        const passengers = [{ ...colleague, cardNo: guessAt(colleague.cardNo, n) }];
        const body = {
          travelType: 1,
          voyageType: 1,
          voyages: [voyage],
          passengers,
          fullOrderPassengers: passengers,
        };
        return gateway.send(queryProductBookingLimits, { ...body, bookingSource: 7 }, { as: token });
      };
      const count = async (token: string) => {
        const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => guess(token, n)));
        return answers.filter(({ code }) => code !== '45104').length;
      };
      assert.equal(await count(as), 3);
      assert.equal(await count(await gateway.login('admin')), 2);
      assert.equal((await log(gateway)).length, 5);
    }));

  it('at the documents of one’s own travellers count too', () =>
    withColleague(async ({ gateway, as }) => {
      const [kept] = await gateway.ok(queryFrequentTravellers, { keyword: '小朵' }, { as });
      const [document] = kept?.documents ?? [];
      assert.ok(kept && document);
      const { passagerName, sexTem, birthDay, nationality } = kept;
      const save = (cardNo: string) =>
        gateway.send(
          saveFrequentTraveller,
          {
            contactNO: '',
            passagerName,
            sexTem,
            birthDay,
            nationality,
            phone: '13800000001',
            documents: [{ ...document, cardNo }],
          },
          { as },
        );
      for (let n = 0; n < 3; n += 1) assert.equal((await save(guessAt(document.cardNo, n))).code, '41000');
      assert.equal((await save(CHILD.cardNo)).code, '45104');
      assert.deepEqual(
        (await log(gateway)).map(({ contact_no }) => contact_no),
        [kept.contactNO, kept.contactNO, kept.contactNO],
      );
    }));

  it('do not include one’s own numbers, masked ones, and new documents', () =>
    withColleague(async ({ gateway, as, voyage, me, colleague }) => {
      const renewed = { ...colleague, cardType: 1, cardNo: 'EA9876543', passagerName: 'WANG/JIANHUA' };
      for (const party of [[me, colleague, CHILD], [renewed]]) {
        await gateway.ok(createOrder, orderOf([voyage], party), { as });
      }
      assert.deepEqual(await log(gateway), []);
    }));

  it('are counted once for a request that is sent again, which is answered as it was', () =>
    withColleague(async ({ gateway, as, voyage, colleague }) => {
      const { identity_card_no: cardNo } = await gateway.db
        .selectFrom('staff')
        .select('identity_card_no')
        .where('staff_no', '=', colleague.staffNO)
        .executeTakeFirstOrThrow();
      const requestId = randomUUID();
      const body = orderOf([voyage], [{ ...colleague, cardNo: cardNo ?? '' }]);
      const first = await gateway.send(createOrder, body, { as, requestId });
      assert.equal(first.code, '0');
      for (let i = 0; i < 4; i += 1) {
        assert.deepEqual(await gateway.send(createOrder, body, { as, requestId }), first);
      }
      assert.equal((await log(gateway)).length, 1);
    }));
});

describe('looks at full numbers', () => {
  it('are as many in a day as the setting allows an account, refused ones not counted', () =>
    withGateway({ config: { numberRevealsPerDay: 2 } }, async (gateway) => {
      const as = await gateway.login('admin');
      await prove(gateway, { account: 'admin', as, factor: 'password' });
      const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '王建华' }, { as });
      const staffNO = staffList[0]?.staffNO ?? '';
      const look = (cardType: number) => gateway.send(revealTravellerNumbers, { staffNO, cardType }, { as });
      assert.equal((await look(6)).code, '45103');
      assert.deepEqual([(await look(0)).code, (await look(1)).code], ['0', '0']);
      const third = await look(0);
      assert.deepEqual([third.code, third.msg], ['45105', '24小时内查看完整号码的次数已达上限，请稍后再试']);
      assert.equal(third.result, null);
      const looks = await gateway.db.selectFrom('number_reveal').select('log_no').execute();
      assert.equal(looks.length, 2);
    }));
});
