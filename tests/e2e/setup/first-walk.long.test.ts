import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { PAGES } from '../../../components/pages';
import { startPortal } from '../../../scripts/product';
import { loginByPassword } from '../../../src/contract/login/login';
import { cloneDatabase, dropDatabase } from '../../support/gateway/process/postgres-databases';
import { compiled } from '../../support/gateway/process/compiled';
import { CLOCK_ENV } from '../../support/clock';
import { AGENCY_ARGUMENTS, ENTERPRISE_ARGUMENTS } from '../../support/gateway/setup/command-lines';
import { MIGRATED } from '../../support/gateway/setup/empty-database';
import { openVisits, type Visits } from '../../support/e2e/page/visits';
import { onFreePorts } from '../../support/e2e/free-ports';
import { callsAt } from '../../support/e2e/gateway-calls';
import { createOpener } from '../../support/e2e/screens/screen';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const LOGIN = 'zheng.hai';
const PASSWORD = 'lan tian bai yun 7';

/** Address of a page without its optional parameters. */
const addressOf = (path: string): string => path.replaceAll(/\/?\{\w+\?\}/g, '');

/** Pages of one order, and the frame of a site beside the portal. */
const OTHERS: readonly string[] = [
  '/orderManage/changeApply',
  '/orderManage/refundApply',
  '/orderManage/applySuccess',
  '/travelReport/hotel/hengshiBI',
];

/** Pages of signed-in users that are opened without naming an entry, in the portal's own document. */
const OPENED = PAGES.filter(
  ({ tag, needsLogin, document, path }) =>
    tag !== undefined &&
    needsLogin &&
    document === undefined &&
    !/\{\w+\}/.test(path) &&
    !OTHERS.includes(addressOf(path)),
);

describe('a portal that the setup has made', () => {
  let url: string;
  let address: string;
  let portal: string;
  let stop: () => Promise<unknown>;
  let visits: Visits;
  let out: string;
  beforeAll(async () => {
    url = await cloneDatabase(MIGRATED);
    await onFreePorts(4, async (port) => {
      address = `http://localhost:${port}`;
      const env = { DEMO_DATA: 'false', CASHIER_PORT: String(port + 3) };
      ({ stop } = await startPortal({
        port,
        database: { url },
        logLevel: 'error',
        log: process.stderr,
        env,
      }));
    });
    portal = `${address}/`;
    visits = await openVisits();
    await setUp(...AGENCY_ARGUMENTS);
    out = await setUp(...ENTERPRISE_ARGUMENTS);
  });
  afterAll(async () => {
    await visits.close();
    await stop();
    await dropDatabase(url);
  });

  /** Runs the command as an operator would, beside the running gateway. Resolves with its output. */
  async function setUp(...given: string[]): Promise<string> {
    const child = spawn(process.execPath, [await compiled('scripts/setup.ts'), ...given], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], ...CLOCK_ENV, DATABASE_URL: url, PUBLIC_URL: address },
    });
    const [said, failed, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit') as Promise<[number | null]>,
    ]);
    assert.equal(code, 0, failed);
    return said;
  }

  it('lets the main administrator set a password by the printed link and sign in', async () => {
    const link = /http\S+\/account\/link\S+/.exec(out)?.[0];
    assert.ok(link, out);
    const { page } = await visits.visit(link);
    await page.getByLabel('新密码', { exact: true }).fill(PASSWORD);
    await page.getByLabel('再次输入新密码').fill(PASSWORD);
    await page.getByRole('button', { name: '设置密码' }).click();
    await page.getByRole('status').getByText(LOGIN).waitFor();
    await page.getByRole('link', { name: '前往登录' }).click();
    await page.getByLabel('账号').fill(LOGIN);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('海川科技').first().waitFor();
  });

  it('shows every page without an error', async () => {
    const { authSign } = await callsAt(portal).ok(loginByPassword, { account: LOGIN, password: PASSWORD });
    const { page, failed } = await visits.visit('about:blank');
    const at = createOpener(portal);
    const problems: string[] = [];
    for (const { path, title, tag } of OPENED) {
      const hash = addressOf(path);
      const before = failed.length;
      await at(title, authSign, tag, { hash })
        .show(page)
        .catch((error: Error) => problems.push(`${hash} ${title}: ${error.message.split('\n')[0] ?? ''}`));
      for (const said of await alertsOf(page)) problems.push(`${hash} ${title}: ${said}`);
      problems.push(...failed.slice(before).map((one) => `${hash} ${title}: ${one}`));
    }
    assert.deepEqual(problems, []);
  });
});

/** Errors that a page shows. */
async function alertsOf(page: Page): Promise<string[]> {
  const said = await page.getByRole('alert').allInnerTexts();
  return said.map((one) => one.replaceAll('\n', ' ').trim()).filter((one) => one !== '');
}
