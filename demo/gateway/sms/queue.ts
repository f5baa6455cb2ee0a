import type { AreaDeps } from '../server/deps';
import { defineJob, type Lease, type JobContext } from '../server/jobs/job';
import { endText, findText, setTextState } from './queries';
import { SmsFailure, type SmsTransport } from './transport';

declare module '../server/deps' {
  interface AreaDeps {
    /** Undefined: text messages are stored for reading, or wait for a process that sends them. */
    texts: SmsTransport | undefined;
  }
}

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

interface Parts {
  deps: Pick<AreaDeps, 'texts'>;
}

/** Sends a text message, by its number. */
export const sendText = defineJob<Parts>({
  kind: 'send text message',
  canRun: ({ texts }) => texts !== undefined,
  run: send,
  retry: {
    pauseMs: (attempts) => Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS),
    mayPass: (error) => kindOf(error) === 'passing',
    // the service is unavailable
    holdsUpOthers: (error) => kindOf(error) !== 'final',
    failed: ({ db, key, error, isGivenUp }) =>
      isGivenUp
        ? endText(db, key, kindOf(error) === 'uncertain' ? 'uncertain' : 'failed')
        : setTextState(db, key, 'waiting'),
  },
});

const kindOf = (error: unknown) => (error instanceof SmsFailure ? error.kind : 'passing');

async function send({
  db,
  now,
  key,
  lease,
  deps: { texts },
}: JobContext & Parts & { key: string; lease: Lease }): Promise<void> {
  const message = await findText(db, key);
  if (message === undefined) return;
  const { state, expires_at } = message;
  // handed over by a process that has ended, so it may have been sent
  if (state === 'handedOver') return lease.end((tx) => endText(tx, key, 'uncertain'));
  // an expired message is useless to its receiver
  if (expires_at !== null && expires_at <= now) return lease.end((tx) => endText(tx, key, 'failed'));
  await lease.hold((tx) => setTextState(tx, key, 'handedOver'));
  await texts?.send(message.message_no, message);
  await lease.end((tx) => endText(tx, key, 'sent'));
}
