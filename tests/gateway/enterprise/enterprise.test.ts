import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { changeEnt, switchEnterprise } from '../../../src/contract/enterprise/enterprise';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { loginOut, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { queryAirTicketDetailNew, queryorderListOnPermission } from '../../../src/contract/order/list';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { bookSelf, findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

/** Enterprises of `multi`: staff in the first, approver in the second, administrator in the third. */
const [FIRST, SECOND, THIRD] = ['100001', '100002', '100003'] as const;
const sessionID = randomUUID();

describe('switching the enterprise', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  const user = (authSign: string) => gateway.ok(verifyUserAuthSignForCloud, { authSign });
  const enterprises = async (authSign: string) =>
    (await user(authSign)).entAndTmcShortInfoList.map(({ enterpriseNum }) => enterpriseNum);
  /** Enterprise in which the calls of a token are answered. */
  const me = async (as: string) => {
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '', self: true }, { as });
    return staffList[0]?.companyNO;
  };

  const ways = [
    ['changeEnt', (as: string, companyNO: string) => gateway.ok(changeEnt, { companyNO }, { as })],
    [
      'switchEnterprise',
      (authSign: string, companyNO: string) =>
        gateway.ok(switchEnterprise, { authSign, companyNO, sessionID }),
    ],
  ] as const;
  for (const [name, change] of ways) {
    it(`by ${name}: the chosen one is first from then on, and every call is answered for it`, async () => {
      const as = await gateway.login('multi');
      assert.deepEqual(await enterprises(as), [FIRST, SECOND, THIRD]);
      assert.equal(await me(as), FIRST);

      const chosen = await change(as, SECOND);
      const { entAndTmcShortInfoList, deptInfoList } = await user(as);
      assert.deepEqual(chosen, entAndTmcShortInfoList[0]);
      assert.equal(chosen.enterpriseNum, SECOND);
      assert.deepEqual(await enterprises(as), [SECOND, FIRST, THIRD]);
      assert.equal(deptInfoList[0]?.deptName, '营销中心');
      assert.equal(await me(as), SECOND);

      await change(as, FIRST);
      assert.deepEqual(await enterprises(as), [FIRST, SECOND, THIRD]);
      assert.equal(await me(as), FIRST);
    });
  }

  it('keeps enterprise and staff number together in the session', async () => {
    const as = await gateway.login('multi');
    await gateway.ok(changeEnt, { companyNO: THIRD }, { as });
    const torn = await gateway.db
      .selectFrom('session as s')
      .innerJoin('staff as st', 'st.staff_no', 's.staff_no')
      .select('s.user_no')
      .whereRef('st.enterprise_num', '!=', 's.enterprise_num')
      .execute();
    assert.deepEqual(torn, []);
  });

  it('leaves the orders of the former enterprise behind', async () => {
    const as = await gateway.login('multi');
    const { orderNo } = await bookSelf(gateway, as);
    await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    // As administrator of the third enterprise they see all its orders, but not this one.
    await gateway.ok(changeEnt, { companyNO: THIRD }, { as });
    await gateway.refused('orderUnknown', queryAirTicketDetailNew, { orderNo }, { as });
    const { orderList } = await gateway.ok(
      queryorderListOnPermission,
      { keyword: orderNo, scope: 'managed' },
      { as },
    );
    assert.deepEqual(orderList, []);
    await gateway.ok(changeEnt, { companyNO: FIRST }, { as });
    await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  });

  it('concerns one session of a user and no other', async () => {
    const [one, other] = [await gateway.login('multi'), await gateway.login('multi')];
    await gateway.ok(changeEnt, { companyNO: SECOND }, { as: one });
    assert.deepEqual([await me(one), await me(other)], [SECOND, FIRST]);
    await gateway.ok(switchEnterprise, { authSign: other, companyNO: THIRD, sessionID });
    assert.deepEqual([await me(one), await me(other)], [SECOND, THIRD]);
  });

  it('is refused for an enterprise that is not the user’s, or is none', async () => {
    const as = await gateway.login('staff');
    for (const companyNO of [SECOND, '999999', "100002' or '1'='1"]) {
      await gateway.refused('enterpriseForeign', changeEnt, { companyNO }, { as });
      await gateway.refused('enterpriseForeign', switchEnterprise, { authSign: as, companyNO, sessionID });
    }
    assert.equal(await me(as), FIRST);
    await gateway.refused('fieldsInvalid', changeEnt, { companyNO: ' ' }, { as });
  });

  it('is refused with a token that is dead or has another shape', async () => {
    const dead = await gateway.login('multi');
    await gateway.ok(loginOut, { authSign: dead });
    for (const authSign of [dead, 'A'.repeat(43), 'short', "' or 1=1 --", '界'.repeat(43)]) {
      await gateway.refused('authExpired', switchEnterprise, { authSign, companyNO: SECOND, sessionID });
    }
    for (const authSign of [[dead], { $ne: '' }, 5, null, '']) {
      const answer = await gateway.send(switchEnterprise, { authSign, companyNO: SECOND, sessionID });
      assert.equal(answer.code, '41000', JSON.stringify(authSign));
    }
  });

  it('does not lead into an enterprise where the user may not be on a PC, nor out of one', async () => {
    const as = await gateway.login('multi');
    const { staff_no } = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', SECOND)
      .where('user_no', '=', (await user(as)).userNO)
      .executeTakeFirstOrThrow();
    const former = await gateway.db
      .selectFrom('staff_role')
      .selectAll()
      .where('staff_no', '=', staff_no)
      .execute();
    const { role_no } = await gateway.db
      .selectFrom('role_grant as g')
      .innerJoin('role as r', 'r.role_no', 'g.role_no')
      .select('g.role_no')
      .where('g.object_no', '=', 'YHWZ-YMQX-PCDLXZ')
      .where('r.enterprise_num', '=', SECOND)
      .executeTakeFirstOrThrow();
    const inside = await gateway.login('multi');
    await gateway.ok(changeEnt, { companyNO: SECOND }, { as: inside });
    await gateway.db.insertInto('staff_role').values({ enterprise_num: SECOND, staff_no, role_no }).execute();
    try {
      await gateway.refused('pcLoginDisabled', changeEnt, { companyNO: SECOND }, { as });
      await gateway.refused('pcLoginDisabled', switchEnterprise, {
        authSign: as,
        companyNO: SECOND,
        sessionID,
      });
      assert.equal(await me(as), FIRST, 'the session stayed where it was');
      await gateway.refused('forbidden', changeEnt, { companyNO: FIRST }, { as: inside });
      await gateway.refused('forbidden', switchEnterprise, {
        authSign: inside,
        companyNO: FIRST,
        sessionID,
      });
    } finally {
      await gateway.db
        .deleteFrom('staff_role')
        .where('staff_no', '=', staff_no)
        .where(
          'role_no',
          'not in',
          former.map((role) => role.role_no),
        )
        .execute();
    }
  });

  it('never gives an answer of one enterprise in another', async () => {
    const as = await gateway.login('multi');
    const requestId = randomUUID();
    const body = orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]);
    const first = await gateway.ok(createOrder, body, { as, requestId });
    await gateway.ok(changeEnt, { companyNO: SECOND }, { as });
    await gateway.refused('requestIdReused', createOrder, body, { as, requestId });
    await gateway.ok(changeEnt, { companyNO: FIRST }, { as });
    assert.deepEqual(await gateway.ok(createOrder, body, { as, requestId }), first);
  });

  it('may be sent again when its answer was lost, and does nothing then', async () => {
    const as = await gateway.login('multi');
    const requestId = randomUUID();
    const first = await gateway.ok(changeEnt, { companyNO: SECOND }, { as, requestId });
    assert.deepEqual(await gateway.ok(changeEnt, { companyNO: SECOND }, { as, requestId }), first);
    await gateway.ok(changeEnt, { companyNO: THIRD }, { as });
    assert.deepEqual(await gateway.ok(changeEnt, { companyNO: SECOND }, { as, requestId }), first);
    assert.equal(await me(as), THIRD, 'a late repetition leads nowhere');
    const other = await gateway.login('multi');
    await gateway.refused('requestIdReused', changeEnt, { companyNO: SECOND }, { as: other, requestId });
  });

  it('ends in one of the enterprises asked for, however many ask at once', async () => {
    const as = await gateway.login('multi');
    const wanted = Array.from({ length: 12 }, (_, i) => [FIRST, SECOND, THIRD][i % 3] ?? FIRST);
    const answers = await Promise.all(
      wanted.map((companyNO) => gateway.ok(changeEnt, { companyNO }, { as })),
    );
    assert.deepEqual(
      answers.map(({ enterpriseNum }) => enterpriseNum),
      wanted,
    );
    const [inUse] = await enterprises(as);
    assert.equal(await me(as), inUse);
  });
});
