import assert from 'node:assert/strict';
import { createEmbeddedSupplier } from '../../../../demo/gateway/supplier/embedded';
import type { FlightSupplier } from '../../../../demo/gateway/supplier/port';

/** A supplier that remembers each change, as a real one does, and gives numbers that follow from nothing else. */
export interface BookingOffice extends FlightSupplier {
  /** Outcome of each change by method and number. */
  outcomes: Map<string, unknown>;
  /** Last request of each change by method and number. */
  requests: Map<string, unknown>;
  /** Numbers of the tickets that are valid. */
  valid: Set<string>;
}

/** A repeated change with another body fails the test. */
export function createBookingOffice(): BookingOffice {
  const embedded = createEmbeddedSupplier();
  const requests = new Map<string, unknown>();
  const outcomes = new Map<string, unknown>();
  const valid = new Set<string>();
  let last = 5_000_000_000;

  async function once<T>(method: string, number: string, request: unknown, make: () => T): Promise<T> {
    const key = `${method} ${number}`;
    if (outcomes.has(key))
      assert.deepEqual(request, requests.get(key), `${key} is repeated with another body`);
    else outcomes.set(key, make());
    requests.set(key, request);
    return outcomes.get(key) as T;
  }
  function newTicket(): string {
    last += 7;
    const ticketNo = `999${last}`;
    valid.add(ticketNo);
    return ticketNo;
  }
  return {
    ...embedded,
    outcomes,
    requests,
    valid,
    book: (request) =>
      once('book', request.orderNo, request, () => ({
        pnr: `P${String((last += 7)).slice(-5)}`,
      })),
    issue: (request) =>
      once('issue', request.orderNo, request, () => {
        assert.ok(outcomes.has(`book ${request.orderNo}`), 'the order is booked');
        return { ticketNos: request.tickets.map(newTicket) };
      }),
    change: (request) =>
      once('change', request.changeNo, request, () => {
        assert.ok(outcomes.has(`book ${request.changeNo}`), 'the new flights are booked');
        for (const { oldTicketNo } of request.tickets) assert.ok(valid.delete(oldTicketNo), 'it is valid');
        return { ticketNos: request.tickets.map(newTicket) };
      }),
    refund: (request) =>
      once('refund', request.refundNo, request, () => {
        for (const ticketNo of request.ticketNos) assert.ok(valid.delete(ticketNo), 'it is valid');
      }),
  };
}
