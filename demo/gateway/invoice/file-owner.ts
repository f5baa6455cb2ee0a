import { OBJECT } from '../../../src/contract/permission/objects';
import type { FileOwner } from '../files/owners';
import { DATA_RANGE, withScopeOf } from '../server/http/caller';
import { findInvoice } from './list/queries';

export const INVOICE_FILES = 'invoice';

/** Files of an invoice may be read by everyone who sees the enterprise's invoices. */
export const fileOwner: FileOwner = {
  kind: INVOICE_FILES,
  async maySee({ db, caller }, invoiceNo) {
    const { range, objects } = withScopeOf(caller, OBJECT.seeInvoices);
    if (range !== DATA_RANGE.enterprise || !objects.has(OBJECT.seeInvoices)) return false;
    return (await findInvoice(db, caller.enterpriseNum, invoiceNo)) !== undefined;
  },
};
