import { createEmbeddedSupplier } from '../../demo/gateway/supplier/embedded';
import { SupplierRefused, type FlightSupplier } from '../../demo/gateway/supplier/port';
import type { Manner } from './messages';

/** Embedded supplier with a settable manner. */
export interface MannerlySupplier extends FlightSupplier {
  /**
   * Sets the manner, and sends pending late answers now. `issued`: orders whose tickets it has issued, and refunds it
   * has made.
   */
  behave(manner: Manner, issued: readonly string[]): void;
}

const NEVER = new Promise<never>(() => undefined);

/**
 * `noteDone` is called when the airline has issued the tickets of an order or made a refund, whether or not the gateway
 * gets the answer.
 */
export function createMannerlySupplier(noteDone: (orderNo: string) => void): MannerlySupplier {
  const embedded = createEmbeddedSupplier();
  const known = new Set<string>();
  let manner: Manner = 'answers';
  let onTime = Promise.resolve();
  let endLateness = () => {};

  async function answer<T>(carryOut: () => Promise<T>): Promise<T> {
    if (manner === 'isSilent') return NEVER;
    const answered = await carryOut();
    await onTime;
    return answered;
  }

  return {
    ...embedded,
    flight: (key, issueDate) => answer(() => embedded.flight(key, issueDate)),
    book: (request) => answer(() => embedded.book(request)),
    issue: (request) =>
      answer(async () => {
        const { orderNo } = request;
        if (manner === 'refuses' && !known.has(orderNo)) {
          throw new SupplierRefused('the airline has closed the flight');
        }
        known.add(orderNo);
        noteDone(orderNo);
        return embedded.issue(request);
      }),
    refund: (request) =>
      answer(async () => {
        const { refundNo } = request;
        if (manner === 'refuses' && !known.has(refundNo)) {
          throw new SupplierRefused('the airline gives nothing back');
        }
        known.add(refundNo);
        noteDone(refundNo);
        return embedded.refund(request);
      }),
    change: (request) =>
      answer(async () => {
        const { changeNo } = request;
        if (manner === 'refuses' && !known.has(changeNo)) {
          throw new SupplierRefused('the airline changes nothing');
        }
        known.add(changeNo);
        noteDone(changeNo);
        return embedded.change(request);
      }),
    boarded: (request) => answer(() => embedded.boarded(request)),
    behave(next, issued) {
      for (const orderNo of issued) known.add(orderNo);
      manner = next;
      endLateness();
      onTime =
        next === 'isLate'
          ? new Promise((resolve) => {
              endLateness = resolve;
            })
          : Promise.resolve();
    },
  };
}
