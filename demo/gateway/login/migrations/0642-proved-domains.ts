import { statements } from '../../db/statements';

/**
 * Mail domains are proved by a record in DNS. Several enterprises may wait for the proof of one domain, one has it. Domains
 * of providers in use stay as they were declared.
 */
export const migration = statements(
  `alter table identity_domain
    add column domain_state text not null default 'pending' check (domain_state in ('pending', 'verified', 'lapsed')),
    add column is_declared boolean not null default false,
    add column token text not null default replace(gen_random_uuid()::text, '-', ''),
    add column verified_at timestamptz,
    add column missing_since timestamptz,
    add column next_check_at timestamptz,
    add column looked text check (looked in ('seen', 'absent', 'unanswered')),
    add column looked_at timestamptz`,
  `update identity_domain d set domain_state = 'verified', is_declared = true
    from identity_provider p where p.provider_no = d.provider_no and (p.is_on or p.last_used_at is not null)`,
  `alter table identity_domain drop constraint identity_domain_pkey, add primary key (domain, provider_no)`,
  `create unique index identity_domain_holder on identity_domain (domain) where domain_state = 'verified'`,
  `create index identity_domain_by_check on identity_domain (next_check_at) where next_check_at is not null`,
);
