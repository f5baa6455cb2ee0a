import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser, type BrowserSession } from '../support/e2e/browser-session';
import { builtStyles, type StyleSheetPair } from '../support/hosts/built-styles';
import { declarationsOf } from '../support/hosts/style-declarations';

/** The minifier may write a style shorter; what a browser makes of it stays the same. */
describe('the built style sheets', () => {
  let session: BrowserSession;
  let page: Page;
  let sheets: StyleSheetPair[];
  before(async () => {
    session = await openBrowser();
    ({ page } = await session.visit('about:blank'));
    sheets = await builtStyles();
  });
  after(() => session.close());

  it('are all there', () => {
    assert.ok(sheets.length > 50, `${sheets.length} style sheets`);
    assert.deepEqual(
      sheets.filter(({ built }) => built === '').map(({ file }) => file),
      [],
    );
  });

  it('declare what is written', async () => {
    const changes: string[] = [];
    for (const { file, written, built } of sheets) {
      const [before = {}, after = {}] = await page.evaluate(declarationsOf, [written, built]);
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        if (before[name] !== after[name]) {
          changes.push(`${file}: ${name}: ${before[name]} → ${after[name]}`);
        }
      }
    }
    assert.deepEqual(changes, []);
  });
});
