import type { FastifyInstance } from 'fastify';
import { loggerOptions } from '../log';

export interface ServiceRun {
  host: string;
  port: number;
  token: string;
  logger: ReturnType<typeof loggerOptions>;
}

/**
 * Runs a service of its own until SIGTERM or SIGINT. `<NAME>_TOKEN` is required, `<NAME>_PORT` and `HOST` say where it
 * listens. A service without encryption listens on this machine unless `HOST` says otherwise.
 */
export function runService(
  name: 'SUPPLIER' | 'TAX',
  defaultPort: number,
  build: (run: ServiceRun) => FastifyInstance,
): void {
  const { HOST: host = '127.0.0.1', LOG_LEVEL: level = 'info', ...env } = process.env;
  const token = env[`${name}_TOKEN`] ?? '';
  const port = Number(env[`${name}_PORT`] ?? defaultPort);
  if (!/^[\x21-\x7e]{16,}$/.test(token))
    fail(new Error(`${name}_TOKEN must be a word of 16 characters or more`));
  if (!Number.isInteger(port) || port < 0 || port > 65535) fail(new Error(`${name}_PORT must be a port`));
  const app = build({ host, port, token, logger: loggerOptions(level) });
  const say = (address: string) => process.stdout.write(`${name.toLowerCase()} ${address}\n`);
  app.listen({ host, port }).then(say, fail);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0), fail));
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
