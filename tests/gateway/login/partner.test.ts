import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  endSessionsForCloud,
  getAuthSignByUserNoForCloud,
  verifyUserAuthSignForCloud,
} from '../../../src/contract/login/login';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { endRequest, partnerRequest } from '../../support/gateway/partner-session';

type Changes = Parameters<typeof partnerRequest> extends [unknown, ...infer Rest] ? Rest : never;

describe('a partner’s server', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  const request = (...changes: Changes) => partnerRequest(gateway, ...changes);

  it('opens a session for one of its users', async () => {
    const { authSign, userNO } = await gateway.ok(getAuthSignByUserNoForCloud, request());
    assert.equal(userNO, 'U000001');
    const user = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    assert.equal(user.userName, '陈思远');
  });

  it('opens it in an enterprise it may act for, whichever comes first for the user', async () => {
    await gateway.db.updateTable('partner_app_enterprise').set({ enterprise_num: '100002' }).execute();
    const { authSign } = await gateway.ok(getAuthSignByUserNoForCloud, request({ userNO: 'U000004' }));
    const user = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    assert.deepEqual(
      user.entAndTmcShortInfoList.map(({ enterpriseNum }) => enterpriseNum),
      ['100002'],
    );
    await gateway.refused('userUnknown', getAuthSignByUserNoForCloud, request({ userNO: 'U000001' }));
    await gateway.db.updateTable('partner_app_enterprise').set({ enterprise_num: '100001' }).execute();
  });

  it('is refused with a wrong signature, application or time', async () => {
    const minutes = (n: number) => gateway.clock.now.getTime() + n * 60_000;
    const refusals = [
      request({}, 'x'.repeat(40)),
      request({ sign: '0'.repeat(64) }),
      request({ appNo: 'UNKNOWN' }),
      request({ timestamp: minutes(-6) }),
      request({ timestamp: minutes(6) }),
      { ...request(), userNO: 'U000002' },
    ];
    for (const body of refusals)
      await gateway.refused('partnerSignatureWrong', getAuthSignByUserNoForCloud, body);
    await gateway.ok(getAuthSignByUserNoForCloud, request({ timestamp: minutes(-5) }));
  });

  it('uses a nonce once, even in parallel', async () => {
    const body = request();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => gateway.send(getAuthSignByUserNoForCloud, body)),
    );
    assert.equal(answers.filter(({ success }) => success).length, 1);
    assert.ok(answers.every(({ success, code }) => success || code === '41105'));
  });

  it('ends the sessions of one of its users, or all that it has opened, and no other', async () => {
    const isOpen = async (authSign: string) =>
      (await gateway.send(verifyUserAuthSignForCloud, { authSign })).success;
    const opened = async (userNO: string) =>
      (await gateway.ok(getAuthSignByUserNoForCloud, request({ userNO }))).authSign;
    const own = await gateway.login('staff');
    const sessions = [await opened('U000001'), await opened('U000001'), await opened('U000002')];
    const states = () => Promise.all([...sessions, own].map(isOpen));
    const end = (userNO: string) => endRequest(gateway, userNO);
    const once = end('U000001');
    assert.equal((await gateway.ok(endSessionsForCloud, once)).endedCount >= 2, true);
    assert.deepEqual(await states(), [false, false, true, true]);
    await gateway.refused('partnerSignatureWrong', endSessionsForCloud, once);
    assert.deepEqual(await gateway.ok(endSessionsForCloud, end('U000001')), { endedCount: 0 });
    assert.deepEqual(await gateway.ok(endSessionsForCloud, end('U999999')), { endedCount: 0 });
    for (const body of [
      { ...end('U000002'), userNO: '' },
      { ...end('U000002'), sign: '0'.repeat(64) },
      { ...request({ userNO: 'U000002' }) },
    ])
      await gateway.refused('partnerSignatureWrong', endSessionsForCloud, body);
    const { userNO: _all, ...all } = end('');
    await gateway.ok(endSessionsForCloud, all);
    assert.deepEqual(await states(), [false, false, false, true]);
  });

  it('learns of an unknown user', async () => {
    await gateway.refused('userUnknown', getAuthSignByUserNoForCloud, request({ userNO: 'U999999' }));
  });
});
