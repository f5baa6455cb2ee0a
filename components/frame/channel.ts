import { safeParse } from 'valibot';
import { FromPage, Hello, type FromPortal, type Offer } from './protocol';
import { newId } from '../../src/element/runtime/new-id';

/** Message of a framed page over the connected channel. */
export type PageMessage = Exclude<FromPage, { type: 'accept' }>;

export interface ChannelParts {
  /** Returns the frame's current window. */
  frame: () => Window | null;
  /** The only origin that may connect. */
  origin: string;
  onConnected(): void;
  /** `answer` reaches only the document that sent the message. */
  onMessage(message: PageMessage, answer: (answer: FromPortal) => void): void;
}

export interface Channel {
  /** Called when the frame may have loaded another document: a new handshake is due. */
  loaded(): void;
  close(): void;
}

const post = (port: MessagePort, message: FromPortal): void => port.postMessage(message);

/**
 * The portal's end of the channel. A hello counts only from the frame's own window and the exact origin. The reply
 * carries a fresh port and a fresh challenge and is posted to that origin alone, so another document in the frame never
 * receives it. The port counts once the challenge has come back over it, each challenge counts once, and every load
 * closes the port.
 */
export function openChannel({ frame, origin, onConnected, onMessage }: ChannelParts): Channel {
  let port: MessagePort | undefined;

  function drop(): void {
    port?.close();
    port = undefined;
  }

  function offer(nonce: string): void {
    drop();
    const { port1: ownPort, port2: theirs } = new MessageChannel();
    const challenge = newId();
    let accepted = false;
    port = ownPort;
    ownPort.onmessage = (event) => {
      // messages that arrive after the port has closed are ignored
      if (port !== ownPort) return;
      const parsed = safeParse(FromPage, event.data);
      if (!parsed.success) return;
      const message = parsed.output;
      if (message.type !== 'accept') {
        if (accepted) onMessage(message, (answer) => port === ownPort && post(ownPort, answer));
        return;
      }
      if (accepted || message.challenge !== challenge) {
        drop();
        return;
      }
      accepted = true;
      onConnected();
    };
    const message: Offer = { protocol: 'tp-frame/1', type: 'offer', nonce, challenge };
    frame()?.postMessage(message, origin, [theirs]);
  }

  function hear(event: MessageEvent): void {
    if (event.source === null || event.source !== frame() || event.origin !== origin) return;
    const hello = safeParse(Hello, event.data);
    if (hello.success) offer(hello.output.nonce);
  }

  window.addEventListener('message', hear);
  return {
    loaded() {
      if (port) post(port, { type: 'renew' });
      drop();
    },
    close() {
      window.removeEventListener('message', hear);
      drop();
    },
  };
}
