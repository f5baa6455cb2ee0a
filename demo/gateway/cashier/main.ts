import * as v from 'valibot';
import { buildCashier } from './app';
import { postOpenQuery } from './ask-open';
import { keptTrades } from './kept-trades';
import { postRepeatedly } from './notify';
import { REFUND_WAYS } from './refunds';

const secret = v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'));
const Settings = v.object({
  CASHIER_PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port'), v.transform(Number), v.maxValue(65_535)),
    '4003',
  ),
  CASHIER_HOST: v.optional(v.string(), '127.0.0.1'),
  CASHIER_SECRET: v.optional(secret, 'demo-cashier-secret-demo-cashier-secret'),
  CASHIER_SECRET_FORMER: v.optional(secret),
  CASHIER_DIR: v.optional(v.string()),
  CASHIER_REFUNDS: v.optional(v.picklist(REFUND_WAYS), 'done'),
});

/**
 * `npm run cashier`: the demo's cashier alone, as an example and a counterpart of tests. It moves no money.
 * docs/cashier.md lists its settings.
 */
async function main(): Promise<void> {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Settings, given);
  if (!parsed.success)
    throw new Error(
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('\n'),
    );
  const { CASHIER_SECRET: own, CASHIER_SECRET_FORMER: former, ...settings } = parsed.output;
  const app = await buildCashier({
    secrets: former === undefined ? [own] : [own, former],
    connections: { requestTimeoutMs: 30_000, idleTimeoutMs: 60_000, maxConnections: 200 },
    trades: keptTrades(settings.CASHIER_DIR),
    notify: postRepeatedly,
    askOpen: postOpenQuery,
    refundWay: () => settings.CASHIER_REFUNDS,
  });
  const address = await app.listen({ port: settings.CASHIER_PORT, host: settings.CASHIER_HOST });
  console.log(`Cashier ${address}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
