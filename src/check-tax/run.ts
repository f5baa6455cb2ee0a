import { setTimeout as pause } from 'node:timers/promises';
import { exitCodeOf, reportText } from '../check-supplier/service';
import { readToken } from '../check-supplier/service-options';
import { checkTax } from './check';
import { readOptions } from './options';

/** `npx travel-portal-elements check-tax <address>`. Throws UsageError. */
export async function runCheckTax(args: readonly string[]): Promise<0 | 1 | 2> {
  const options = readOptions(args);
  const { url, timeoutMs } = options;
  const report = await checkTax({
    url,
    timeoutMs,
    token: await readToken(process.env['TAX_TOKEN'], options),
    issues: options.changes,
    requestNo: `check${Date.now()}`,
    pause,
  });
  process.stdout.write(`${options.isJson ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  return exitCodeOf(report);
}
