import {
  createOrder as createOrderCall,
  queryBookingPnrResult,
  queryFlightList,
  queryProductBookingLimits,
  queryTicketRuleSec,
} from '../../../src/contract/flight-booking/booking';
import { queryCityList, queryHolidayList } from '../../../src/contract/flight-booking/places';
import { queryLowestPriceCalendar, queryProductTagInfo } from '../../../src/contract/flight-booking/product';
import { queryOverlappingJourneys } from '../../../src/contract/flight-booking/overlaps';
import { closedAirlines } from '../airline-agreement/closed-airlines';
import type { AreaDeps } from '../server/deps';
import { forEachService } from '../server/enterprise-kind';
import {
  implement,
  implementOpen,
  PreparedResult,
  resultJson,
  type Implementation,
} from '../server/http/implement';
import { findOrderFor } from '../order/scope';
import { holidays } from '../reference-data/index';
import type { FlightSupplier } from '../supplier/port';
import { limitPassengerGuesses } from '../travellers/number-guesses';
import { queryLimits } from './booking-limits';
import { queryOverlaps } from './overlaps';
import { createOrder } from './create-order';
import { orderStandard } from './order-standard';
import { findOffers } from '../flight-offers/offer';
import { createPriceCalendar } from './price-calendar';
import { createFlightSearch } from './search';

export function flightBookingRoutes(deps: AreaDeps): Implementation[] {
  const { supplierOf, parameters } = deps;
  // visitors belong to no enterprise, and all suppliers name cities by the same codes
  const cityList = createCityList(supplierOf({ isSandbox: false }));
  const searchOf = forEachService(supplierOf, createFlightSearch);
  const priceCalendarOf = forEachService(supplierOf, createPriceCalendar);
  return [
    implementOpen(queryCityList, () => cityList()),

    implementOpen(queryHolidayList, async () => [...holidays()]),

    implement(
      queryFlightList,
      async ({ db, caller, now }, query) => {
        const closed = await closedAirlines(db, caller, [caller.staffNo], now);
        return searchOf(caller)(db, query, now, await parameters(db, caller.enterpriseNum, now), closed);
      },
      { asksSupplier: true },
    ),

    implement(
      queryLowestPriceCalendar,
      async ({ db, caller, now }, query) => {
        const closed = await closedAirlines(db, caller, [caller.staffNo], now);
        const limits = await parameters(db, caller.enterpriseNum, now);
        return priceCalendarOf(caller)(db, { ...query, closed }, now, limits);
      },
      { asksSupplier: true },
    ),

    implement(
      queryProductTagInfo,
      async ({ caller }, { productTags }) => [...(await supplierOf(caller).tagInfo(productTags))],
      { asksSupplier: true },
    ),

    implement(
      queryTicketRuleSec,
      async ({ db, caller, now }, { voyages }) => {
        const offers = await findOffers(supplierOf(caller), voyages, {
          now,
          parameters: await parameters(db, caller.enterpriseNum, now),
        });
        return offers.map(({ segmentNo, price }) => ({ ...price.rule, segmentNo }));
      },
      { asksSupplier: true },
    ),

    implement(queryProductBookingLimits, (context, body) => queryLimits(deps, context, body), {
      asksSupplier: true,
      beforehand: (context, { passengers, fullOrderPassengers }) =>
        limitPassengerGuesses(context, deps.config, [...fullOrderPassengers, ...passengers]),
    }),

    implement(queryOverlappingJourneys, (context, body) => queryOverlaps(deps, context, body), {
      asksSupplier: true,
      beforehand: (context, { passengers }) => limitPassengerGuesses(context, deps.config, passengers),
    }),

    implement(createOrderCall, (context, body) => createOrder(deps, context, body), {
      asksSupplier: true,
      beforehand: (context, { passengers }) => limitPassengerGuesses(context, deps.config, passengers),
    }),

    orderStandard,

    implement(queryBookingPnrResult, async ({ db, caller }, { orderNo }) => {
      const order = await findOrderFor(db, caller, orderNo);
      return { orderNo, bookingState: order.booking_state, pnr: order.pnr };
    }),
  ];
}

/**
 * Checks and serialises the cities once while the supplier's list is unchanged, because every visitor requests them.
 */
function createCityList(supplier: FlightSupplier): () => Promise<PreparedResult> {
  let kept: { cities: unknown; result: PreparedResult } | undefined;
  return async () => {
    const cities = await supplier.cities();
    if (kept?.cities !== cities)
      kept = { cities, result: new PreparedResult(resultJson(queryCityList, cities)) };
    return kept.result;
  };
}
