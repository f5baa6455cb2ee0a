import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { PAGES } from '../../../components/pages';
import { PLANNED_PAGES } from '../../../components/portal/planned-pages';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import type { PortalPage } from '../../../src/domain/portal/portal-page';
import { findVoyage, orderOf, self } from '../gateway/booking';
import { bookOver, type ApprovalHarness } from './approval-steps';
import { inDays, toReview } from './steps';

/** Widths, px, at which every screen is looked at. */
export const WIDTHS = [1440, 1366, 1280, 1024, 390] as const;

/** A page as one of its users sees it. */
export interface Screen {
  name: string;
  /** Session it is seen with; undefined: nobody has signed in. */
  as: string | undefined;
  show(page: Page): Promise<void>;
}

/** All pages of the portal that are there, and what opens within them, with something to show in each. */
export async function screensOf({ harness, gateway, booker, approver }: ApprovalHarness): Promise<Screen[]> {
  const { portal } = harness.product;
  const { orderNo, waitsForApplyId: applyId } = await bookOver(gateway, booker, 12);
  const admin = await gateway.login('admin');
  // those of the demo data are held for half an hour, and the data is older than that at times
  const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(13) };
  const voyage = await findVoyage(gateway, admin, { leg });
  const held = orderOf([voyage], [await self(gateway, admin)]);
  const { orderNo: unpaid } = await gateway.ok(createOrder, held, { as: admin });

  /** `tag`: element of the page; undefined for those of the shell. */
  const at = (
    name: string,
    as: string | undefined,
    tag: string | undefined,
    { hash, document = '' }: { hash: string; document?: string | undefined },
  ): Screen => ({
    name,
    as,
    async show(page) {
      // an address that differs in its hash alone would leave the page before on view for a while
      await page.goto('about:blank');
      await page.goto(`${portal}${document}${as === undefined ? '' : `?authSign=${as}`}#${hash}`);
      await settled(page, tag);
    },
  });
  const pageOf = ({ title, path, tag, needsLogin, document }: PortalPage): Screen => {
    const hash = addressOf(path, { applyId, type: 'unknown' });
    return at(title, needsLogin ? approver : undefined, tag, { hash, document });
  };
  const order = (name: string, as: string, query: string) =>
    at(name, as, 'order-list', { hash: `/orderManage/manageairOrderList${query}` });
  const flights = `/flightBooking/index?depCode=BJS&arrCode=SHA&depDate=${inDays(14)}&travelType=1&autoSearch=true`;
  return [
    ...PAGES.filter((page) => !PLANNED_PAGES.includes(page)).map(pageOf),
    at('首页（管理员）', admin, 'home', { hash: '/Home/index' }),
    order('企业机票订单（管理员）', admin, ''),
    order('订单详情', admin, `?orderNo=${unpaid}`),
    order('订单支付', admin, `?orderNo=${unpaid}&paying=true`),
    at('待审批订单', booker, 'order-list', { hash: `/orderManage/airOrderList?orderNo=${orderNo}` }),
    at('我的申请', booker, 'approval-list', { hash: `/approval/index?applyId=${applyId}` }),
    ...flightsOf(at('航班', booker, 'flight-booking', { hash: flights })),
  ];
}

/** Flights as they were found, and what opens within them one after the other, up to the form. */
function flightsOf(found: Screen): Screen[] {
  const { as } = found;
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
  return [
    {
      ...found,
      async show(page) {
        await found.show(page);
        await page.getByRole('button', { name: '选择', exact: true }).first().waitFor();
      },
    },
    {
      name: '展开的航班',
      as,
      async show(page) {
        await press(page, '选择');
        await page.getByRole('button', { name: '预订', exact: true }).first().waitFor();
      },
    },
    {
      name: '对比栏',
      as,
      async show(page) {
        const marks = page.getByRole('checkbox', { name: /对比/ });
        for (const nth of [0, 1]) await marks.nth(nth).check();
        await page.getByRole('button', { name: '开始对比' }).waitFor();
      },
    },
    {
      name: '乘机人',
      as,
      async show(page) {
        await press(page, '清空');
        await press(page, '预订');
        await page.getByLabel('联系人姓名').waitFor();
        await settled(page, 'flight-booking');
      },
    },
    {
      name: '确认订单',
      as,
      async show(page) {
        for (const reason of await page.getByLabel(/超标原因$/).all()) {
          await reason.selectOption({ index: 1 });
        }
        await toReview(page);
        await settled(page, 'flight-booking');
      },
    },
  ];
}

/** The path of a page, with a value for each of its parameters. */
function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\??\}/g, (_, name: string) => {
    const value = values[name];
    assert.ok(value, `no value for the parameter ${name} of ${path}`);
    return value;
  });
}

/** The page is there, and nothing in it loads any more. */
async function settled(page: Page, tag: string | undefined): Promise<void> {
  const isSettled = (element: string | undefined): boolean => {
    const roots: (Document | ShadowRoot)[] = [document];
    let isThere = false;
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      if (root.querySelector('[aria-busy="true"], .tp-skeleton, .tp-skeleton-rows, .tp-skeleton-bar')) {
        return false;
      }
      const inPage = element === undefined ? root : root.querySelector(`tp-${element}`)?.shadowRoot;
      isThere ||= Boolean(inPage?.querySelector(element === undefined ? 'h1' : '[part]'));
    }
    return isThere;
  };
  // looks through the whole page: not at every frame
  await page.waitForFunction(isSettled, tag, { polling: 200 });
}
