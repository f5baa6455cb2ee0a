import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A DNS server on loopback with TXT records alone. */
export interface TestDns {
  address: string;
  /** Records by the name, in lower case. */
  texts: Map<string, string>;
  /** Answers that the server has failed. */
  isBroken: boolean;
  close(): void;
}

const HEADER = 12;

export async function startDns(): Promise<TestDns> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const dns: TestDns = {
    address: `127.0.0.1:${socket.address().port}`,
    texts: new Map(),
    isBroken: false,
    close: () => socket.close(),
  };
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionOf(query);
    const text = dns.isBroken ? undefined : dns.texts.get(name);
    const header = Buffer.alloc(HEADER);
    query.copy(header, 0, 0, 2);
    // an answer with recursion: no error, failed, or no such name
    header.writeUInt16BE(0x8180 | (dns.isBroken ? 2 : text === undefined ? 3 : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(text === undefined ? 0 : 1, 6);
    const question = query.subarray(HEADER, end);
    socket.send(
      Buffer.concat([header, question, text === undefined ? '' : recordOf(text)].map(toBuffer)),
      port,
      address,
    );
  });
  return dns;
}

const toBuffer = (part: Buffer | string): Buffer => (typeof part === 'string' ? Buffer.from(part) : part);

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  // the end of the name, its type and its class
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** TXT record about the name of the question, for a minute, in parts as long ones have them. */
function recordOf(text: string): Buffer {
  const parts = [text.slice(0, 20), text.slice(20)].map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
  );
  const data = Buffer.concat(parts);
  const head = Buffer.from([0xc0, HEADER, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, data]);
}
