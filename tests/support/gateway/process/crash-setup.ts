import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openEmbedded, openServer, type OpenedDatabase } from '../../../../demo/gateway/db/database';
import { cloneDatabase, dropDatabase } from './postgres-databases';
import { DEMO_TEMPLATE, fillFolder, TEST_DATABASE } from './test-database';

/** Database that outlives the process using it. */
export interface CrashSetup {
  /** Environment of the process. */
  environment: Record<string, string>;
  open(): Promise<OpenedDatabase>;
}

/** Creates a filled database, which is removed after the tests of the file. */
export async function setUpCrash(): Promise<CrashSetup> {
  if (TEST_DATABASE === 'postgres') {
    const url = await cloneDatabase(DEMO_TEMPLATE);
    afterAll(() => dropDatabase(url));
    return {
      environment: { DATABASE_URL: url },
      open: async () => openServer(url, { onError: (error) => console.error(error) }),
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'gateway-crash-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  await fillFolder(data);
  return { environment: { DATA_DIR: data }, open: () => openEmbedded(data) };
}
