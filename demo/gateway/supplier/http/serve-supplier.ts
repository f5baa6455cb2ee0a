import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { SUPPLIER } from '../../../../src/protocol/supplier/methods';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { passengerPrice } from '../../../../src/domain/fare/passenger-price';
import { airlines } from '../../reference-data/index';
import { buildService, Refused, serve } from '../../server/service/serve';
import { pricedOffer } from '../full-fare';
import type { BookingRequest, FlightSupplier, SupplierFlight } from '../port';

interface ServedSupplier {
  supplier: FlightSupplier;
  token: string;
  clock(): Date;
  logger?: FastifyServerOptions['logger'];
}

/**
 * Serves a supplier by the protocol. The embedded one derives PNR and ticket numbers from the request, so the same
 * request has the same answer after a restart too.
 */
export function serveSupplier({ supplier, token, clock, logger = false }: ServedSupplier): FastifyInstance {
  const carriers = new Set(airlines().map(({ code }) => code));
  const prefixes = new Set(airlines().flatMap(({ ticket_prefix }) => ticket_prefix ?? []));

  /** Throws Refused. */
  async function requireFlights({ flights, passengers, tickets, exchange }: BookingRequest): Promise<void> {
    const today = shanghaiDate(clock());
    // an involuntary exchange keeps the old price, and every exchange the taxes of the first issue
    const pays = { fare: exchange?.isVoluntary ?? true, taxes: exchange === undefined };
    for (const { segmentNo, cabinCode, policyId, salePrice, ...key } of flights) {
      const found = await supplier.flight(key, today);
      const price = found?.prices.find(
        ({ unit }) => unit.cabinCode === cabinCode && unit.policyId === policyId,
      );
      if (found === undefined || price === undefined)
        throw new Refused(`flight ${segmentNo} is not sold in this class`);
      if (pays.fare && price.unit.salePrice > salePrice)
        throw new Refused(`flight ${segmentNo} is not sold at this price`);
      for (const { passengerNo, passengerTypeID } of passengers) {
        const ticket = tickets.find((one) => one.segmentNo === segmentNo && one.passengerNo === passengerNo);
        if (ticket === undefined) throw new Refused(`flight ${segmentNo} lacks the price of a passenger`);
        const owed = passengerPrice(pricedOffer(found, price.unit), passengerTypeID, today);
        if (owed === undefined || (pays.fare && ticket.salePrice < owed.salePrice))
          throw new Refused(`flight ${segmentNo} is not sold at a passenger's price`);
        if (pays.taxes && (ticket.buildFee < owed.buildFee || ticket.fuelFee < owed.fuelFee))
          throw new Refused(`flight ${segmentNo} has higher taxes`);
      }
    }
  }
  function requireCarriers(tickets: readonly { carrierCode: string }[]): void {
    if (tickets.some(({ carrierCode }) => !carriers.has(carrierCode)))
      throw new Refused('an airline is unknown');
  }
  function requireTickets(ticketNos: readonly string[]): void {
    if (ticketNos.some((ticketNo) => !prefixes.has(ticketNo.slice(0, 3))))
      throw new Refused('a ticket is unknown');
  }

  return buildService({
    token,
    logger,
    methods: [
      serve(SUPPLIER.cities, async () => ({ cities: [...(await supplier.cities())] })),
      serve(SUPPLIER.flights, async ({ leg, issueDate }) => ({
        flights: (await supplier.flights(leg, issueDate)).map(written),
      })),
      serve(SUPPLIER.connections, async ({ leg, issueDate }) => ({
        connections: (await supplier.connections(leg, issueDate)).map((connection) =>
          connection.map(written),
        ),
      })),
      serve(SUPPLIER.flight, async ({ key, issueDate }) => {
        const flight = await supplier.flight(key, issueDate);
        return { flight: flight === undefined ? null : written(flight) };
      }),
      serve(SUPPLIER.lowestFares, async ({ leg: { closed, ...leg }, issueDate, most = Infinity }) => ({
        fares: [...(await supplier.lowestFares({ ...leg, closed: new Set(closed ?? []) }, issueDate, most))],
      })),
      serve(SUPPLIER.tagInfo, async ({ productTags }) => ({
        tags: [...(await supplier.tagInfo(productTags))],
      })),
      serve(SUPPLIER.book, async (request) => {
        await requireFlights(request);
        return supplier.book(request);
      }),
      serve(SUPPLIER.issue, async (request) => {
        requireCarriers(request.tickets);
        return supplier.issue(request);
      }),
      serve(SUPPLIER.change, async (request) => {
        requireCarriers(request.tickets);
        requireTickets(request.tickets.map(({ oldTicketNo }) => oldTicketNo));
        return supplier.change(request);
      }),
      serve(SUPPLIER.refund, async (request) => {
        requireTickets(request.ticketNos);
        await supplier.refund(request);
        return {};
      }),
      serve(SUPPLIER.boarded, async (request) => supplier.boarded(request)),
    ],
  });
}

/** The embedded supplier computes rules when they are read, so that they are no properties of their own. */
const written = (flight: SupplierFlight): SupplierFlight => ({
  ...flight,
  prices: flight.prices.map(({ unit, rule }) => ({ unit, rule })),
});
