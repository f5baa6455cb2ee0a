import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { compiled } from './compiled';
import { RUN_SERVER } from './run-server-name';

/**
 * Starts the server for the processes of a run; it ends with this process. Resolves with the environment that names it.
 */
export async function startRunServer(): Promise<Record<string, string>> {
  const said = await readOutputLine('server');
  return { [RUN_SERVER]: said };
}

/**
 * Prepares a run: one server with one template for all processes, unless there is one already, or the cached embedded
 * database.
 */
export default async function provideServer(): Promise<void> {
  if (process.env['TEST_DATABASE'] === 'pglite') await readOutputLine('memory');
  else if (process.env[RUN_SERVER] === undefined) Object.assign(process.env, await startRunServer());
}

/**
 * Starts the process of the databases and resolves with its line of output; '' if it ended well without one. A separate
 * process, because the demo data need the whole gateway, which this process would load from TypeScript in ten seconds.
 */
async function readOutputLine(wanted: 'server' | 'memory'): Promise<string> {
  const file = await compiled('tests/support/gateway/process/demo-databases.ts');
  const child = spawn(process.execPath, [file, wanted], { stdio: ['pipe', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    const lines = createInterface(child.stdout).once('line', (line) => {
      // a running server must not keep this process alive
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
