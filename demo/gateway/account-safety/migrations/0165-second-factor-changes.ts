import { statements } from '../../db/statements';

/** Changes of second factors, which are reported and can be denied like others. */
export const migration = statements(
  `alter table account_change drop constraint account_change_kind_check`,
  `alter table account_change add constraint account_change_kind_check check (kind in (
    'password', 'securityPassword', 'phone', 'email', 'totp', 'totpRemoved', 'recoveryCodes', 'recoveryCodeUsed'))`,
);
