import { statements } from '../../../db/statements';

/** A departure by the directory of the enterprise ends settings without a member of staff who does it. */
export const migration = statements(`alter table settle_product_users alter column changed_by drop not null`);
