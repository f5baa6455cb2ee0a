import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBinaries } from './postgres-binaries';

/** PostgreSQL server for the tests of this process; it ends with the process at the latest. */
export interface PostgresServer {
  /** Connection string of one of its databases. */
  url(database: string): string;
  /** Shuts the server down cleanly and copies the cluster to `folder`, for another server to start from. */
  stopInto(folder: string): void;
}

/** PostgreSQL refuses to run as root; it then runs as a user without other files. */
const ids = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // databases live for seconds, and late statistics would make plans differ between runs
  'autovacuum=off',
  'checkpoint_timeout=1d',
  'max_wal_size=8GB',
  'max_connections=400',
  'jit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'TimeZone=UTC',
];
const INIT = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
const ATTEMPTS = 3;

/** Starts a server on a free port, on a copy of the cluster in `from` or on a new one. */
export async function startPostgres(from?: string): Promise<PostgresServer> {
  const bin = findBinaries();
  const folder = mkdtempSync(join(roomyMemory() ?? tmpdir(), 'gateway-postgres-'));
  const data = join(folder, 'data');
  if (ids !== undefined) chownSync(folder, ids.uid, ids.gid);
  if (from === undefined) run(join(bin, 'initdb'), ['-D', data, ...INIT], folder);
  else copyCluster(from, data);

  const { port, server } = await launch(bin, data, folder);
  const stop = (mode: 'immediate' | 'fast') => {
    run(join(bin, 'pg_ctl'), ['stop', '-w', '-D', data, '-m', mode], folder);
  };
  const discard = () => {
    if (server.exitCode === null) stop('immediate');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', discard);
  // the server must not keep a waiting process alive
  server.unref();
  // a query by socket takes half the time of one by network
  const host = process.platform === 'win32' ? '127.0.0.1' : encodeURIComponent(folder);
  return {
    url: (database) => `postgresql://postgres@${host}:${port}/${database}`,
    stopInto(target) {
      stop('fast');
      cpSync(data, target, { recursive: true });
      process.off('exit', discard);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** File system in memory with room for a run: a clone takes a thirtieth of the time there. */
function roomyMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 31 ? '/dev/shm' : undefined;
  } catch {
    return undefined;
  }
}

function run(command: string, args: string[], cwd: string): void {
  const { status, error, stderr } = spawnSync(command, args, { ...ids, cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

/** The server requires that only its user can access the files. */
function copyCluster(from: string, data: string): void {
  cpSync(from, data, { recursive: true });
  chmodSync(data, 0o700);
  if (ids === undefined) return;
  chownSync(data, ids.uid, ids.gid);
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(data, name), ids.uid, ids.gid);
  }
}

async function launch(
  bin: string,
  data: string,
  folder: string,
): Promise<{ port: number; server: ChildProcess }> {
  const sockets = process.platform === 'win32' ? [] : ['-k', folder];
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...sockets, ...settings];
    const server = spawn(join(bin, 'postgres'), args, {
      ...ids,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = await waitUntilListening(server);
    if (said === undefined) return { port, server };
    // another process may have taken the port meanwhile
    if (attempt === ATTEMPTS) throw new Error(`PostgreSQL did not start:\n${said}`);
  }
}

/** Resolves with undefined once the server listens, or with its output when it ends instead. */
function waitUntilListening(
  server: ChildProcess & { stderr: NonNullable<ChildProcess['stderr']> },
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const said: string[] = [];
    const lines = createInterface(server.stderr);
    server.once('error', (error) => resolve(error.message));
    server.once('exit', () => resolve(said.join('\n')));
    lines.on('line', (line) => {
      said.push(line);
      if (!line.includes('ready to accept connections')) return;
      lines.removeAllListeners('line');
      if (server.stderr instanceof net.Socket) server.stderr.unref();
      resolve(undefined);
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
