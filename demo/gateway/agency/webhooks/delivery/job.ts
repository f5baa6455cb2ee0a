import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { defineJob, type JobContext, type JobParts, type Lease } from '../../../server/jobs/job';
import { ANSWER_TIMEOUT, observeOutgoing } from '../../../server/metrics/outgoing';
import { SEND_WEBHOOK } from '../record';
import { findLiveSecrets } from '../secrets';
import { mayTake } from '../takers';
import { noteDropped, noteFailure, noteSuccess } from './note';
import { post, type Outcome } from './post';
import { outwardAddresses } from '../../../server/outward/networks';
import { MOST_ATTEMPTS, pauseAfterAttempts } from './schedule';
import { signedHeaders } from './sign';

/** A failed attempt. Its text has neither address nor answer, because it goes to the log. */
class DeliveryFailure extends Error {
  constructor(
    readonly outcome: Outcome,
    readonly isTest: boolean,
    /** Address that was posted to. */
    readonly url: string,
  ) {
    super(outcome.status === 0 ? outcome.problem : `${outcome.problem} ${outcome.status}`);
    this.name = outcome.problem === 'timeout' ? ANSWER_TIMEOUT : 'DeliveryFailure';
  }
}

/** Sends a delivery, by its number. Each endpoint is an owner, so that a slow one leaves room for the others. */
export const sendWebhook = defineJob({
  ...SEND_WEBHOOK,
  atOnce: 8,
  atOncePerOwner: 2,
  isFair: true,
  run: send,
  retry: {
    attempts: MOST_ATTEMPTS,
    pauseMs: (attempts) => pauseAfterAttempts(attempts),
    // a test has one attempt
    mayPass: (error) => !(error instanceof DeliveryFailure && error.isTest),
    isForeign: (error) => error instanceof DeliveryFailure,
    failed: ({ key, error, isGivenUp, ...source }) => {
      if (!(error instanceof DeliveryFailure))
        return noteFailure(source, key, { outcome: UNKNOWN, isGivenUp, isTest: false });
      const { outcome, isTest, url } = error;
      return noteFailure(source, key, { outcome, isGivenUp, isTest, url });
    },
  },
});

/** The process has ended during the attempt. */
const UNKNOWN: Outcome = { problem: 'connection', status: 0, answer: '' };

type Context = JobContext & JobParts & { key: string; lease: Lease };

async function send({ db, now, key, lease, deps: { config, jobs } }: Context): Promise<void> {
  const delivery = await findWaiting(db, key);
  if (delivery === undefined) return;
  // another one may be due, and rounds begin one by one
  jobs.wake(sendWebhook);
  const { endpoint_no, webhook_id: webhookId, url, payload: body, isOff, mayBeSent, isTest } = delivery;
  if (isOff || !mayBeSent) return lease.end((tx) => noteDropped(tx, key, isOff ? 'off' : 'notAllowed'));
  const secrets = await findLiveSecrets(db, config, endpoint_no, now);
  if (secrets.length === 0)
    throw new DeliveryFailure({ problem: 'secret', status: 0, answer: '' }, isTest, url);
  // a process that was held up must not send beside the one that has taken the job over
  await lease.hold(() => Promise.resolve());
  const headers = signedHeaders(secrets, { webhookId, at: now, body });
  const attempt = async () => {
    const outcome = await post(
      { url, body, headers },
      { mayReach: outwardAddresses(config.webhookNetworks) },
    );
    if (outcome.problem !== '') throw new DeliveryFailure(outcome, isTest, url);
    return outcome;
  };
  const outcome = await observeOutgoing('webhook', attempt());
  await lease.end((tx) => noteSuccess(tx, key, outcome, now));
}

/** A delivery that is still to be sent, and whether its receiver may have it now. */
const findWaiting = (db: Database, deliveryNo: string) =>
  db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as w', 'w.endpoint_no', 'd.endpoint_no')
    .innerJoin('webhook_event as v', 'v.webhook_id', 'd.webhook_id')
    .innerJoin('partner_app as a', 'a.app_no', 'w.app_no')
    .select(['d.endpoint_no', 'd.webhook_id', 'w.url', 'v.payload'])
    .select(sql<boolean>`w.off_at is not null`.as('isOff'))
    .select(sql<boolean>`v.enterprise_num is null`.as('isTest'))
    .select(
      sql<boolean>`a.stopped_at is null
        and (v.enterprise_num is null or ${mayTake(sql`v.enterprise_num`)})`.as('mayBeSent'),
    )
    .where('d.delivery_no', '=', Number(deliveryNo))
    .where('d.delivery_state', '=', 'waiting')
    .executeTakeFirst();
