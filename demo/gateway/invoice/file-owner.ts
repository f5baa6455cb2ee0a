import { OBJECT } from '../../../src/contract/permission/objects';
import type { FileOwner } from '../files/owners';
import { DATA_RANGE } from '../server/caller';
import { findInvoice } from './list/queries';

export const INVOICE_FILES = 'invoice';

/** Files of an invoice are for those who see the enterprise's invoices. */
export const fileOwner: FileOwner = {
  kind: INVOICE_FILES,
  async maySee({ db, caller }, invoiceNo) {
    if (caller.range !== DATA_RANGE.enterprise || !caller.objects.has(OBJECT.seeInvoices)) return false;
    return (await findInvoice(db, caller.enterpriseNum, invoiceNo)) !== undefined;
  },
};
