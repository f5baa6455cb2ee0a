import type { Flight } from '../../../src/contract/flight-booking/booking';
import { addDays } from '../../../src/domain/shanghai-time';
import { quoteFees } from '../../../src/domain/fare/fees';
import { BOOKING_CLASSES, LOW_COST_CLASSES } from './fares/booking-classes';
import { cabinSeats } from './fares/cabins';
import { carrierProfile } from './timetable/carrier-profiles';
import { airportName } from './cities';
import { demandOf } from './fares/demand';
import { fullFares } from './fares/fares';
import { isFeederLine } from './timetable/fleet';
import { seedOf } from './hash';
import { mealOf } from './meals';
import type { Network, Route } from './timetable/network';
import { offersOf } from './fares/offers';
import type { SupplierFlight } from './port';
import { priceUnits } from './fares/price-units';
import { restrictionsOf } from './fares/restrictions';
import { seatsOf } from './seats';
import { terminalOf } from './timetable/terminals';
import type { ScheduledFlight } from './timetable/timetable';
import type { TravelDay } from './timetable/travel-calendar';

const DAY_MINUTES = 1440;

/** Data shared by all flights of a route on a day. */
interface RouteDay {
  network: Network;
  route: Route;
  day: TravelDay;
  /** Taxes of tickets issued that day, by whether the line is a feeder line. */
  fees(isFeeder: boolean): Taxes;
}

interface Taxes {
  buildFee: number;
  fuelFee: number;
}

/** `issueDate`: the day the tickets would be issued, Shanghai. */
export function routeDay(network: Network, route: Route, day: TravelDay, issueDate: string): RouteDay {
  const known = new Map<boolean, Taxes>();
  return {
    network,
    route,
    day,
    fees(isFeeder) {
      const fees = known.get(isFeeder) ?? feesOf(route.distance, issueDate, isFeeder);
      known.set(isFeeder, fees);
      return fees;
    },
  };
}

/** A flight of the timetable on one day, with its seats and prices. */
export function flightOn(scheduled: ScheduledFlight, routeDay: RouteDay): SupplierFlight {
  const { network, route, day } = routeDay;
  const { flightNo, carrier, operatingCarrier, aircraft } = scheduled;
  const operator = carrierProfile(operatingCarrier);
  // A codeshare has the cabins, seats and baggage of the operating airline.
  const lowCost = !network.airline(operatingCarrier).fullService;
  const cabins = cabinSeats(aircraft, { lowCost, firstInNarrow: operator.firstInNarrow });
  const classes = lowCost ? LOW_COST_CLASSES : BOOKING_CLASSES;
  const inventoryKey = `${scheduled.operatingFlightNo}/${route.from.iata}${route.to.iata}/${day.date}`;
  const demand = demandOf(day, scheduled.departure, seedOf(inventoryKey));
  const seats = seatsOf(classes, cabins, demand, inventoryKey);
  const fares = fullFares(route, carrier, { lowCost, day, cabins });
  const isFeeder = isFeederLine(operator, route);
  const seed = seedOf(`${flightNo}/${day.date}`);
  const offers = offersOf(
    classes.filter(({ code }) => (seats[code] ?? 0) > 0),
    { carrier, lowCost, restrictions: restrictionsOf(scheduled, day.number), seats, seed },
  );
  const fees = routeDay.fees(isFeeder);
  const airline = network.airline(carrier);
  const prices = priceUnits(offers, { airline, lowCost, fares, fees, seats, demand, seed });
  // frozen, because callers share the cached object
  Object.freeze(prices);
  return Object.freeze({
    flight: Object.freeze(describe(scheduled, routeDay)),
    isFeeder,
    inventoryKey,
    seats: Object.freeze(seats),
    fullFares: Object.freeze(fares),
    prices,
  });
}

function feesOf(distance: number, issueDate: string, isFeeder: boolean): Taxes {
  const { buildFee, fuelFee } = quoteFees({ passengerTypeID: 1, distance, issueDate, isFeeder });
  if (fuelFee === null) throw new RangeError(`The fuel fee of tickets issued on ${issueDate} is not known`);
  return { buildFee, fuelFee };
}

function describe(scheduled: ScheduledFlight, { network, route, day }: RouteDay): Flight {
  const { flightNo, carrier, operatingFlightNo, operatingCarrier, departure, arrival, stop, aircraft } =
    scheduled;
  const airline = network.airline(carrier);
  const operator = network.airline(operatingCarrier);
  const isShare = flightNo !== operatingFlightNo;
  return {
    flightNo,
    carrierCode: carrier,
    carrierFullName: airline.name_zh,
    carrierShortName: airline.short_zh,
    takeOffTime: wallClock(day.date, departure),
    arrTime: wallClock(day.date, arrival),
    depAirportCode: route.from.iata,
    depAirportName: airportName(route.from),
    depCityName: route.from.city_zh,
    arrAirportCode: route.to.iata,
    arrAirportName: airportName(route.to),
    arrCityName: route.to.city_zh,
    terminals: {
      dep: terminalOf(route.from, operatingCarrier),
      arr: terminalOf(route.to, operatingCarrier),
    },
    distance: route.distance,
    isShare,
    operatingFlightNo: isShare ? operatingFlightNo : '',
    operatingCarrierName: isShare ? operator.short_zh : '',
    stopInfos: stop
      ? [
          {
            cityName: stop.airport.city_zh,
            airportCode: stop.airport.iata,
            airportName: airportName(stop.airport),
            arrTime: wallClock(day.date, stop.arrival),
            takeOffTime: wallClock(day.date, stop.departure),
          },
        ]
      : [],
    planeCode: aircraft.planeCode,
    planeName: aircraft.name_zh,
    planeSize: aircraft.size,
    duration: arrival - departure,
    mealFlag: mealOf(operator, departure, arrival - departure),
  };
}

/** YYYY-MM-DDTHH:mm; minutes may exceed midnight. */
function wallClock(date: string, minutes: number): string {
  const days = Math.floor(minutes / DAY_MINUTES);
  const minute = minutes % DAY_MINUTES;
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${days === 0 ? date : addDays(date, days)}T${clock}`;
}
