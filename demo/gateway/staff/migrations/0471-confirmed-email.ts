import { statements } from '../../db/statements';

/**
 * The mail of an account must be confirmed by its owner through a link. An address named by an enterprise, or typed
 * when joining, is contact data of the staff record and gets no proofs and no links for decisions; its owner is asked
 * to confirm it. The change of an administrator's request does not count as a confirmation, since the new mail did not
 * confirm it.
 */
export const migration = statements(
  `create temporary table unconfirmed on commit drop as
    select u.user_no, u.email from app_user u
    where u.email is not null
      -- what the demo's own accounts came with
      and u.email is distinct from u.login_name || '@demo.example'
      and not exists (
        select from account_change c where c.user_no = u.user_no and c.kind = 'email' and c.present = u.email
          and c.denied_at is null and not exists (
            select from account_claim k where k.user_no = c.user_no and k.kind = 'email' and k.present = c.present
              and k.claim_state = 'done'))`,
  // it stays in the staff record, where the enterprise reads it
  `update staff s set email = n.email from unconfirmed n
    where s.user_no = n.user_no and s.email is null
      and not exists (select from staff o where o.user_no = s.user_no and o.staff_no <> s.staff_no)`,
  `update app_user u set email = null from unconfirmed n where u.user_no = n.user_no`,
  `delete from session_proof p using session s, unconfirmed n
    where p.token_hash = s.token_hash and s.user_no = n.user_no and p.factor = 'mail'`,
);
