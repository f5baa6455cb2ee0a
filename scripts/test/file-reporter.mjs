import { appendFileSync } from 'node:fs';
import { inspect } from 'node:util';

/** Where what became of each file is written, a line of JSON a file; the runner reads it when the process has ended. */
const RESULTS = process.env.TEST_RESULTS;

/**
 * Reporter of `node:test`: a dot a test, what failed at the end of its file, and a result a file. The suites at the top are
 * the files.
 */
export default async function* reportFiles(events) {
  let failures = [];
  for await (const { type, data } of events) {
    // what a test left behind makes the process fail, and is told here alone
    if (type === 'test:diagnostic' && data.level !== 'info') yield `\n${data.message}\n`;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isOk = type === 'test:pass' || data.skip !== undefined || data.todo !== undefined;
    if (!isOk && isCause(data.details.error)) failures.push(described(data));
    if (data.nesting > 0) {
      yield isOk ? '.' : 'X';
      continue;
    }
    if (RESULTS) appendFileSync(RESULTS, `${JSON.stringify(resultOf(data, isOk))}\n`);
    if (!isOk) yield `\n${data.name}\n${failures.join('\n')}\n`;
    failures = [];
  }
  yield '\n';
}

const resultOf = ({ name, details }, ok) => ({ file: name.replace('./', ''), ok, ms: details.duration_ms });

/** A suite fails with each of its tests; those say why. */
const isCause = (error) => error?.failureType !== 'subtestsFailed';

const described = ({ name, details }) => `✖ ${name}\n${inspect(details.error?.cause ?? details.error)}`;
