import type { Page } from '@playwright/test';
import { loginOut } from '../../../src/contract/login/login';
import '../clock';
import { callsAt } from './gateway-calls';
import type { Harness } from './harness';

/** Steps of a user from sign-in to the paid order, by the visible names of fields and buttons. */
export async function signIn(page: Page, account: string, password = 'Demo@2026'): Promise<void> {
  await page.getByLabel('账号').fill(account);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Opens the booking page of the portal, signed in. */
export async function enterBooking(harness: Harness, account = 'staff'): Promise<Page> {
  const { page } = await harness.enter(account, '#/flightBooking/index');
  await page.getByLabel('出发城市').waitFor();
  return page;
}

export interface Trip {
  from: string;
  to: string;
  date: string;
}

/** Date in `days` days, YYYY-MM-DD. */
export const inDays = (days: number): string =>
  new Date(Date.now() + (8 + days * 24) * 3_600_000).toISOString().slice(0, 10);

export const TRIP: Trip = { from: '北京', to: '上海', date: inDays(18) };

export async function search(page: Page, { from, to, date }: Trip): Promise<void> {
  await chooseCity(page, '出发城市', from);
  await chooseCity(page, '到达城市', to);
  await page.getByLabel('出发日期').fill(date);
  await page.getByRole('button', { name: '搜索航班' }).click();
  const found = page.getByRole('button', { name: '选择' }).first();
  // a refused search reports its reason instead of a timeout
  const refused = page.locator('[aria-invalid="true"]').first();
  await found.or(refused).first().waitFor();
  if (!(await found.isVisible())) throw new Error(await page.locator('body').ariaSnapshot());
}

export async function chooseCity(page: Page, label: string, typed: string): Promise<void> {
  await page.getByLabel(label).fill(typed);
  await page.keyboard.press('Enter');
}

/** Opens the nth flight and takes its first price. */
export async function chooseFare(page: Page, flight = 0): Promise<void> {
  await page.getByRole('button', { name: '选择' }).nth(flight).click();
  await page.getByRole('button', { name: '预订' }).first().click();
  await page.getByLabel('联系人姓名').waitFor();
}

/** Opens the flight of that number and takes its first price. */
export async function chooseFlight(page: Page, flightNo: string): Promise<void> {
  // by its own name: a codeshare's row names the operating flight as well
  const row = page.getByRole('listitem').filter({ hasText: new RegExp(`${flightNo}，\\d\\d:\\d\\d 起飞`) });
  await row.getByRole('button', { name: '选择' }).first().click();
  await page.getByRole('button', { name: '预订' }).first().click();
  await page.getByLabel('联系人姓名').waitFor();
}

/** Goes from the order form to its review. */
export async function toReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '提交订单' }).waitFor();
}

/** Sends the order from the order form, over the review. */
export async function sendOrder(page: Page): Promise<void> {
  await toReview(page);
  await page.getByRole('button', { name: '提交订单' }).click();
}

/** Submits the order and resolves with its number. */
export async function submitOrder(page: Page): Promise<string> {
  await sendOrder(page);
  const heading = page.getByRole('heading', { name: '订单已提交' });
  await heading.waitFor();
  return orderNoOn(page);
}

export async function orderNoOn(page: Page): Promise<string> {
  const text = await page
    .getByText(/\b\d{14}\b/)
    .first()
    .innerText();
  return /\d{14}/.exec(text)?.[0] ?? '';
}

/** First flight number on the page. */
export async function flightNoOn(page: Page): Promise<string> {
  const flightNo = /(?:^| )(?!\d\d)[A-Z\d]{2}\d{4}(?= |$)/;
  const text = await page.getByText(flightNo).first().innerText();
  return flightNo.exec(text)?.[0].trim() ?? '';
}

/** Pays by a method that needs no third party. */
export async function payBy(page: Page, method: string): Promise<void> {
  await page.getByRole('button', { name: '去支付' }).click();
  await page.getByText(method, { exact: true }).click();
  await page.getByRole('button', { name: '确认支付' }).click();
  await page.getByText('支付成功').waitFor();
}

/** Row of an order in the list. */
export const orderRow = (page: Page, orderNo: string) => page.getByRole('row').filter({ hasText: orderNo });

/** Ends the page's session at the gateway without the page's knowledge, like an administrator or the clock. */
export async function endSessions(page: Page, portal: string): Promise<void> {
  const authSign = await page.evaluate(() => localStorage.getItem('tp-auth-sign') ?? '');
  await callsAt(portal).ok(loginOut, { authSign });
}
