import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as contract from 'entry-of/contract/all';
import { callsIn } from './calls';
import { checkGateway, type ElementCalls } from './check';
import { UsageError } from '../command/usage-error';
import { readOptions } from './options';
import { exitCodeOf, reportText } from './report';
import { readTokens } from './tokens';

/** `npx travel-portal-elements check-gateway <address>`. Throws UsageError. */
export async function runCheckGateway(args: readonly string[]): Promise<0 | 1 | 2> {
  const options = readOptions(args);
  const folder = dirname(fileURLToPath(import.meta.url));
  const index = JSON.parse(readFileSync(join(folder, '../openapi/index.json'), 'utf8')) as ElementCalls;
  for (const tag of options.elements) {
    if (!(tag in index.elements)) throw new UsageError(`${tag} is no element that sends calls.`);
  }
  const report = await checkGateway(callsIn(contract), index, {
    ...options,
    ...(await readTokens(options.asks, process.env)),
    now: Date.now(),
    newId: randomUUID,
    pause,
  });
  const text = options.isJson ? JSON.stringify(report, null, 2) : reportText(report);
  process.stdout.write(`${text}\n`);
  return exitCodeOf(report);
}
