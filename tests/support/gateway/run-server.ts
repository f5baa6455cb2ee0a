import { RUN_SERVER, startFilled } from './postgres-databases';
import { DEMO_TEMPLATE, keepMemory } from './test-database';

/** Starts the server for the processes of a run; it ends with this process. Answers what tells them of it. */
export async function startRunServer(): Promise<Record<string, string>> {
  const { url } = await startFilled(DEMO_TEMPLATE);
  return { [RUN_SERVER]: new URL(url('')).href.replace(/\/$/, '') };
}

/** Before a run: one server with one template for all its processes, unless there is one already; or the one embedded database. */
export default async function provideServer(): Promise<void> {
  if (process.env['TEST_DATABASE'] === 'pglite') return keepMemory();
  if (process.env[RUN_SERVER] === undefined) Object.assign(process.env, await startRunServer());
}
