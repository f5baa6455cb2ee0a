import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser';
import { approvals } from './approvals/approvals';
import { billLines } from './bills/bill-lines';
import { bills } from './bills/bills';
import { compare } from './compare/compare';
import { accountSafetyBytes } from './elements/account-safety';
import { approvalDetail } from './elements/approval-detail';
import { elementCosts } from './elements/elements';
import { reportOverview } from './elements/report-overview';
import { soak } from './elements/soak';
import { bytesToFirstForm, timeToForm } from './first-form';
import { gatewayThroughput } from './gateway';
import { imports } from './imports/imports';
import { listScroll } from './list-scroll';
import { holds, type Figure } from './measure';
import { exports } from './orders/exports';
import { manyOrders, manyOrdersEmbedded } from './orders/orders';
import { servePages } from './pages';
import { reports, reportsEmbedded } from './reports/reports';
import { resultList } from './result-list';
import { shell } from './shell';
import { signIns } from './sign-in/sign-in';
import { trees } from './trees/trees';

/**
 * `npm run bench [words]`: measures every figure as a ratio to its floor in the same run; words select figures by name.
 */
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
  'account-safety': () => accountSafetyBytes(browser, pages.origin),
  'approval-detail': () => approvalDetail(browser, pages.origin),
  'report-overview': () => reportOverview(browser, pages.origin),
  soak: () => soak(browser, pages.origin),
  'bill-lines': () => billLines(browser, pages.origin),
  trees: () => trees(browser, pages.origin),
  shell: () => shell(browser, pages.origin),
  gateway: gatewayThroughput,
  'sign-in': signIns,
  orders: manyOrders,
  embedded: manyOrdersEmbedded,
  exports,
  approvals,
  imports,
  bills,
  compare,
  reports,
  'reports-embedded': reportsEmbedded,
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
