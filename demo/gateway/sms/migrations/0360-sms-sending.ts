import { statements } from '../../db/statements';

/**
 * Text messages sent by an SMS service: one process claims each and hands it over once; a message handed over without
 * an answer is not sent again. A gateway without a service stores them for reading, as all did until now.
 */
export const migration = statements(
  `alter table sms_message
    add column state text not null default 'kept'
      check (state in ('kept', 'waiting', 'claimed', 'handedOver', 'sent', 'failed', 'uncertain')),
    add column attempts integer not null default 0,
    add column next_attempt_at timestamptz,
    add column expires_at timestamptz,
    add column claimed_at timestamptz,
    add column failure text not null default '',
    add check (state = 'kept' or (next_attempt_at is not null and expires_at is not null)),
    add check ((state in ('claimed', 'handedOver')) = (claimed_at is not null))`,
  `create index sms_message_due on sms_message (next_attempt_at) where state = 'waiting'`,
  `create index sms_message_claimed on sms_message (claimed_at) where claimed_at is not null`,
);
