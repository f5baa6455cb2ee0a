import { rmSync } from 'node:fs';
import { build } from 'vite';
import { startProduct } from './product';

/** `npm start`: builds the suite and runs the product until Ctrl+C. `--reset` begins with fresh demo data. */
const port = Number(process.env['PORT'] ?? 4000);
const dataDir = process.env['DATA_DIR'] ?? 'data';
if (process.argv.includes('--reset')) rmSync(dataDir, { recursive: true, force: true });

if (!process.argv.includes('--no-build')) {
  console.log('Building the elements …');
  await build({ logLevel: 'warn' });
}
const env = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);
const product = await startProduct({ port, dataDir, env: withoutPort(env) });
console.log(`
企业商旅门户 is ready

  Portal          ${product.portal}
  Legacy page     ${product.legacy}
  Partner page    ${product.partner}
  Server site     ${product.serverSite}
  SMS codes etc.  ${product.developer}

Accounts, all with the password Demo@2026
  staff      employee
  colleague  employee of an enterprise that asks for approval over its standards
  approver   approver
  admin      administrator
  multi      three enterprises
  nopage     no pages permitted
  nopc       PC login disabled

Data is kept in ${dataDir}; npm start -- --reset starts over. Ctrl+C stops.`);

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

function withoutPort({ PORT: _port, DATA_DIR: _dataDir, ...others }: Record<string, string>) {
  return others;
}
