import { setTimeout as pause } from 'node:timers/promises';
import { shanghaiDate } from '../domain/shanghai-time';
import { checkSupplier } from './check';
import { readOptions } from './options';
import { exitCodeOf, reportText } from './service';
import { readToken } from './service-options';

/** `npx travel-portal-elements check-supplier <address>`. Throws UsageError. */
export async function runCheckSupplier(args: readonly string[]): Promise<0 | 1 | 2> {
  const options = readOptions(args);
  const { url, timeoutMs, pendingMs } = options;
  const report = await checkSupplier({
    url,
    timeoutMs,
    pending: { limitMs: pendingMs, pause },
    token: await readToken(process.env['SUPPLIER_TOKEN'], options),
    today: shanghaiDate(new Date()),
    books: options.changes,
    run: `check${Date.now()}`,
  });
  process.stdout.write(`${options.isJson ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  return exitCodeOf(report);
}
