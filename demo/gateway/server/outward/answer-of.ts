import type { ClientRequest, IncomingMessage } from 'node:http';

/** The receiver has answered 101, after which no answer follows. */
export class ProtocolSwitched extends Error {
  override name = 'ProtocolSwitched';
}

class ConnectionLost extends Error {
  readonly code = 'ECONNRESET';

  constructor() {
    super('The connection was lost without an answer');
  }
}

/**
 * Resolves with the head of the answer to a request. Rejects with its error, with ProtocolSwitched, and when the connection
 * closes without any answer, of which Node tells by no error.
 */
export const answerOf = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject);
    request.once('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new ProtocolSwitched('The receiver switched to another protocol'));
    });
    request.once('close', () => reject(new ConnectionLost()));
  });
