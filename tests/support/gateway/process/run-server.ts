import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { compiled } from './compiled';
import { RUN_SERVER } from './run-server-name';

/** Starts the server for the processes of a run; it ends with this process. Answers what tells them of it. */
export async function startRunServer(): Promise<Record<string, string>> {
  const said = await sayOf('server');
  return { [RUN_SERVER]: said };
}

/** Before a run: one server with one template for all its processes, unless there is one already; or the one embedded database. */
export default async function provideServer(): Promise<void> {
  if (process.env['TEST_DATABASE'] === 'pglite') await sayOf('memory');
  else if (process.env[RUN_SERVER] === undefined) Object.assign(process.env, await startRunServer());
}

/**
 * The line that the process of the databases says; none if it has ended well without. The demo data stand on all of the gateway,
 * which this process, as TypeScript, would read for ten seconds.
 */
async function sayOf(wanted: 'server' | 'memory'): Promise<string> {
  const file = await compiled('tests/support/gateway/process/demo-databases.ts');
  const child = spawn(process.execPath, [file, wanted], { stdio: ['pipe', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    const lines = createInterface(child.stdout).once('line', (line) => {
      // this process has nothing left to do once only the server runs
      lines.close();
      child.unref();
      for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref();
      resolve(line);
    });
    child.once('exit', (code) => {
      if (code === 0) resolve('');
      else reject(new Error(`the databases of the tests are not made: code ${code}`));
    });
  });
}
