import { ServiceFailure } from '../../../../demo/gateway/server/service/service-client';
import { createEmbeddedSupplier } from '../../../../demo/gateway/supplier/embedded';
import {
  SupplierRefused,
  type FlightSupplier,
  type SupplierPrice,
} from '../../../../demo/gateway/supplier/port';

/** Embedded supplier with behaviour that a test overrides. */
export interface ControllableSupplier extends FlightSupplier {
  /** Restriction on every price of a flight queried by itself. */
  plimit: string | undefined;
  /** Fen added to every price of a flight queried by itself. */
  rise: number;
  /** Taxes of an adult at every price of a flight queried by itself; those of the embedded supplier if undefined. */
  taxes: { buildFee: number; fuelFee: number } | undefined;
  /** Number of next issue requests to refuse. */
  refusals: number;
  /** Number of next issue requests without an answer. */
  lostIssues: number;
  /** Number of issue requests so far. */
  issueRequests: number;
  /** Results of the next refund requests, in order; further ones succeed. */
  refundAnswers: ('refused' | 'lost')[];
  /** Numbers of the refunds done, once per request. */
  refunded: string[];
  /** Results of the next change requests, in order; further ones succeed. */
  changeAnswers: ('refused' | 'lost')[];
  /** Numbers of the changes done, once per request. */
  changed: string[];
  /** Tickets whose holders miss their flights; all others board. */
  noShows: Set<string>;
  /** Tickets without information on boarding. */
  boardingUnknown: Set<string>;
  /** Restores the behaviour of the embedded supplier. */
  reset(): void;
}

export function createControllableSupplier(): ControllableSupplier {
  const embedded = createEmbeddedSupplier();
  const adjust = ({ unit, rule }: SupplierPrice): SupplierPrice => ({
    unit: {
      ...unit,
      ...supplier.taxes,
      salePrice: unit.salePrice + supplier.rise,
      plimit: supplier.plimit ?? unit.plimit,
    },
    rule,
  });
  const supplier: ControllableSupplier = {
    ...embedded,
    plimit: undefined,
    rise: 0,
    taxes: undefined,
    refusals: 0,
    lostIssues: 0,
    issueRequests: 0,
    refundAnswers: [],
    refunded: [],
    changeAnswers: [],
    changed: [],
    noShows: new Set(),
    boardingUnknown: new Set(),
    async flight(key, issueDate) {
      const flight = await embedded.flight(key, issueDate);
      return flight && { ...flight, prices: flight.prices.map(adjust) };
    },
    async issue(request) {
      supplier.issueRequests += 1;
      if (supplier.lostIssues > 0) {
        supplier.lostIssues -= 1;
        throw new ServiceFailure('lost', 'the connection was lost');
      }
      if (supplier.refusals === 0) return embedded.issue(request);
      supplier.refusals -= 1;
      throw new SupplierRefused('the airline has closed the flight');
    },
    refund({ refundNo }) {
      const answer = supplier.refundAnswers.shift();
      if (answer === 'refused') return Promise.reject(new SupplierRefused('the airline has refused it'));
      supplier.refunded.push(refundNo);
      return answer === 'lost'
        ? Promise.reject(new ServiceFailure('lost', 'the connection was lost'))
        : Promise.resolve();
    },
    change(request) {
      const answer = supplier.changeAnswers.shift();
      if (answer === 'refused') return Promise.reject(new SupplierRefused('the airline has refused it'));
      supplier.changed.push(request.changeNo);
      return answer === 'lost'
        ? Promise.reject(new ServiceFailure('lost', 'the connection was lost'))
        : embedded.change(request);
    },
    boarded({ ticketNos }) {
      if (ticketNos.some((ticketNo) => supplier.boardingUnknown.has(ticketNo)))
        return Promise.reject(new ServiceFailure('lost', 'the connection was lost'));
      return Promise.resolve({ ticketNos: ticketNos.filter((ticketNo) => !supplier.noShows.has(ticketNo)) });
    },
    reset() {
      Object.assign(supplier, { plimit: undefined, rise: 0, taxes: undefined });
      Object.assign(supplier, { refusals: 0, lostIssues: 0 });
      supplier.issueRequests = 0;
      Object.assign(supplier, { refundAnswers: [], refunded: [], changeAnswers: [], changed: [] });
      Object.assign(supplier, { noShows: new Set(), boardingUnknown: new Set() });
    },
  };
  return supplier;
}
