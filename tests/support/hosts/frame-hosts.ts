import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ConnectedFrame } from '../../../components/iframe/connect';

/** What the scripts of these pages leave for the test to read. */
interface Noted {
  events: [name: string, detail: unknown][];
  /** What came over a port that was offered by hand. */
  answers: unknown[];
  asked: number;
  failed: string;
}
declare global {
  interface Window {
    noted: Noted;
    frame: ConnectedFrame;
    /** Sends a message to the frame, with a port. */
    say(message: object): MessagePort;
  }
}
/** A page of an origin of its own, with the script for hosts of frames served beside it. */
export interface FrameHost {
  origin: string;
  /** What stands in its body from now on, and a script of its own that is run after it. */
  show(body: string, script?: string): void;
  /** What it answers at `/my/token`. */
  token: string;
  close(): Promise<void>;
}

export async function openFrameHost(): Promise<FrameHost> {
  const app: FastifyInstance = Fastify();
  let [body, script] = ['', ''];
  app.get('/', (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'self'; frame-src *")
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>A host</title>${body}<script type="module" src="/host.js"></script>`,
      ),
  );
  app.get('/host.js', (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/connect-frame.js', (_request, reply) =>
    reply.type('text/javascript').send(readFileSync('dist/elements/connect-frame.js', 'utf8')),
  );
  app.get('/my/token', () => host.token);
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  const origin = await app.listen({ port: 0, host: 'localhost' });
  const host: FrameHost = {
    origin,
    token: '',
    show: (shown, run = '') => ([body, script] = [shown, run]),
    close: () => app.close(),
  };
  return host;
}
