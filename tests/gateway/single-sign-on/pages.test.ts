import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { hashToken } from '../../../demo/gateway/server/http/token';
import { beginSingleSignOn, redeemSingleSignOn } from '../../../src/contract/login/single-sign-on';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('pages to which a ticket of single sign-on is sent', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { signOnPages: ['https://portal.example/login'] } });
  });
  afterAll(() => gateway.close());

  const own = 'http://localhost:4000';
  const table: readonly [string, boolean][] = [
    [`${own}/`, true],
    ['https://portal.example/login', true],
    [`${own}/single-sign-on/start?request=${'A'.repeat(43)}`, false],
    [`${own}/single-sign-on/start`, false],
    [`${own}/?next=1`, false],
    [`${own}/#/`, false],
    ['https://portal.example/', false],
    ['https://portal.example/login?next=https://evil.example/', false],
    ['https://evil.example/', false],
  ];
  for (const [pageUrl, isPage] of table)
    it(`${pageUrl} ${isPage ? 'is' : 'is not'} one`, async () => {
      const body = { hint: 'nobody.example', pageUrl, challenge: 'A'.repeat(43) };
      await gateway.refused(isPage ? 'signOnUnknown' : 'signOnPageRefused', beginSingleSignOn, body);
    });

  it('get a fragment of their own by each redirect', async () => {
    const { statusCode, headers } = await gateway.app.inject('/single-sign-on/leave');
    assert.deepEqual([statusCode, headers.location], [303, `${own}/#`]);
  });

  it('of the portal open a session in the browser that has come back with the ticket alone', async () => {
    const { db, clock } = gateway;
    const verifier = 'V'.repeat(43);
    const staff = await db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select('s.staff_no')
      .where('u.login_name', '=', 'staff')
      .executeTakeFirstOrThrow();
    const { operator_no: made_by } = await db
      .selectFrom('agency_operator')
      .select('operator_no')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('identity_provider')
      .values({
        ...PROVIDER,
        made_at: clock.now,
        made_by,
      })
      .execute();
    const ticketFor = async (letter: string, browserHash: string | null) => {
      const ticket = letter.repeat(43);
      await db
        .insertInto('identity_sign_on')
        .values({
          ticket_hash: hashToken(ticket),
          provider_no: PROVIDER.provider_no,
          staff_no: staff.staff_no,
          subject: 'sub-1',
          sid: null,
          sealed_id_token: '',
          challenge: createHash('sha256').update(verifier).digest('base64url'),
          browser_hash: browserHash,
          skips_second_step: true,
          expires_at: new Date(clock.now.getTime() + 60_000),
        })
        .execute();
      return { signOnTicket: ticket, verifier };
    };
    const cookieOf = (letter: string) => ({ headers: { cookie: `tp-sign-on=${letter.repeat(43)}` } });
    const ofPortal = await ticketFor('T', hashToken('B'.repeat(43)));
    await gateway.refused('signOnTicketOver', redeemSingleSignOn, ofPortal);
    await gateway.refused('signOnTicketOver', redeemSingleSignOn, ofPortal, cookieOf('C'));
    await gateway.ok(redeemSingleSignOn, ofPortal, cookieOf('B'));
    await gateway.ok(redeemSingleSignOn, await ticketFor('O', null));
  });
});

const PROVIDER = {
  provider_no: 'IP1',
  enterprise_num: '100001',
  display_name: '华睿统一认证',
  issuer: 'https://login.huarui.example',
  client_id: 'travel',
  sealed_secret: null,
  secret_at: null,
  scopes: 'openid',
  matched_field: 'jobNo',
  matched_claim: 'no',
  trusts_mail: false,
  skips_second_step: false,
  unknown_rule: 'tell',
  dept_no: null,
  position_no: null,
  role_no: null,
  forbids_local: false,
  spares_main_manager: true,
  is_on: true,
} as const;
