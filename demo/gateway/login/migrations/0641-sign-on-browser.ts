import { statements } from '../../db/statements';

/** The browser that may open the session of a ticket; null where its page is of another site than the gateway. */
export const migration = statements(`alter table identity_sign_on add column browser_hash text`);
