import { statements } from '../../db/statements';

/**
 * To send a mail or a text message is a job, which holds its lease, how often it was tried and why it failed. A message that an ended
 * process had begun with is sent; one that it had handed over is uncertain, as the job finds.
 */
export const migration = statements(
  `insert into background_job (kind, job_key, job_state, attempts, next_at, last_error, added_at)
    select 'send mail', mail_no::text, case when failure = '' then 'pending' else 'failed' end, attempts, next_attempt_at,
      failure, made_at
    from mail where state in ('waiting', 'claimed', 'handedOver')`,
  `update mail set state = 'waiting', claimed_at = null where state = 'claimed'`,
  // with them go the checks and indexes that they stand in
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
  // they told nothing but that mails wait, which the first sweep finds
  `delete from event_delivery where event in ('notice.mailed', 'report.mailed', 'wallet.mailed', 'account.mailed')`,
);
