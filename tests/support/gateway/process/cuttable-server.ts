import net from 'node:net';
import { createFrameReader } from './postgres-frames';

/** Proxy to a PostgreSQL server that a test can cut, like a failover or a network failure. */
export interface CuttableServer {
  /** Connection string of the same database through the proxy. */
  url: string;
  /** Cuts the connection of the nth query from now on (1: the next) before the server receives it. */
  cutAt(question: number): void;
  /** Cuts the connection of the next COMMIT after the server has committed, before its answer arrives. */
  cutAfterCommit(): void;
  /** Cancels the cut. Returns true if the last requested one has happened. */
  spare(): boolean;
  /** While set, cuts all existing and new connections, like a server that is down. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

/** Listens on a free port and forwards to the server of `url`, which must accept connections without TLS. */
export async function startCuttableServer(url: string): Promise<CuttableServer> {
  const { hostname, port } = new URL(url);
  const folder = decodeURIComponent(hostname);
  const target = folder.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${port}` }
    : { port: Number(port), host: hostname, noDelay: true };
  const sockets = new Set<net.Socket>();
  let planned: { left: number } | 'after commit' | undefined;
  let hasCut = false;
  let isDown = false;

  /** True when the connection must be cut at this query or its answer. */
  function isLast(question: Buffer): boolean {
    if (planned === undefined) return false;
    if (planned === 'after commit') hasCut = question.includes('commit');
    else hasCut = (planned.left -= 1) <= 0;
    return hasCut;
  }

  const server = net.createServer({ noDelay: true }, (client) => {
    if (isDown) return void client.destroy();
    const upstream = net.connect(target);
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    let isLastAnswer = false;
    const questions = createFrameReader('client');
    client.on('data', (chunk) => {
      for (const { frame, endsRound } of questions(chunk)) {
        const plan = planned;
        if (endsRound && isLast(frame)) {
          planned = undefined;
          if (plan !== 'after commit') return cut();
          isLastAnswer = true;
        }
        upstream.write(frame);
      }
    });
    const answers = createFrameReader('server');
    upstream.on('data', (chunk) => {
      if (!isLastAnswer) client.write(chunk);
      for (const { endsRound } of answers(chunk)) if (isLastAnswer && endsRound) return cut();
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String(address.port);

  return {
    url: way.href,
    cutAt(question) {
      planned = { left: question };
      hasCut = false;
    },
    cutAfterCommit() {
      planned = 'after commit';
      hasCut = false;
    },
    spare() {
      planned = undefined;
      return hasCut;
    },
    setDown(down) {
      isDown = down;
      if (isDown) for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
