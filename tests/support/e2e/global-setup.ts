import { makeStale } from '../../../scripts/manifest/make-stale';
import provideServer from '../gateway/process/run-server';

/** Before a run: what is made of the declarations, and one PostgreSQL with one template for all its processes. */
export default async function prepareRun(): Promise<void> {
  makeStale();
  await provideServer();
}
