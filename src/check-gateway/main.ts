#!/usr/bin/env node
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as contract from 'entry-of/contract/all';
import { callsIn } from './calls';
import { checkGateway, type ElementCalls } from './check';
import { readOptions, USAGE, UsageError } from './options';
import { exitCodeOf, reportText } from './report';
import { readTokens } from './tokens';

/** `npx travel-portal-elements check-gateway <address>`. */
async function run([command, ...args]: readonly string[]): Promise<0 | 1 | 2> {
  if (command !== 'check-gateway' || args.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return args.includes('--help') || command === '--help' ? 0 : 2;
  }
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

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}\n`);
  process.exitCode = 2;
}
