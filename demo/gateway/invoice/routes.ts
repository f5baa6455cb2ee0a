import {
  applyInvoices,
  previewInvoices,
  queryInvoiceChoices,
  queryInvoiceItems,
} from '../../../src/contract/invoice/apply';
import {
  queryDistributionSetting,
  saveDistributionSetting,
} from '../../../src/contract/invoice/distribution';
import {
  queryInvoice,
  queryInvoices,
  redInvoice,
  retryInvoice,
  withdrawInvoice,
} from '../../../src/contract/invoice/invoices';
import { applyReceipts, queryReceiptTickets } from '../../../src/contract/invoice/itinerary';
import {
  queryInvoiceTemplates,
  queryInvoiceTitles,
  saveInvoiceTemplate,
  saveInvoiceTitle,
} from '../../../src/contract/invoice/settings';
import { OBJECT } from '../../../src/contract/permission/objects';
import { maskCardNo } from '../../../src/domain/passenger/mask';
import { findFilesOf } from '../files/queries';
import { Fault } from '../server/http/fault';
import type { Caller } from '../server/http/caller';
import { implement, type Implementation } from '../server/http/implement';
import { apply, preview } from './apply/apply';
import { findChoices } from './apply/choices';
import { bearersOfItems, findItems, sumItems } from './apply/item-queries';
import { requireEnterpriseScope } from './enterprise-scope';
import { INVOICE_FILES } from './file-owner';
import { issueInvoice } from './issue/issue';
import { apply as applyForReceipts } from './itinerary/apply-receipts';
import { bearersOfTickets, findTickets, sumTickets } from './itinerary/ticket-queries';
import { retry, reverse, withdraw } from './list/decide';
import { findInvoices, showInvoice, sumInvoices } from './list/queries';
import { findDistribution, saveDistribution } from './settings/distribution';
import { findTemplates, saveTemplate } from './settings/templates';
import { findTitles, saveTitle } from './settings/titles';

// the query reads lines of all bills
const HEAVY = { isHeavyRead: true };

/** The agency that looks at the portal gets no bank account in full. */
const shownTo = <T extends { bankAccount: string }>(caller: Caller, buyer: T): T =>
  caller.isViewOnly === true ? { ...buyer, bankAccount: maskCardNo(buyer.bankAccount) } : buyer;

export function invoiceRoutes(): Implementation[] {
  return [
    implement(
      queryInvoiceItems,
      async ({ db, caller }, { pageIndex, pageSize, ...asked }) => {
        requireEnterpriseScope(caller);
        const { enterpriseNum } = caller;
        return {
          ...(await sumItems(db, enterpriseNum, asked)),
          itemList: await findItems(db, enterpriseNum, asked, {
            limit: pageSize,
            offset: (pageIndex - 1) * pageSize,
          }),
        };
      },
      HEAVY,
    ),

    implement(
      queryInvoiceChoices,
      ({ db, caller, now }, { of }) => {
        requireEnterpriseScope(caller);
        const { enterpriseNum } = caller;
        const isTickets = of === 'tickets';
        return findChoices(
          db,
          isTickets ? bearersOfTickets({ enterpriseNum, now }) : bearersOfItems(enterpriseNum),
        );
      },
      HEAVY,
    ),

    implement(previewInvoices, ({ db, caller }, body) => {
      requireEnterpriseScope(caller);
      return preview(db, caller.enterpriseNum, body);
    }),

    implement(applyInvoices, async (context, body) => {
      requireEnterpriseScope(context.caller);
      const invoiceNoList = await apply(context, body);
      context.wake(issueInvoice);
      return { invoiceNoList };
    }),

    implement(
      queryReceiptTickets,
      async ({ db, caller, now }, { pageIndex, pageSize, ...asked }) => {
        requireEnterpriseScope(caller);
        const of = { enterpriseNum: caller.enterpriseNum, now };
        const found = await findTickets(db, of, asked, {
          limit: pageSize,
          offset: (pageIndex - 1) * pageSize,
        });
        return {
          ...(await sumTickets(db, of, asked)),
          ticketList: found.map(({ ticket }) => ticket),
        };
      },
      HEAVY,
    ),

    implement(applyReceipts, async (context, body) => {
      requireEnterpriseScope(context.caller);
      const invoiceNoList = await applyForReceipts(context, body);
      context.wake(issueInvoice);
      return { invoiceNoList };
    }),

    implement(queryInvoices, async ({ db, caller }, { pageIndex, pageSize, ...asked }) => {
      requireEnterpriseScope(caller);
      const { enterpriseNum } = caller;
      return {
        ...(await sumInvoices(db, enterpriseNum, asked)),
        invoiceList: await findInvoices(db, enterpriseNum, asked, {
          limit: pageSize,
          offset: (pageIndex - 1) * pageSize,
        }),
      };
    }),

    implement(queryInvoice, async ({ db, caller }, { invoiceNo }) => {
      requireEnterpriseScope(caller);
      const shown = await showInvoice(db, caller.enterpriseNum, invoiceNo);
      if (shown === undefined) throw new Fault('invoiceUnknown');
      const found = await findFilesOf(db, INVOICE_FILES, [invoiceNo]);
      const mayApply = caller.objects.has(OBJECT.applyInvoices);
      const { isUndecided, ...known } = shown;
      const { invoiceState } = known.invoice;
      return {
        ...known,
        buyer: shownTo(caller, shown.buyer),
        fileList: found.map(({ file }) => file),
        canReverse: mayApply && invoiceState === 'issued',
        canRetry: mayApply && invoiceState === 'failed',
        canWithdraw: mayApply && invoiceState === 'failed' && !isUndecided,
      };
    }),

    implement(retryInvoice, async (context, { invoiceNo }) => {
      requireEnterpriseScope(context.caller);
      await retry(context, invoiceNo);
      context.wake(issueInvoice);
      return { invoiceNo };
    }),

    implement(withdrawInvoice, async (context, { invoiceNo }) => {
      requireEnterpriseScope(context.caller);
      await withdraw(context, invoiceNo);
      return { invoiceNo };
    }),

    implement(redInvoice, async (context, { invoiceNo, reason }) => {
      requireEnterpriseScope(context.caller);
      await reverse(context, invoiceNo, reason);
      context.wake(issueInvoice);
      return { invoiceNo };
    }),

    implement(queryInvoiceTitles, async ({ db, caller }) => {
      requireEnterpriseScope(caller);
      const titleList = await findTitles(db, caller.enterpriseNum);
      return { titleList: titleList.map((title) => shownTo(caller, title)) };
    }),

    implement(saveInvoiceTitle, ({ db, caller, now }, body) => {
      requireEnterpriseScope(caller);
      return saveTitle(db, caller, body, now);
    }),

    implement(queryInvoiceTemplates, async ({ db, caller }) => {
      requireEnterpriseScope(caller);
      return { templateList: await findTemplates(db, caller.enterpriseNum) };
    }),

    implement(saveInvoiceTemplate, ({ db, caller, now }, body) => {
      requireEnterpriseScope(caller);
      return saveTemplate(db, caller, body, now);
    }),

    implement(queryDistributionSetting, ({ db, caller }) => {
      requireEnterpriseScope(caller);
      return findDistribution(db, caller.enterpriseNum);
    }),

    implement(saveDistributionSetting, ({ db, caller, now }, body) => {
      requireEnterpriseScope(caller);
      return saveDistribution(db, caller, body, now);
    }),
  ];
}
