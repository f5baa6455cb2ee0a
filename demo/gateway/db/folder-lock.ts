import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Takes a folder for this process alone. PGlite has no lock of its own: two processes on one folder lose rows
 * without a word. The lock is a listening socket named after the folder, so the system frees it however the
 * process ends. Rejects if another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const address = socketAddress(realpathSync(folder));
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || !isSocketFile(address) || (await answers(address))) {
      throw new Error(`The data folder ${folder} is in use by another process`, { cause: error });
    }
    // Left behind by a process that was killed: only a socket that is a file can be.
    rmSync(address, { force: true });
    return listen(address);
  });
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Linux: abstract namespace. Windows: a named pipe. Elsewhere: a socket file, its path kept short of the limit of 104. */
function socketAddress(folder: string): string {
  const name = `pglite-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\?\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function isSocketFile(address: string): boolean {
  return !address.startsWith('\0') && !address.startsWith('\\\\');
}

function listen(address: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen({ path: address, exclusive: true }, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
