import { safeParse } from 'valibot';
import { Connect, PROTOCOL_VERSION, type FromFrame } from './protocol';

/** Relevant fields of a window's message event. */
export type IncomingMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source' | 'ports'>;

interface HandshakeParts {
  /** The window that embeds the frame. */
  parent: unknown;
  /** Resolves with true when pages of an origin may connect to this frame. Called before any reply. */
  isAllowed(origin: string): Promise<boolean>;
  onConnected(port: MessagePort): void;
  /** Called when a page of a forbidden origin has tried to connect. */
  onStranger(origin: string): void;
}

/**
 * The frame's end of the handshake. A message counts only from the parent window, in the exact form, with one port and
 * an unused nonce; only an allowed origin gets a reply. The first accepted page owns the frame until its document ends,
 * and no later one takes over.
 */
export function createHandshake({ parent, isAllowed, onConnected, onStranger }: HandshakeParts) {
  const used = new Set<string>();
  let isTaken = false;

  return async function hear({ data, origin, source, ports }: IncomingMessage): Promise<void> {
    if (source !== parent || isTaken) return;
    const parsed = safeParse(Connect, data);
    const [port] = ports;
    if (!parsed.success || !port || ports.length > 1) return;
    const { nonce, version } = parsed.output;
    if (used.has(nonce)) return;
    used.add(nonce);
    const allowed = await isAllowed(origin);
    // another connection may have been accepted meanwhile
    if (!allowed || isTaken) {
      port.close();
      if (!allowed) onStranger(origin);
      return;
    }
    const type = version === PROTOCOL_VERSION ? 'connected' : 'refused';
    const answer: FromFrame = { type, version: PROTOCOL_VERSION, nonce };
    port.postMessage(answer);
    if (type === 'refused') return;
    isTaken = true;
    onConnected(port);
  };
}
