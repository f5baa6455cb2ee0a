import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { PRODUCTS, queryReportDimension, queryReportFigures } from '../../../src/contract/report/report';
import { formatPrice } from '../../../src/domain/money/money';
import { DIMENSION } from '../../../src/domain/report/scope';
import { callsAt, type PortalCalls } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays } from '../../support/e2e/steps';
import { expectBox } from '../../support/e2e/expect-box';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const PERIOD = { beginDate: inDays(-700), endDate: inDays(0) };
const YEARS = `beginDate=${PERIOD.beginDate}&endDate=${PERIOD.endDate}`;
const PANDECT = '#/travelReport/pandect';

/** An enterprise of the user, with a session there that no browser uses. */
interface Place {
  name: string;
  enterpriseNum: string;
  authSign: string;
  /** A department of the enterprise. */
  department: { no: string; name: string };
}

describe('a report in another enterprise of the user', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let former: Place;
  let next: Place;

  beforeAll(async () => {
    harness = await openHarness();
    gateway = callsAt(harness.product.portal);
    // The user's role in the first enterprise shows no reports.
    former = await placeOf(1);
    next = await placeOf(2);
  });
  afterAll(() => harness.close());

  async function placeOf(index: number): Promise<Place> {
    const authSign = await gateway.login('multi');
    const { entAndTmcShortInfoList } = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    const place = entAndTmcShortInfoList[index];
    assert.ok(place);
    const { enterpriseNum, entShortName } = place;
    await gateway.ok(changeEnt, { companyNO: enterpriseNum }, { as: authSign });
    const { memberList } = await gateway.ok(
      queryReportDimension,
      { dimension: DIMENSION.department },
      { as: authSign },
    );
    const department = memberList.find(({ parentNo }) => parentNo === '');
    assert.ok(department);
    return { name: entShortName, enterpriseNum, authSign, department };
  }

  /** Opens a page as the user in the former enterprise. */
  async function enter(address: string): Promise<Page> {
    const url = new URL(address, harness.product.portal);
    const authSign = await gateway.login('multi');
    await gateway.ok(changeEnt, { companyNO: former.enterpriseNum }, { as: authSign });
    url.searchParams.set('authSign', authSign);
    return (await harness.visit(url.href)).page;
  }

  async function changeOver(page: Page, { name }: Place): Promise<void> {
    await page.locator('button.enterprise').click();
    const menu = page.getByRole('menu', { name: '切换企业' });
    await menu.getByRole('menuitem', { name }).click();
    await isIn(page, next);
  }
  const isIn = (page: Page, { name }: Place) =>
    page.locator('button.enterprise').filter({ hasText: name }).waitFor();

  /** Net spend on the page, once it matches the filters. */
  const shown = (page: Page): Promise<string> =>
    page
      .locator('[aria-busy=false] > .rp-figures > div', { has: page.getByText('净支出', { exact: true }) })
      .locator('.rp-value')
      .filter({ hasText: /\d/ })
      .innerText();
  /** Net spend that the gateway returns in an enterprise. */
  async function asked({ authSign }: Place, deptNOList: string[] = []): Promise<string> {
    const body = {
      products: [...PRODUCTS],
      basis: 'booked' as const,
      ...PERIOD,
      deptNOList,
      groupBy: 'none' as const,
    };
    const { total } = await gateway.ok(queryReportFigures, body, { as: authSign });
    return `¥${formatPrice(total.amount)}`;
  }
  /** Waits for the address of the report with no filter but its days. */
  const isPlain = (page: Page) => page.waitForURL(({ hash }) => hash === `${PANDECT}?${YEARS}`);
  async function chooseDepartment(page: Page, { department }: Place): Promise<void> {
    await page.getByRole('button', { name: '更多筛选' }).click();
    await page.getByRole('combobox', { name: '部门', exact: true }).click();
    await page
      .getByRole('dialog', { name: '部门' })
      .getByRole('treeitem', { name: department.name })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await page.waitForURL(/departments=/);
  }
  const tags = (page: Page) => page.getByRole('button', { name: /^取消筛选：/ });

  it('has its own figures, and nothing that was chosen in the former one', async () => {
    const page = await enter(`${PANDECT}?${YEARS}`);
    await page.getByRole('heading', { name: '报表总览', level: 1 }).waitFor();
    assert.equal(await shown(page), await asked(former));
    await chooseDepartment(page, former);
    await tags(page).waitFor();
    assert.equal(await shown(page), await asked(former, [former.department.no]));
    await page
      .getByRole('button', { name: /的明细$/ })
      .first()
      .click();
    await page.waitForURL(/factsOf=/);
    const opened = page.url();

    const requests: string[] = [];
    await changeOver(page, next);
    page.on('request', (request) => requests.push(request.postData() ?? ''));
    await isPlain(page);
    assert.equal(await shown(page), await asked(next));
    assert.equal(await tags(page).count(), 0);
    await page.reload();
    assert.equal(await shown(page), await asked(next));

    // The history entry before belongs to the former enterprise.
    await page.goBack();
    await isPlain(page);
    assert.equal(await shown(page), await asked(next));
    assert.equal(await tags(page).count(), 0);
    assert.deepEqual(
      requests.filter((body) => body.includes(former.department.no)),
      [],
    );

    // A copied address requests a department that does not exist here.
    await page.goto(opened);
    await page.getByRole('table', { name: '差旅记录列表' }).getByText('所选区间内没有记录').waitFor();
    await page.context().close();
  });

  it('is shown by the other tabs of the user, too', async () => {
    const departments = encodeURIComponent(JSON.stringify([former.department.no]));
    const page = await enter(`${PANDECT}?${YEARS}&departments=${departments}`);
    await tags(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await tags(other).waitFor();
    const { told } = await expectBox(other, '已切换企业，页面将刷新');
    await Promise.all([told, changeOver(page, next)]);
    await isPlain(page);
    await isIn(other, next);
    await isPlain(other);
    assert.equal(await shown(other), await asked(next));
    assert.equal(await tags(other).count(), 0);
    await page.context().close();
  });

  it('shares with the other pages of tickets only the selection made there', async () => {
    const page = await enter(`#/travelReport/ticket/hotAnalysis?${YEARS}`);
    await page.getByRole('heading', { name: '热门航线分析', level: 1 }).waitFor();
    await chooseDepartment(page, former);
    await page.getByRole('link', { name: '月度分析' }).click();
    await page.waitForURL(/monthAnalysis.*departments=/);
    await changeOver(page, next);
    await page.waitForURL((url) => /monthAnalysis/.test(url.hash) && !/departments/.test(url.hash));
    await page.getByRole('heading', { name: '月度分析', level: 1 }).waitFor();
    await page.getByRole('link', { name: '热门航线分析' }).click();
    await page.getByRole('heading', { name: '热门航线分析', level: 1 }).waitFor();
    assert.equal(await tags(page).count(), 0);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    assert.ok(!kept.includes(former.department.no), kept);
    await page.context().close();
  });
});
