import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Vitest reporter: writes duration and result of each file as a line of JSON to the file in `TEST_RESULTS`. */
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
