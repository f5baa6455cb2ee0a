import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server with many host names, each an origin of its own (`*.localhost` is this machine), whose pages speak the
 * frame's protocol rightly, wrongly or not at all.
 */
export interface Site {
  port: number;
  /** Sets the script with the elements for the bare page at `/host`. */
  useLoader(address: string): void;
  /** Lets the addresses respond that have been held back. */
  release(): void;
  close(): Promise<void>;
}

const page = (script: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Site</title><body><p>${script}</p><script type="module" src="/${script}.js"></script></body></html>`;

/** Script of a well-behaved page. */
const talk = (portal: string): string => `
import { connect } from '/frame-client.js';
window.portal = connect({ portalOrigins: [${JSON.stringify(portal)}] });`;

/** Script that tries to pass for a page that may have the token, and records all messages. */
const FORGER = `
window.heard = [];
const hear = (event) => {
  heard.push(JSON.stringify(event.data));
  const [port] = event.ports;
  if (!port) return;
  port.onmessage = hear;
  port.postMessage({ type: 'accept', challenge: event.data.challenge });
  port.postMessage({ type: 'token', id: 1 });
};
addEventListener('message', hear);
const channel = new MessageChannel();
channel.port1.onmessage = hear;
const nonce = '0123456789abcdef';
for (const message of [
  { protocol: 'tp-frame/1', type: 'hello', nonce },
  { protocol: 'tp-frame/1', type: 'accept', challenge: nonce },
  { type: 'token', id: 1 },
  { type: 'route', path: '/forged', title: '' },
]) parent.postMessage(message, '*', message.type === 'accept' ? [channel.port2] : []);
parent.postMessage({ last: true }, '*');`;

/** Script that runs the protocol step by step as the test says. */
const BY_HAND = `
window.answered = [];
let offered;
addEventListener('message', (event) => {
  const [port] = event.ports;
  if (!port) return;
  port.onmessage = ({ data }) => data.type === 'token' && answered.push(data.id);
  offered?.({ port, challenge: event.data.challenge });
});
window.hello = () => new Promise((resolve) => {
  offered = (offer) => resolve(Object.assign(window, offer));
  parent.postMessage({ protocol: 'tp-frame/1', type: 'hello', nonce: '0123456789abcdef' }, '*');
}).then(() => undefined);
window.accept = (challenge) => port.postMessage({ type: 'accept', challenge });
window.ask = (id) => port.postMessage({ type: 'token', id });
window.ready = true;`;

const host = (
  loader: string,
): string => `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Host</title>
<script type="module" src="${loader}"></script>
<body><tp-provider storage="memory"><tp-frame id="frame"></tp-frame></tp-provider></body></html>`;

/**
 * Listens under `localhost` and all its subdomains. `portal` is the origin that its well-behaved pages trust, by
 * default its own page `/host`.
 */
export async function openSite(portal?: string): Promise<Site> {
  let loader = '';
  const scripts: Record<string, string> = {
    '/forger.js': FORGER,
    '/by-hand.js': BY_HAND,
    '/frame-client.js': readFileSync('dist/elements/frame-client.js', 'utf8'),
  };
  let waiting: ServerResponse[] | undefined = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const script = scripts[path];
    const [, name = '', kind] = /^\/([\w-]+)(?:\.(\w+))?$/.exec(path) ?? [];
    if (script !== undefined) {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('access-control-allow-origin', '*'); // Modules of opaque origins are requested with CORS.
      response.end(script);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (name === 'host') {
      response.end(host(loader));
      return;
    }
    if (kind === 'opaque') response.setHeader('content-security-policy', 'sandbox allow-scripts');
    if (kind === 'unframable') response.setHeader('content-security-policy', "frame-ancestors 'none'");
    if (kind === 'late' && waiting) waiting.push(response);
    else response.end(page(name));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  scripts['/talk.js'] = talk(portal ?? `http://localhost:${port}`);
  return {
    port,
    useLoader: (address) => void (loader = address),
    release() {
      for (const response of waiting ?? []) response.end(page('talk'));
      waiting = undefined;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
