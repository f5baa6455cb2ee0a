import { Unavailable } from '../server/http/unavailable';
import type { FlightSupplier } from './port';

/**
 * A supplier whose every answer comes within so many ms: what takes longer throws Unavailable, and what is answered
 * after that is dropped. Nobody waits for ever, and neither does a transaction with what it has locked.
 */
export function answersInTime(supplier: FlightSupplier, timeoutMs: number): FlightSupplier {
  async function inTime<T>(what: string, answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () =>
        reject(new Unavailable(`The supplier has not answered ${what} in ${timeoutMs} ms`));
      timer = setTimeout(giveUp, timeoutMs);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
  return {
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
