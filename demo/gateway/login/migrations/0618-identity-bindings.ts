import { statements } from '../../db/statements';

/** Identities that are bound to staff; sign-ins under way at a provider, and those that wait for their page. */
export const migration = statements(
  `create table identity_binding (
    binding_no text primary key,
    provider_no text not null references identity_provider,
    issuer text not null,
    subject text not null,
    staff_no text not null references staff on delete cascade,
    bound_at timestamptz not null,
    last_used_at timestamptz not null,
    unique (provider_no, issuer, subject),
    unique (staff_no, issuer)
  )`,
  `create table identity_request (
    request_hash text primary key check (request_hash ~ '^[0-9a-f]{64}$'),
    provider_no text not null references identity_provider,
    page_url text not null,
    challenge text not null,
    mail text not null,
    browser_hash text,
    expires_at timestamptz not null
  )`,
  `create index identity_request_by_expiry on identity_request (expires_at)`,
  `create index identity_request_by_provider on identity_request (provider_no)`,
  `create table identity_sign_on (
    ticket_hash text primary key check (ticket_hash ~ '^[0-9a-f]{64}$'),
    provider_no text not null references identity_provider,
    staff_no text not null references staff on delete cascade,
    subject text not null,
    sid text,
    sealed_id_token text not null,
    challenge text not null,
    skips_second_step boolean not null,
    is_redeemed boolean not null default false,
    expires_at timestamptz not null
  )`,
  `create index identity_sign_on_by_expiry on identity_sign_on (expires_at)`,
  `create index identity_sign_on_by_staff on identity_sign_on (staff_no)`,
  `create index identity_sign_on_by_provider on identity_sign_on (provider_no)`,
  `create table identity_leave (
    leave_hash text primary key check (leave_hash ~ '^[0-9a-f]{64}$'),
    provider_no text not null references identity_provider,
    subject text not null,
    sealed_id_token text not null,
    expires_at timestamptz not null
  )`,
  `create index identity_leave_by_expiry on identity_leave (expires_at)`,
  `create index identity_leave_by_provider on identity_leave (provider_no)`,
);
