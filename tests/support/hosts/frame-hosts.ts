import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ConnectedFrame } from '../../../components/iframe/connect';

/** Records of the pages' scripts, for the test to read. */
interface RecordedEvents {
  events: [name: string, detail: unknown][];
  /** Messages over a port that the script offered itself. */
  answers: unknown[];
  asked: number;
  failed: string;
}
declare global {
  interface Window {
    noted: RecordedEvents;
    frame: ConnectedFrame;
    /** Sends a message to the frame, with a port. */
    say(message: object): MessagePort;
  }
}
/** Page of a separate origin that also serves the script for hosts of frames. */
export interface FrameHost {
  origin: string;
  /** Sets its body, and a script to run after it. */
  show(body: string, script?: string): void;
  /** Answer at `/my/token`. */
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
