import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openVisits, type Visits } from '../support/e2e/page/visits';
import { freePorts } from '../support/e2e/free-ports';
import { startCommand, type RunningCommand } from '../support/e2e/running-command';
import { ACCOUNTS, COMMANDS } from '../support/hosts/readme';
import { assertNotBlank } from '../support/hosts/assert-not-blank';
import { chooseFare, orderRow, payBy, search, signIn, submitOrder, TRIP } from '../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

/** Limit of a build on a machine that runs other tests as well. */
const READY_WITHIN_MS = 480_000;

/** Git refuses folders of other users, such as checkouts of build machines. */
const ANY_OWNER = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' };

describe('a newcomer, with a clean clone of the commit and the README', () => {
  const clone = mkdtempSync(join(tmpdir(), 'travel-portal-clone-'));
  let command: RunningCommand;
  let browser: Visits;
  let printed: string[];
  const address = (label: string): string => {
    const line = command.output().match(new RegExp(`^ *${label} +(http\\S+)`, 'm'));
    return line?.[1] ?? assert.fail(`no address of the ${label}`);
  };

  beforeAll(async () => {
    const git = { env: { ...process.env, ...ANY_OWNER } };
    execFileSync('git', ['clone', '--quiet', process.cwd(), clone], git);
    // the packages of `npm ci` exist already, because the tests run with them
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'), 'dir');
    const port = await freePorts(6);
    command = startCommand(COMMANDS[0]?.replace('npm ci && ', '') ?? '', {
      cwd: clone,
      env: { PORT: String(port) },
    });
    await command.says(/Ctrl\+C/, READY_WITHIN_MS);
    printed = [...new Set(command.output().match(/http:\/\/localhost:\d+\/\S*/g))];
    browser = await openVisits();
  });
  afterAll(async () => {
    await browser?.close();
    await command?.stop();
    rmSync(clone, { recursive: true, force: true });
  });

  it('finds every account that the README names', () => {
    for (const account of ACCOUNTS) assert.match(command.output(), new RegExp(`^ +${account} +\\S`, 'm'));
  });

  it('opens every printed address, and each shows content, with all its requests answered', async () => {
    assert.ok(printed.length >= 7, printed.join('\n'));
    for (const url of printed) {
      const { page, complaints, failed } = await browser.visit(url);
      await assertNotBlank(page);
      assert.deepEqual([...complaints, ...failed], [], url);
      await page.context().close();
    }
  });

  it('sees in the portal that an address leads nowhere', async () => {
    const { page } = await browser.visit(`${address('Portal')}orders/index.php`);
    await page.getByRole('heading', { name: '页面不存在' }).waitFor();
    await page
      .getByRole('button', { name: /首页|登录/ })
      .first()
      .click();
    await page.getByLabel('账号').waitFor();
  });

  for (const [place, way] of [
    ['Portal', '企业月结'],
    ['Legacy page', '企业预存'],
    ['Partner page', '企业预存'],
  ] as const) {
    it(`goes from login to the paid order: ${place}`, async () => {
      const { page, complaints, failed } = await browser.visit(address(place));
      await signIn(page, 'staff');
      await search(page, TRIP);
      await chooseFare(page);
      const orderNo = await submitOrder(page);
      await payBy(page, way);
      await page.getByRole('button', { name: '查看订单' }).click();
      await page.getByRole('button', { name: '返回订单列表' }).click();
      await orderRow(page, orderNo)
        .getByText(/已出票|出票中/)
        .waitFor();
      assert.deepEqual([...complaints, ...failed], []);
    });
  }
});
