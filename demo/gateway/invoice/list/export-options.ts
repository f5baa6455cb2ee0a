import * as v from 'valibot';
import { queryInvoices } from '../../../../src/contract/invoice/invoices';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { Caller } from '../../server/http/caller';
import { requireEnterpriseScope } from '../enterprise-scope';
import { sumInvoices } from './queries';

/**
 * Common options of the exports of invoices, as a table or with their files: all pages of the list's filter, for
 * callers who see invoices.
 */
export const INVOICE_EXPORT = {
  query: v.omit(queryInvoices.body, ['pageIndex', 'pageSize']),
  permission: OBJECT.seeInvoices,
  check: requireEnterpriseScope,
  count: async (
    db: Parameters<typeof sumInvoices>[0],
    { enterpriseNum }: Caller,
    asked: Parameters<typeof sumInvoices>[2],
  ): Promise<number> => (await sumInvoices(db, enterpriseNum, asked)).total,
};
