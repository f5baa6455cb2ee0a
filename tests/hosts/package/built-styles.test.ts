import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openVisits, type Visits } from '../../support/e2e/page/visits';
import { builtStyles, type StyleSheetPair } from '../../support/hosts/built-styles';
import { declarationsOf } from '../../support/hosts/style-declarations';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/** The minifier may shorten a style, but browsers must compute the same values. */
describe('the built style sheets', () => {
  let session: Visits;
  let page: Page;
  let sheets: StyleSheetPair[];
  beforeAll(async () => {
    session = await openVisits();
    ({ page } = await session.visit('about:blank'));
    sheets = await builtStyles();
  });
  afterAll(() => session.close());

  it('are all there', () => {
    assert.ok(sheets.length > 50, `${sheets.length} style sheets`);
    assert.deepEqual(
      sheets.filter(({ built }) => built === '').map(({ file }) => file),
      [],
    );
  });

  it('declare the styles of the source', async () => {
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
