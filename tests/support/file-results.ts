import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Reporter of Vitest: how long each file took and whether it passed, a line of JSON a file, where `TEST_RESULTS` names. */
export default class FileResults implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { TEST_RESULTS } = process.env;
    if (!TEST_RESULTS) return;
    const file = relative('.', module.moduleId);
    const result = { file, ok: module.ok(), ms: module.diagnostic().duration };
    appendFileSync(TEST_RESULTS, `${JSON.stringify(result)}\n`);
    for (const test of module.children.allTests()) {
      if (test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0)
        console.log(`second try: ${file}, ${test.fullName}`);
    }
  }
}
