import { statements } from '../../db/statements';

/** Sessions that a company's provider has opened, and its sign-ins that wait for their second step. */
export const migration = statements(
  `alter table session
    add column identity_provider_no text references identity_provider,
    add column identity_subject text,
    add column identity_sid text,
    add column sealed_id_token text`,
  `create index session_by_identity on session (identity_provider_no, identity_subject)
    where identity_provider_no is not null`,
  `alter table waiting_sign_in drop constraint waiting_sign_in_way_check`,
  `alter table waiting_sign_in
    add constraint waiting_sign_in_way_check check (way in ('password', 'sms', 'singleSignOn')),
    add column sign_on_hash text references identity_sign_on on delete cascade,
    add constraint waiting_sign_in_sign_on_check check ((way = 'singleSignOn') = (sign_on_hash is not null))`,
  `create index waiting_sign_in_by_sign_on on waiting_sign_in (sign_on_hash) where sign_on_hash is not null`,
);
