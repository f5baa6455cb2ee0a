import { statements } from '../../db/statements';

/** Links by which the agency lets the owner of an account set a password: a first one, or one after it was lost. */
export const migration = statements(
  `alter table account_link drop constraint account_link_kind_check`,
  `alter table account_link add constraint account_link_kind_check
    check (kind in ('confirmEmail', 'denyChange', 'denyClaim', 'agreeClaim', 'confirmClaim', 'setPassword',
      'recoverAccount'))`,
);
