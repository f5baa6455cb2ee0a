import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Playwright reporter: writes duration and result of each file as a line of JSON to the file in `TEST_RESULTS`. */
export default class FileResults implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const { TEST_RESULTS } = process.env;
    if (!TEST_RESULTS) return;
    for (const suite of filesOf(this.#suite)) {
      const file = relative('.', suite.location?.file ?? '');
      const tests = suite.allTests();
      const ms = tests.reduce((sum, test) => sum + duration(test), 0);
      appendFileSync(TEST_RESULTS, `${JSON.stringify({ file, ok: tests.every((test) => test.ok()), ms })}\n`);
      for (const test of tests) {
        if (test.outcome() === 'flaky') console.log(`second try: ${file}, ${test.title}`);
      }
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

const filesOf = (suite: Suite | undefined): Suite[] =>
  (suite?.suites ?? []).flatMap((project) => project.suites);
const duration = ({ results }: TestCase): number => results.reduce((sum, { duration }) => sum + duration, 0);
