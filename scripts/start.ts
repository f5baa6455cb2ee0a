import { rmSync } from 'node:fs';
import { partsOf, startProduct } from './product';
import { buildForPages } from './suite-build';
import { welcome } from './welcome';

/** `npm start`: builds the suite and runs the product until Ctrl+C. `--reset` starts with fresh demo data. */
const { PORT, DATA_DIR = 'data', ...env } = process.env;
const hasServer = (env['DATABASE_URL'] ?? '') !== '';
if (process.argv.includes('--reset')) {
  if (hasServer) {
    // the folder may contain uploaded files of that database
    console.error('--reset is for the embedded database. Drop the database of DATABASE_URL yourself.');
    process.exit(1);
  }
  rmSync(DATA_DIR, { recursive: true, force: true });
}

if (!process.argv.includes('--no-build')) {
  console.log('Building the elements …');
  await buildForPages();
}
const options = { port: Number(PORT ?? 4000), env: { ...defined(env), DATA_DIR } };
const product = await startProduct(options).catch(explain);
console.log(welcome(product, { parts: partsOf(options), dataDir: hasServer ? undefined : DATA_DIR }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    product.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}

function explain(error: Error & { code?: string; port?: number }): never {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${error.port} is taken by another program. PORT=5000 npm start takes 5000 to 5005.`);
  process.exit(1);
}

function defined(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
