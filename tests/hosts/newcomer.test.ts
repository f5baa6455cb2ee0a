import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser, type BrowserSession } from '../support/e2e/browser-session';
import { freePorts } from '../support/e2e/free-ports';
import { startCommand, type RunningCommand } from '../support/e2e/running-command';
import { chooseFare, orderRow, payBy, search, signIn, submitOrder, TRIP } from '../support/e2e/steps';
import { longIt } from '../support/long';

const README = readFileSync('README.md', 'utf8');
/** Lines of the README that are commands. */
const COMMANDS = [...README.matchAll(/^ {4}(npm ci && .+)$/gm)].map(([, command = '']) => command);
const ACCOUNTS = /demo accounts \(([^)]*?), all with/s.exec(README)?.[1]?.match(/\w+(?=`)/g) ?? [];
/** A build, on a machine that runs other tests beside it. */
const READY_WITHIN_MS = 480_000;

/** Git refuses folders of other users, as checkouts of build machines are. */
const ANY_OWNER = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' };

describe('a newcomer, with a clean clone of the commit and the README', () => {
  const clone = mkdtempSync(join(tmpdir(), 'travel-portal-clone-'));
  let command: RunningCommand;
  let browser: BrowserSession;
  let printed: string[];
  const address = (label: string): string => {
    const line = command.output().match(new RegExp(`^ *${label} +(http\\S+)`, 'm'));
    return line?.[1] ?? assert.fail(`no address of the ${label}`);
  };

  before(async () => {
    const git = { env: { ...process.env, ...ANY_OWNER } };
    execFileSync('git', ['clone', '--quiet', process.cwd(), clone], git);
    // what `npm ci` installs is here already: whoever runs the tests has called it
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'), 'dir');
    const port = await freePorts(6);
    command = startCommand(COMMANDS[0]?.replace('npm ci && ', '') ?? '', {
      cwd: clone,
      env: { PORT: String(port) },
    });
    await command.says(/Ctrl\+C/, READY_WITHIN_MS);
    printed = [...new Set(command.output().match(/http:\/\/localhost:\d+\/\S*/g))];
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await command?.stop();
    rmSync(clone, { recursive: true, force: true });
  });

  it('finds two commands, and the second is what a build machine runs', () => {
    assert.deepEqual(COMMANDS, ['npm ci && npm start', 'npm ci && npm test']);
    const steps = readFileSync('.ci/run', 'utf8').split('\n');
    assert.deepEqual(
      steps.filter((step) => step.startsWith('npm ')),
      COMMANDS[1]?.split(' && '),
    );
  });

  it('is told every account that the README names', () => {
    assert.ok(ACCOUNTS.length > 5, README);
    for (const account of ACCOUNTS) assert.match(command.output(), new RegExp(`^ +${account} +\\S`, 'm'));
  });

  it('opens every address that is printed, and each shows something, with all that it asks for', async () => {
    assert.ok(printed.length >= 7, printed.join('\n'));
    for (const url of printed) {
      const { page, complaints, failed } = await browser.visit(url);
      await showsSomething(page);
      assert.deepEqual([...complaints, ...failed], [], url);
      await page.context().close();
    }
  });

  it('is told by the portal that an address leads nowhere', async () => {
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
    longIt(`goes from login to the paid order: ${place}`, async () => {
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

/** A page is not blank: it has a heading, a field, a button or a message, in whatever shadow root. */
async function showsSomething(page: Page): Promise<void> {
  await page.locator('h1, h2, h3, input, button, [role=alert]').filter({ visible: true }).first().waitFor();
}
