import { statements } from '../../db/statements';

/**
 * Sending a mail or a text message is a job, which stores the lease, the number of attempts and the reason of a
 * failure. A message that an ended process had begun is sent; one that it had handed over becomes uncertain, which the
 * job detects.
 */
export const migration = statements(
  `insert into background_job (kind, job_key, job_state, attempts, next_at, last_error, added_at)
    select 'send mail', mail_no::text, case when failure = '' then 'pending' else 'failed' end, attempts, next_attempt_at,
      failure, made_at
    from mail where state in ('waiting', 'claimed', 'handedOver')`,
  `update mail set state = 'waiting', claimed_at = null where state = 'claimed'`,
  // also drops the checks and indexes on these columns
  `alter table mail
    drop column attempts, drop column next_attempt_at, drop column claimed_at, drop column failure,
    drop constraint mail_state_check,
    add check (state in ('waiting', 'handedOver', 'sent', 'needless', 'failed', 'uncertain'))`,
  `insert into background_job (kind, job_key, job_state, attempts, next_at, last_error, added_at)
    select 'send text message', message_no::text, case when failure = '' then 'pending' else 'failed' end, attempts,
      next_attempt_at, failure, sent_at
    from sms_message where state in ('waiting', 'claimed', 'handedOver')`,
  `update sms_message set state = 'waiting', claimed_at = null where state = 'claimed'`,
  `alter table sms_message
    drop column attempts, drop column next_attempt_at, drop column claimed_at, drop column failure,
    drop constraint sms_message_state_check,
    add check (state in ('kept', 'waiting', 'handedOver', 'sent', 'failed', 'uncertain')),
    add check (state = 'kept' or expires_at is not null)`,
  // these events only reported waiting mails, which the first sweep finds
  `delete from event_delivery where event in ('notice.mailed', 'report.mailed', 'wallet.mailed', 'account.mailed')`,
);
