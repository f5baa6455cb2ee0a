import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { publint } from 'publint';

const dist = (file: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(`dist/package/${file}`).href) as Promise<Record<string, unknown>>;

const manifest = JSON.parse(readFileSync('dist/package/.vite/manifest.json', 'utf8')) as Record<
  string,
  { file: string; src?: string }
>;

const isElementModule = (value: unknown): value is { define(): Promise<unknown> } =>
  typeof value === 'object' && value !== null && 'define' in value && typeof value.define === 'function';

describe('the built package', () => {
  it('exports the rules for use without any screen', async () => {
    const rules = await dist('domain.js');
    assert.deepEqual(Object.keys(rules).sort(), [
      'STANDARD_PRIORITY',
      'ageOn',
      'buildMenuTree',
      'cheaperFares',
      'cheaperInPlace',
      'checkBookingLimits',
      'checkIdCard',
      'countingFares',
      'evaluateStandards',
      'fareOptions',
      'filterMoneyInput',
      'formatDiscount',
      'formatPrice',
      'governingStandard',
      'highestWithin',
      'lowestFare',
      'obstaclesFor',
      'overStandardOf',
      'parsePlimit',
      'permittedPages',
      'policyOf',
      'quoteFees',
      'rankAdverts',
      'splitParty',
      'splitTexts',
      'websiteOf',
    ]);
    assert.equal((rules['formatPrice'] as (fen: number) => string)(123_456), '1,234.56');
  });

  it('is imported in Node without harm, and defines nothing there', async () => {
    const suite = await dist('index.js');
    assert.equal(typeof suite['define'], 'function');
    await (suite['define'] as () => Promise<void>)();
  });

  it('brings the frame client as one file that asks for no other', async () => {
    const { connect } = await dist('frame-client.js');
    assert.equal(typeof connect, 'function');
    for (const folder of ['package', 'elements']) {
      const code = readFileSync(`dist/${folder}/frame-client.js`, 'utf8');
      assert.doesNotMatch(code, /\bimport\b|\bfrom\s*["'`]/);
    }
  });

  const elements = Object.values(manifest).filter((entry) =>
    /^components\/[^/]+\/element\.ts$/.test(entry.src ?? ''),
  );
  it('has a chunk for every element', () => assert.ok(elements.length >= 6, `${elements.length} elements`));
  for (const { src = '', file } of elements) {
    it(`imports ${src} in Node`, async () => {
      // a chunk may hold more than the module it is named after
      const element = Object.values(await dist(file)).find(isElementModule);
      assert.ok(element, 'the element is among what it exports');
      assert.equal(await element.define(), undefined);
    });
  }

  it('is a well-formed package', async () => {
    const { messages } = await publint({ pkgDir: '.', pack: false, level: 'warning' });
    assert.deepEqual(messages, []);
  });
});
