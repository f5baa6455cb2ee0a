import { createEmbeddedSupplier } from '../../demo/gateway/supplier/embedded';
import { SupplierRefused, type FlightSupplier } from '../../demo/gateway/supplier/port';
import type { Manner } from './messages';

/** The embedded supplier, in a manner that can be commanded. */
export interface MannerlySupplier extends FlightSupplier {
  /** From now on; what is to be answered late is answered now. `issued`: orders whose tickets it has issued. */
  behave(manner: Manner, issued: readonly string[]): void;
}

const NEVER = new Promise<never>(() => undefined);

/** `noteIssued`: tickets of this order are the airline's from now on, whether or not anybody is told. */
export function createMannerlySupplier(noteIssued: (orderNo: string) => void): MannerlySupplier {
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
        noteIssued(orderNo);
        return embedded.issue(request);
      }),
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
