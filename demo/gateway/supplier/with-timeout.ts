import type { SupplierMethod } from '../../../src/protocol/supplier/methods';
import { ANSWER_TIMEOUT, observeOutgoing } from '../server/metrics/outgoing';
import { Unavailable } from '../server/http/unavailable';
import type { SupplierTimeouts } from '../server/config';
import type { FlightSupplier } from './port';
import { timeoutOf } from './timeouts';

/**
 * Wraps a supplier so that every call without an answer within the time limit of its method throws Unavailable; a later
 * answer is dropped. Neither callers nor transactions with their locks then wait for ever.
 */
export function withTimeout(supplier: FlightSupplier, timeouts: SupplierTimeouts): FlightSupplier {
  async function inTime<T>(what: SupplierMethod, answer: Promise<T>): Promise<T> {
    const timeoutMs = timeoutOf(timeouts, what);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () =>
        reject(
          Object.assign(new Unavailable(`The supplier has not answered ${what} in ${timeoutMs} ms`), {
            name: ANSWER_TIMEOUT,
          }),
        );
      timer = setTimeout(giveUp, timeoutMs);
    });
    try {
      return await observeOutgoing('supplier', Promise.race([answer, late]));
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    ...(supplier.reusableMs === undefined ? {} : { reusableMs: supplier.reusableMs }),
    cities: () => inTime('cities', supplier.cities()),
    flights: (leg, issueDate) => inTime('flights', supplier.flights(leg, issueDate)),
    connections: (leg, issueDate) => inTime('connections', supplier.connections(leg, issueDate)),
    flight: (key, issueDate) => inTime('flight', supplier.flight(key, issueDate)),
    lowestFares: (leg, issueDate, most) => inTime('lowestFares', supplier.lowestFares(leg, issueDate, most)),
    tagInfo: (productTags) => inTime('tagInfo', supplier.tagInfo(productTags)),
    book: (request) => inTime('book', supplier.book(request)),
    issue: (request) => inTime('issue', supplier.issue(request)),
    change: (request) => inTime('change', supplier.change(request)),
    refund: (request) => inTime('refund', supplier.refund(request)),
    boarded: (request) => inTime('boarded', supplier.boarded(request)),
  };
}
