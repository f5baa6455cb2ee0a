import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser';
import { approvals } from './approvals/approvals';
import { approvalDetail } from './elements/approval-detail';
import { elementCosts } from './elements/elements';
import { soak } from './elements/soak';
import { bytesToFirstForm, timeToForm } from './first-form';
import { gatewayThroughput } from './gateway';
import { listScroll } from './list-scroll';
import { holds, type Figure } from './measure';
import { exports } from './orders/exports';
import { manyOrders, manyOrdersEmbedded } from './orders/orders';
import { servePages } from './pages';
import { resultList } from './result-list';
import { shell } from './shell';

/** `npm run bench [words]`: every figure as a ratio to its floor in the same run; words choose figures by name. */
const wanted = process.argv.slice(2);
const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...process.env, ...found.env },
});
const pages = await servePages();
const figures: Record<string, () => Promise<Figure[]>> = {
  bytes: async () => [await bytesToFirstForm(browser, pages.origin)],
  paint: () => timeToForm(browser, pages.origin),
  results: () => resultList(browser, pages.origin),
  scroll: () => listScroll(browser, pages.origin),
  elements: () => elementCosts(browser, pages.origin),
  'approval-detail': () => approvalDetail(browser, pages.origin),
  soak: () => soak(browser, pages.origin),
  shell: () => shell(browser, pages.origin),
  gateway: gatewayThroughput,
  orders: manyOrders,
  embedded: manyOrdersEmbedded,
  exports,
  approvals,
};

let good = true;
for (const [key, take] of Object.entries(figures)) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  for (const figure of await take()) {
    const ok = holds(figure);
    good &&= ok;
    const limit = 'most' in figure.limit ? `at most ${figure.limit.most}` : `at least ${figure.limit.least}`;
    console.log(
      `${ok ? 'ok    ' : 'MISSED'}  ${figure.ratio.toFixed(2)}  (${limit})  ${figure.name}: ${figure.detail}`,
    );
  }
}
await pages.close();
await browser.close();
process.exitCode = good ? 0 : 1;
