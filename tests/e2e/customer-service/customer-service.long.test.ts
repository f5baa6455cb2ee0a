import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Visit } from '../../support/e2e/page/visits';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { openLine, type Line } from '../../support/e2e/page/line';
import { enterAgency, openDesk } from '../../support/e2e/operator';
import { signIn } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/** An intranet page with a content security policy that allows only its own files. */
const PAGE = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>企业内网</title>
    <script type="module" src="/elements/loader.js" data-storage="session"></script>
  </head>
  <body><main><tp-login></tp-login></main><tp-customer-service></tp-customer-service></body>
</html>`;
const POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

describe('customer service', () => {
  let harness: Harness;
  let line: Line;
  let agent: Visit;
  beforeAll(async () => {
    harness = await openHarness();
    agent = await enterAgency(harness, 'service');
    line = await openLine(harness.product.portal);
  });
  afterAll(async () => {
    await line.close();
    await harness.close();
  });

  async function visit(account: string): Promise<Visit> {
    const visited = await harness.visit('about:blank');
    const { page } = visited;
    await page.route('**/intranet', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': POLICY },
        body: PAGE,
      }),
    );
    await page.goto(`${line.url}intranet`);
    await page.evaluate(() => {
      const counts: number[] = [];
      document.addEventListener('tp-unread', (event) => {
        counts.push((event as CustomEvent<{ count: number }>).detail.count);
      });
      Object.assign(window, { counts });
    });
    await signIn(page, account);
    return visited;
  }

  it('answers live, with a badge while the panel is closed', async () => {
    const { page, complaints } = await visit('staff');
    await open(page);
    await page.getByText('您好，有什么可以帮您？').waitFor();
    await say(page, '航班延误了怎么办？');
    await page.getByText('您的消息已收到').waitFor();
    await openThread(agent.page, '陈思远');
    await agent.page.getByText('航班延误了怎么办？', { exact: true }).waitFor();

    await answer(agent.page, '请提供订单号 <b>谢谢</b>');
    await page.getByText('请提供订单号 <b>谢谢</b>').waitFor();
    await page.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('region', { name: '在线客服' }).waitFor({ state: 'hidden' });

    await answer(agent.page, '还在吗？');
    await page.waitForFunction(() => (window as unknown as { counts: number[] }).counts.at(-1) === 1);
    await open(page);
    await page.getByText('还在吗？').waitFor();
    await page.waitForFunction(() => (window as unknown as { counts: number[] }).counts.at(-1) === 0);
    assert.deepEqual(complaints, []);
    assert.deepEqual(agent.complaints, []);
  });

  it('loses and doubles nothing over a broken connection', async () => {
    const { page } = await visit('approver');
    await open(page);
    await say(page, '第一条');
    await page.getByText('您的消息已收到').waitFor();
    await openThread(agent.page, '王建华');
    await answer(agent.page, '断线前');
    await page.getByText('断线前').waitFor();

    line.cut();
    await page.getByText('连接已断开，正在重新连接').waitFor();
    await say(page, '断线时写的');
    await page.getByText('发送失败').waitFor();
    await answer(agent.page, '断线时答一');
    await answer(agent.page, '断线时答二');
    line.mend();
    await page.getByText('断线时答二').waitFor();
    await page.getByText('连接已断开').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByText('发送失败').waitFor({ state: 'hidden' });
    await agent.page.getByRole('log').getByText('断线时写的').waitFor();
    await answer(agent.page, '恢复后');
    await page.getByText('恢复后').waitFor();

    const told = ['断线前', '断线时答一', '断线时答二', '断线时写的', '恢复后'];
    assert.deepEqual((await bubbles(page)).slice(-5), told);
    assert.deepEqual((await bubbles(agent.page)).slice(-5), told);
    // The gateway stores the thread, so it survives a reload.
    await page.reload();
    await open(page);
    await page.getByText('恢复后').waitFor();
    assert.deepEqual((await bubbles(page)).slice(-5), told);
  });

  it('has a message once whose answer was lost', async () => {
    const { page } = await visit('admin');
    await open(page);
    await page.route('**/customerService/streamMessages', (route) => route.abort());
    let isLost = true;
    await page.route('**/customerService/sendMessage', async (route) => {
      const response = await route.fetch();
      if (isLost) await route.abort();
      else await route.fulfill({ response });
    });
    await page.getByLabel('输入消息').waitFor();
    await say(page, '只此一条');
    await page.getByText('发送失败').waitFor();
    isLost = false;
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByText('发送失败').waitFor({ state: 'hidden' });
    await openThread(agent.page, '刘敏');
    await agent.page.getByRole('log').getByText('只此一条').waitFor();
    const same = (text: string) => text === '只此一条';
    assert.equal((await bubbles(agent.page)).filter(same).length, 1);
    assert.equal((await bubbles(page)).filter(same).length, 1);
  });
});

const open = (page: Page) =>
  page.evaluate(() => document.querySelector('tp-customer-service')?.setAttribute('open', ''));

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('输入消息').fill(text);
  await page.keyboard.press('Enter');
}

/** Opens the chat of a person on the agency's desk, and takes it. */
async function openThread(page: Page, name: string): Promise<void> {
  await page.reload();
  await openDesk(page, '在线客服');
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByRole('button', { name: '接入' }).click();
  await page.getByText('我接待的').waitFor();
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByLabel('回复').fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await page.getByRole('log').getByText(text, { exact: true }).waitFor();
}

/** Texts of the messages, from top to bottom. */
const bubbles = (page: Page): Promise<string[]> => page.getByRole('log').locator('li p').allInnerTexts();
