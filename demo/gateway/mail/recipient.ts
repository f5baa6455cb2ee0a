import { sql } from 'kysely';
import { isAddress, type Mail } from './message';

interface Recipient {
  email: string | null;
  /** The owner of the account has confirmed the address; else the enterprise of the record has named it. */
  is_confirmed: boolean;
}

/**
 * Columns with the address of mails to a record of staff: what the account's owner has confirmed, or else what this enterprise has on
 * record, never what another enterprise has. `staff`: the name that its table has in the query; accounts are `u`.
 */
export const recipientOf = (staff: 's' | 'p' = 's') =>
  [
    sql<string | null>`coalesce(u.email, ${sql.ref(`${staff}.email`)})`.as('email'),
    sql<boolean>`u.email is not null`.as('is_confirmed'),
  ] as const;

/** Can mails be sent there? */
export const isReachable = <R extends Recipient>(found: R | undefined): found is R & { email: string } =>
  found !== undefined && found.email !== null && isAddress(found.email);

/** The mail as it may go there: only an address that its holder has confirmed gets links. */
export const forRecipient = ({ is_confirmed }: Recipient, mail: Mail): Mail =>
  is_confirmed ? mail : { ...mail, link: null };
