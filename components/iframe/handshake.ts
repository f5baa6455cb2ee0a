import { safeParse } from 'valibot';
import { Connect, PROTOCOL_VERSION, type FromFrame } from './protocol';

/** A message as a window hears it. */
export type Heard = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source' | 'ports'>;

interface HandshakeParts {
  /** The window around the frame. */
  parent: unknown;
  /** May pages of an origin speak to this frame? Asked before anything is answered. */
  isAllowed(origin: string): Promise<boolean>;
  onConnected(port: MessagePort): void;
  /** A page that may not speak to this frame has tried. */
  onStranger(origin: string): void;
}

/**
 * The frame's end of the handshake. A message counts only from the parent's own window, in the exact form, with one
 * port and a nonce that was not used before; it is answered only if its origin is allowed. The first that is accepted
 * has the frame until its document ends: no later one takes it over.
 */
export function createHandshake({ parent, isAllowed, onConnected, onStranger }: HandshakeParts) {
  const used = new Set<string>();
  let isTaken = false;

  return async function hear({ data, origin, source, ports }: Heard): Promise<void> {
    if (source !== parent || isTaken) return;
    const parsed = safeParse(Connect, data);
    const [port] = ports;
    if (!parsed.success || !port || ports.length > 1) return;
    const { nonce, version } = parsed.output;
    if (used.has(nonce)) return;
    used.add(nonce);
    const allowed = await isAllowed(origin);
    // another one may have come first meanwhile
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
