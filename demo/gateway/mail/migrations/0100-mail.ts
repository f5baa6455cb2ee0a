import { statements } from '../../db/statements';

/**
 * Mails to be sent. One process claims each mail, composes it and hands it over once; a mail handed over without an
 * answer is not sent again. `about` is its unique subject key. Without a mail server they are stored for reading.
 */
export const migration = statements(
  `create table mail (
    mail_no bigint generated always as identity primary key,
    about text not null unique,
    state text not null default 'waiting'
      check (state in ('waiting', 'claimed', 'handedOver', 'sent', 'needless', 'failed', 'uncertain')),
    made_at timestamptz not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    claimed_at timestamptz,
    ended_at timestamptz,
    failure text not null default '',
    check ((state in ('claimed', 'handedOver')) = (claimed_at is not null)),
    check ((state in ('sent', 'needless', 'failed', 'uncertain')) = (ended_at is not null))
  )`,
  `create index mail_due on mail (next_attempt_at) where state = 'waiting'`,
  `create index mail_claimed on mail (claimed_at) where claimed_at is not null`,
  `create table kept_mail (
    mail_no bigint primary key references mail on delete cascade,
    address text not null,
    subject text not null,
    content text not null,
    kept_at timestamptz not null
  )`,
);
