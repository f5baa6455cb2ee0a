import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { DEMO_PARTNER } from '../../../demo/gateway/seed/accounts';
import { getAuthSignByUserNoForCloud, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { snippet, snippetsOf } from '../../support/hosts/snippets';

const GUIDE = 'docs/partners.md';
const run = promisify(execFile);

describe('the guide for partners', () => {
  let gateway: TestGateway;
  let address: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
    // the commands read the clock of the machine, unlike this process
    const { stdout } = await run('date', ['+%s']);
    gateway.clock.now = new Date(Number(stdout) * 1000);
  });
  afterAll(() => gateway.close());

  async function shell(section: string, end: string): Promise<string[]> {
    const blocks = snippetsOf(GUIDE).filter((one) => one.section === section && one.language === 'sh');
    const script = ['set -eu', ...blocks.map(({ code }) => code), end].join('\n');
    const env = {
      PATH: process.env['PATH'] ?? '',
      GATEWAY: address,
      APP_NO: DEMO_PARTNER.appNo,
      SECRET: DEMO_PARTNER.secret,
      USER_NO: 'U000001',
    };
    const { stdout, stderr } = await run('sh', ['-c', script], { env });
    assert.equal(stderr, '');
    return stdout.trim().split('\n');
  }

  it('leads through the life of a token in the shell', async () => {
    const said = await shell('From the shell', 'echo "$TOKEN $RENEWED"');
    const [name, left, ended, isOut, tokens = ''] = said;
    assert.equal(name, '陈思远');
    assert.match(left ?? '', /^the token ends in 43[12]\d\d s without use$/);
    assert.deepEqual([ended, isOut], ['2', 'true']);
    const [token = '', renewed = ''] = tokens.split(' ');
    assert.notEqual(token, renewed);
    for (const authSign of [token, renewed]) {
      assert.match(authSign, /^[\w-]{43}$/);
      await gateway.refused('authExpired', verifyUserAuthSignForCloud, { authSign });
    }
  });

  it.each([
    ['A request', `partnerRequest('U000001', process.env.APP_NO, process.env.SECRET)`],
    ['Narrow tokens', `narrowRequest('U000001', process.env.APP_NO, process.env.SECRET, { readOnly: true })`],
  ])('has a function that signs a request: %s', async (section, signed) => {
    const code = snippet(GUIDE, section, 'js');
    const call = `console.log(JSON.stringify(${signed}))`;
    const { appNo: APP_NO, secret: SECRET } = DEMO_PARTNER;
    const { stdout } = await run(process.execPath, ['-e', `${code}\n${call}`], { env: { APP_NO, SECRET } });
    const answer = await gateway.send(getAuthSignByUserNoForCloud, JSON.parse(stdout));
    assert.equal(answer.success, true);
  });
});
