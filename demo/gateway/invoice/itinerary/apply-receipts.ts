import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { applyReceipts } from '../../../../src/contract/invoice/itinerary';
import { TRANSPORT_TAX_RATE } from '../../../../src/domain/invoice/itinerary';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { newNumber } from '../../server/new-number';
import { lockApplications, makeInvoices, type ApplicantContext } from '../apply/make-invoices';
import { openTitle } from '../settings/titles';
import { ticketsByNo, type TicketMatch } from './ticket-queries';
import '../schema';

/**
 * Creates a pending receipt for each of these tickets and returns their numbers. Throws receiptTicketTaken,
 * invoiceTitleUnknown.
 */
export async function apply(
  context: ApplicantContext,
  { ticketNoList, titleNo, totalAmount, ...asked }: ParsedBodyOf<typeof applyReceipts>,
): Promise<string[]> {
  const { db, caller, now } = context;
  const { enterpriseNum } = caller;
  await lockApplications(db, enterpriseNum);
  const title = await openTitle(db, enterpriseNum, titleNo);
  const ticketNos = [...new Set(ticketNoList)];
  const found = await ticketsByNo(db, { enterpriseNum, now }, ticketNos);
  const sum = found.reduce((all, { ticket }) => all + ticket.amount, 0);
  if (found.length !== ticketNos.length || sum !== totalAmount) throw new Fault('receiptTicketTaken');
  const made = found.map((one) => ({ ...one, invoiceNo: newNumber('FP', now) }));
  await makeInvoices(context, {
    title,
    ...asked,
    invoices: made.map(({ invoiceNo, ticket: { amount, taxAmount } }) => ({
      invoiceNo,
      invoiceType: 'itinerary',
      amount,
      taxRate: TRANSPORT_TAX_RATE,
      taxAmount,
      itemCount: 1,
    })),
  });
  await insertTickets(db, made);
  return made.map(({ invoiceNo }) => invoiceNo);
}

async function insertTickets(
  db: Database,
  made: readonly (TicketMatch & { invoiceNo: string })[],
): Promise<void> {
  await db
    .insertInto('invoice_ticket')
    .values(
      made.map(({ invoiceNo, ticket, place }) => ({
        invoice_no: invoiceNo,
        ...place,
        ticket_no: ticket.ticketNo,
        traveller_no: ticket.travellerNO,
        traveller_name: ticket.travellerName,
        route: ticket.routeName,
        flight_no: ticket.flightNo,
        carrier_name: ticket.carrierName,
        cabin_name: ticket.cabinName,
        take_off_time: ticket.takeOffTime,
        fare: ticket.fare,
        fuel: ticket.fuel,
        fund: ticket.fund,
      })),
    )
    .execute();
}
