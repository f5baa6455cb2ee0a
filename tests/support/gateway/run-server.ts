import { RUN_SERVER, startFilled } from './postgres-databases';
import { DEMO_TEMPLATE } from './test-database';

/** Starts the server for the processes of a run; it ends with this process. Answers what tells them of it. */
export async function startRunServer(): Promise<Record<string, string>> {
  const { url } = await startFilled(DEMO_TEMPLATE);
  return { [RUN_SERVER]: new URL(url('')).href.replace(/\/$/, '') };
}
