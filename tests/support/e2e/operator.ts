import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { DEMO_OPERATORS } from '../../../demo/gateway/agency/demo-operators';
import { openOperatorSession } from '../../../demo/gateway/agency/session/session';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import type { AgencyRole } from '../../../src/contract/agency/rights';
import type { Harness } from './harness';
import type { Visit } from './page/visits';

/** The present code of an authenticator app, or the one that many half minutes later. */
const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 });

const demoOperator = (role: AgencyRole): (typeof DEMO_OPERATORS)[number] => {
  const operator = DEMO_OPERATORS.find((one) => one.role === role);
  if (operator === undefined) throw new Error(`the demo has no ${role} operator`);
  return operator;
};

/** A code of the demo's operator after the one of their sign-in, which the gateway accepts early. */
export const nextCodeOf = (role: AgencyRole): string => codeOf(demoOperator(role).secret, 1);

/** Enters the code of the app, and waits for the portal of the agency. */
export async function passCode(page: Page, secret: string, button: string): Promise<void> {
  await page.getByLabel('验证码').fill(codeOf(secret));
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('button', { name: '退出登录' }).waitFor();
}

/** Signs the demo's operator of a role in, once a half minute because codes are used once. */
export async function enterAgency(
  { visit, product }: Pick<Harness, 'visit' | 'product'>,
  role: AgencyRole,
): Promise<Visit> {
  const operator = demoOperator(role);
  const visited = await visit(`${product.portal}agency/`);
  const { page } = visited;
  await page.getByLabel('登录名').fill(operator.loginName);
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '下一步' }).click();
  await passCode(page, operator.secret, '登录');
  return visited;
}

/** Opens a page of the agency by its menu. */
export const openDesk = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('button', { name, exact: true }).click();

/** Opens a session of the demo's operator of a role without its steps. Resolves with its token. */
export async function operatorOf({ change }: Harness, role: AgencyRole): Promise<string> {
  const { operatorNo } = demoOperator(role);
  let operatorSign = '';
  await change(async (db) => {
    const where = { address: '127.0.0.1', agent: 'test', now: new Date() };
    ({ operatorSign } = await openOperatorSession(db, operatorNo, where));
  });
  return operatorSign;
}
