import { generateStale } from '../../../scripts/manifest/generate-stale';
import provideServer from '../gateway/process/run-server';

/**
 * Prepares a run: the files generated from the declarations, and one PostgreSQL server with one template for all
 * processes.
 */
export default async function prepareRun(): Promise<void> {
  generateStale();
  await provideServer();
}
