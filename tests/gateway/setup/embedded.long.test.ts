import assert from 'node:assert/strict';
import { it } from 'vitest';
import { loginByPassword } from '../../../src/contract/login/login';
import { withGateway } from '../../support/gateway/harness';
import { openEmptyDatabase } from '../../support/gateway/setup/empty-database';
import { FIRST, makeAgency, makeEnterprise } from '../../support/gateway/setup/new-enterprises';
import { setPassword } from '../../support/gateway/setup/password-page';
import { makeReadingCalls } from '../../support/gateway/setup/reading-calls';

it('an embedded database that the setup has filled answers every reading call', async () => {
  await withGateway({ database: await openEmptyDatabase('pglite') }, async (gateway) => {
    await makeAgency(gateway.db);
    const { link } = await makeEnterprise(gateway.db, FIRST);
    const password = 'lan tian bai yun 7';
    await setPassword(gateway.app, link.path, { password, again: password });
    const { authSign } = await gateway.ok(loginByPassword, { account: FIRST.adminLoginName, password });
    const { failed, succeeded } = await makeReadingCalls(gateway, authSign);
    assert.deepEqual(failed, []);
    assert.ok(succeeded > 140, `${succeeded} calls succeeded`);
  });
});
