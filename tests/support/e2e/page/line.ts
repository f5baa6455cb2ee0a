import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Connection to a server that a test can cut and mend, like a failing cable or balancer. */
export interface Line {
  /** Address of the server through the line, with a slash at the end. */
  url: string;
  /** Breaks every connection and accepts no new one. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(target: string): Promise<Line> {
  const { port, hostname } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend: () => void (isCut = false),
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
