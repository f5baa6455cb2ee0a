import { sql } from 'kysely';
import { isAddress, type Mail } from './message';

interface Recipient {
  email: string | null;
  /** Whether the owner of the account has confirmed the address; otherwise the enterprise's record names it. */
  is_confirmed: boolean;
  is_sandbox: boolean;
}

/** Column that tells whether the enterprise of a staff record is a sandbox. */
export const isOfSandbox = (staff: 's' | 'p' = 's') =>
  sql<boolean>`(select x.is_sandbox from enterprise x where x.enterprise_num = ${sql.ref(`${staff}.enterprise_num`)})`.as(
    'is_sandbox',
  );

/**
 * Columns with the mail address of a staff record: the one confirmed by the account's owner, or else the one in this
 * enterprise's record, never another enterprise's. `staff`: alias of the staff table in the query; accounts are `u`.
 */
export const recipientOf = (staff: 's' | 'p' = 's') =>
  [
    sql<string | null>`coalesce(u.email, ${sql.ref(`${staff}.email`)})`.as('email'),
    sql<boolean>`u.email is not null`.as('is_confirmed'),
    isOfSandbox(staff),
  ] as const;

/** Returns whether the recipient has a mail address. */
export const isReachable = <R extends Recipient>(found: R | undefined): found is R & { email: string } =>
  found !== undefined && found.email !== null && isAddress(found.email);

/** The mail for its recipient: only a confirmed address gets links, and one of a sandbox says so. */
export const forRecipient = ({ is_confirmed, is_sandbox: isSandbox }: Recipient, mail: Mail): Mail => ({
  ...mail,
  isSandbox,
  ...(!is_confirmed && { link: null }),
});
