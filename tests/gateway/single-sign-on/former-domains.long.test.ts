import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { migrate } from '../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { openFormerData } from '../../support/gateway/areas/former-data';

const upTo = (last: string) => Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < last));

describe('mail domains of before they were proved', () => {
  it('stay usable as declared where their provider was in use', async () => {
    const { db, close } = await openFormerData('0370');
    try {
      await migrate(db, upTo('0642'));
      await sql`insert into agency_operator (operator_no, tmc_number, login_name, operator_name, roles, made_at)
        select 'O1', tmc_number, 'former', '方若兰', '{operations}', now() from enterprise limit 1`.execute(
        db,
      );
      await sql`insert into identity_provider (provider_no, enterprise_num, display_name, issuer, client_id, scopes,
          matched_field, matched_claim, trusts_mail, skips_second_step, unknown_rule, forbids_local,
          spares_main_manager, is_on, last_used_at, made_at, made_by)
        select 'IP' || i, enterprise_num, '认证', 'https://login.example', 'travel', 'openid', 'jobNo', 'no', false,
          false, 'tell', false, true, i = 1, case when i = 2 then now() end, now(), 'O1'
        from (select enterprise_num, row_number() over (order by enterprise_num) as i from enterprise) as e
        where i <= 3`.execute(db);
      await sql`insert into identity_domain (domain, provider_no)
        select 'd' || substr(provider_no, 3) || '.example', provider_no from identity_provider`.execute(db);
      await migrate(db, MIGRATIONS);
      const rows = await db
        .selectFrom('identity_domain')
        .select(['domain', 'domain_state', 'is_declared', 'token', 'next_check_at'])
        .orderBy('domain')
        .execute();
      assert.deepEqual(
        rows.map((row) => [row.domain, row.domain_state, row.is_declared, row.next_check_at]),
        [
          ['d1.example', 'verified', true, null],
          ['d2.example', 'verified', true, null],
          ['d3.example', 'pending', false, null],
        ],
      );
      assert.equal(new Set(rows.map(({ token }) => token)).size, 3);
      assert.ok(rows.every(({ token }) => /^[0-9a-f]{32}$/.test(token)));
    } finally {
      await close();
    }
  });
});
