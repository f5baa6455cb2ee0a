import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Mail as received by the server. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, unparsed. */
  content: string;
}

/** Minimal mail server: it records mails, and answers as the test says. */
export interface SmtpServer {
  url: string;
  taken: ReceivedMail[];
  /** Number of mails started. */
  begun: number;
  /** Answers to the recipient and to the content; undefined drops the connection without an answer. */
  answers: { recipient: string; content: string | undefined };
  /** Refuses connections until `open`, which reuses the port. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  let listening: Server | undefined;
  let port = 0;

  function serve(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: ReceivedMail = { from: '', to: [], content: '' };
    let text = '';
    let isContent = false;
    say('220 mail.test ESMTP');
    socket.setEncoding('utf8').on('data', (data: string) => {
      text += data;
      for (;;) {
        const end = isContent ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isContent ? 5 : 2));
        if (isContent) {
          isContent = false;
          const { content } = server.answers;
          if (content === undefined || content.startsWith('250'))
            server.taken.push({ ...mail, content: part });
          if (content === undefined) socket.destroy();
          else say(content);
          continue;
        }
        const [verb = ''] = part.split(/[ :]/);
        const address = /<(.*?)>/.exec(part)?.[1] ?? '';
        switch (verb.toUpperCase()) {
          case 'EHLO':
          case 'HELO':
            say('250 mail.test');
            break;
          case 'MAIL':
            server.begun += 1;
            mail = { from: address, to: [], content: '' };
            say('250 ok');
            break;
          case 'RCPT':
            mail.to.push(address);
            say(server.answers.recipient);
            break;
          case 'DATA':
            isContent = true;
            say('354 go on');
            break;
          case 'QUIT':
            say('221 bye');
            socket.end();
            break;
          default:
            say('250 ok');
        }
      }
    });
  }

  const server: SmtpServer = {
    url: '',
    taken: [],
    begun: 0,
    answers: { recipient: '250 ok', content: '250 taken' },
    async shut() {
      const closed = listening && once(listening, 'close');
      listening?.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      listening = undefined;
    },
    async open() {
      listening = createServer(serve).listen(port, '127.0.0.1');
      await once(listening, 'listening');
      ({ port } = listening.address() as AddressInfo);
    },
  };
  await server.open();
  server.url = `smtp://127.0.0.1:${port}`;
  return server;
}

/** Decodes a mail: headers by name, and each part of the body. */
export function readMail({ content }: ReceivedMail): { headers: Map<string, string>; parts: string[] } {
  const [head = '', ...rest] = content.split('\r\n\r\n');
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const [name = '', value = ''] = line.split(/: ?(.*)/s, 2);
        return [name.toLowerCase(), decodeWords(value)] as const;
      }),
  );
  const body = rest.join('\r\n\r\n');
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [content] : body.split(`--${boundary}`).slice(1, -1);
  return { headers, parts: parts.map(decodePart) };
}

function decodePart(part: string): string {
  const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (_hex, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
