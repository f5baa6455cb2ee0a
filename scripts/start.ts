import { rmSync } from 'node:fs';
import { DEMO_PASSWORD } from '../demo/gateway/seed/accounts';
import { ACCOUNTS, startProduct, type Product } from './product';
import { buildForPages } from './suite-build';

/** `npm start`: builds the suite and runs the product until Ctrl+C. `--reset` begins with fresh demo data. */
const { PORT, DATA_DIR = 'data', ...env } = process.env;
if (process.argv.includes('--reset')) rmSync(DATA_DIR, { recursive: true, force: true });

if (!process.argv.includes('--no-build')) {
  console.log('Building the elements …');
  await buildForPages();
}
const product = await startProduct({
  port: Number(PORT ?? 4000),
  env: { ...defined(env), DATA_DIR },
}).catch(explain);
console.log(welcome(product));

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

function welcome({ portal, legacy, partner, cashier, serverSite, docs, developer }: Product): string {
  const accounts = ACCOUNTS.map(({ loginName, description }) => `  ${loginName.padEnd(11)} ${description}`);
  return `
企业商旅门户 is ready

  Portal           ${portal}
  Legacy page      ${legacy}
  Partner page     ${partner}  (an element in an iframe at /iframe.html)
  Cashier          ${cashier}
  Server site      ${serverSite}
  Documentation    ${docs}
  Developer page   ${developer}  (text messages, mails, the desk of customer service)

Accounts, all with the password ${DEMO_PASSWORD}
${accounts.join('\n')}

Data is kept in ${DATA_DIR}; npm start -- --reset starts over. Ctrl+C stops.`;
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
