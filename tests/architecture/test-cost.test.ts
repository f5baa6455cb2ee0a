import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { filesIn } from '../../scripts/test/files';

const short = (...folders: string[]) => filesIn({ extent: 'short' }, ...folders);
const textOf = (file: string): string => readFileSync(file, 'utf8');
/** Tests of `npm test`, those of a table once. */
const testsIn = (file: string): number => [...textOf(file).matchAll(/^ +it\(/gm)].length;
const areaOf = (file: string): string => file.split('/')[2] ?? '';

/** Journeys of `npm test` an area: areas that come keep to the usual number. */
const USUAL_JOURNEYS = 2;
/** The portal's guard, login and session, and the ways of an approval are worth more. */
const MORE_JOURNEYS: Record<string, number> = { portal: 8, approval: 3 };
/** Seconds of a processor go into tests of an element, in a browser: more of them belong to the long run. */
const MOST_ELEMENT_TESTS = 27;
const LONGEST_PAUSE_MS = 300;

describe('what a page costs in npm test', () => {
  it('is few journeys an area', () => {
    const counts = new Map<string, number>();
    for (const file of short('tests/e2e'))
      counts.set(areaOf(file), (counts.get(areaOf(file)) ?? 0) + testsIn(file));
    assert.ok(counts.size > 5);
    assert.deepEqual(
      [...counts].filter(([area, count]) => count > (MORE_JOURNEYS[area] ?? USUAL_JOURNEYS)),
      [],
    );
  });

  it('is few tests a file of an element', () => {
    const files = short('tests/components').filter((file) => !/components\/(ui|suite)\//.test(file));
    assert.deepEqual(
      files.filter((file) => testsIn(file) > MOST_ELEMENT_TESTS),
      [],
    );
  });

  it('is no pause', () => {
    const paused = short('tests').filter((file) =>
      [...textOf(file).matchAll(/setTimeout\([^()]*, ([\d_]+)\)|waitForTimeout\(([\d_]+)\)/g)].some(
        ([, first, second]) => Number((first ?? second ?? '').replaceAll('_', '')) > LONGEST_PAUSE_MS,
      ),
    );
    assert.deepEqual(paused, []);
  });

  it('is the same values on every day: processes take seeds and clock before any test', () => {
    assert.match(textOf('playwright.config.ts'), /support\/clock'.*support\/fixed-seed'/s);
    assert.match(textOf('vitest.config.ts'), /setupFiles: \['tests\/support\/setup\.ts'\]/);
    assert.match(textOf('web-test-runner.config.mjs'), /evaluateOnNewDocument\(\.\.\.MOVE_CLOCK\)/);
    const drawing = short('tests/components').filter((file) => /fc\.assert|fast-check/.test(textOf(file)));
    assert.deepEqual(
      drawing.filter((file) => !/support\/fixed-seed'/.test(textOf(file))),
      [],
    );
  });
});
