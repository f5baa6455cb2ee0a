import type * as v from 'valibot';
import { areLowFares, isOnLeg, joins } from '../../../../src/protocol/supplier/fit';
import { SUPPLIER, type SupplierMethod } from '../../../../src/protocol/supplier/methods';
import { IDEMPOTENCY_HEADER, REFUSED_STATUS, Refusal, type Method } from '../../../../src/protocol/service';
import {
  checkedAnswer,
  createServiceClient,
  ServiceFailure,
  type ServiceSettings,
} from '../../server/service/service-client';
import type { SupplierTimeouts } from '../../server/config';
import { SupplierRefused, type FlightKey, type FlightSupplier, type SupplierFlight } from '../port';
import { timeoutOf } from '../timeouts';
import { frozen } from './frozen';
import { RecentAnswers } from './recent-answers';

const NAME = 'the supplier';
/** A day of the busiest route between cities with several airports has some 3 MB. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Time for which flights and connections of a leg are reused: a search and the checks after it ask once. */
const FLIGHTS_MS = 60_000;
const CITIES_MS = 10 * 60_000;
/** Limit of the reused flights: some 30 MB. */
const KEPT_FLIGHTS = 3000;

type Answer<M extends SupplierMethod> = v.InferOutput<(typeof SUPPLIER)[M]['answer']>;
type Request<M extends SupplierMethod> = v.InferOutput<(typeof SUPPLIER)[M]['request']>;

export interface SupplierSettings extends Omit<ServiceSettings, 'timeoutMs'> {
  timeouts: SupplierTimeouts;
}

export interface HttpSupplier extends FlightSupplier {
  /** Ends all calls and connections. */
  close(): void;
}

/**
 * A supplier behind `SUPPLIER_URL`. Every answer is checked by the protocol before any part of it is used. A change
 * whose outcome is unknown throws ServiceFailure. `noteBroken` is told of every answer against the protocol.
 */
export function createHttpSupplier(
  { timeouts, ...settings }: SupplierSettings,
  noteBroken: (failure: ServiceFailure) => void = () => undefined,
): HttpSupplier {
  const client = createServiceClient(NAME, { ...settings, timeoutMs: timeouts.check });
  const cities = new RecentAnswers<Answer<'cities'>['cities']>(CITIES_MS, 1, () => 1);
  const flights = new RecentAnswers<readonly SupplierFlight[]>(
    FLIGHTS_MS,
    KEPT_FLIGHTS,
    ({ length }) => 1 + length,
  );
  const connections = new RecentAnswers<Answer<'connections'>['connections']>(
    FLIGHTS_MS,
    KEPT_FLIGHTS,
    (found) => 1 + found.flat().length,
  );

  /** Throws SupplierRefused for a change that was definitely not made, ServiceFailure for all other failures. */
  async function ask<M extends SupplierMethod>(
    name: M,
    request: Request<M>,
    isFitting: (answer: Answer<M>) => boolean = () => true,
  ): Promise<Answer<M>> {
    const { path, answer: schema, keyOf } = SUPPLIER[name] as Method;
    const changes = keyOf !== undefined;
    try {
      const answered = await client.send({
        path,
        body: request,
        headers: changes ? { [IDEMPOTENCY_HEADER]: keyOf(request) } : {},
        changes,
        mostBytes: MOST_BYTES,
        timeoutMs: timeoutOf(timeouts, name),
      });
      if (answered.status === REFUSED_STATUS) {
        const { reason } = checkedAnswer(NAME, { path }, Refusal, answered);
        if (changes) throw new SupplierRefused(reason);
        throw new ServiceFailure('status', `${NAME} refused ${path}: ${reason}`);
      }
      if (answered.status !== 200)
        throw new ServiceFailure('status', `${NAME} answered ${path} with HTTP ${answered.status}`);
      const answer = checkedAnswer(NAME, { path }, schema, answered) as Answer<M>;
      if (!isFitting(answer))
        throw new ServiceFailure('broken', `${NAME} answered ${path} with something else`);
      return answer;
    } catch (error) {
      if (error instanceof ServiceFailure && error.kind === 'broken') noteBroken(error);
      throw error;
    }
  }

  const allCities = () => cities.getOrAsk('', async () => frozen((await ask('cities', {})).cities));

  return {
    reusableMs: FLIGHTS_MS,
    cities: allCities,
    flights: ({ depCode, arrCode, depDate }, issueDate) =>
      flights.getOrAsk([depCode, arrCode, depDate, issueDate].join(), async () => {
        const leg = { depCode, arrCode, depDate };
        const served = await allCities();
        const answer = await ask('flights', { leg, issueDate }, (given) =>
          given.flights.every((flight) => isOnLeg(served, leg, [flight])),
        );
        return frozen(answer.flights);
      }),
    connections: ({ depCode, arrCode, depDate }, issueDate) =>
      connections.getOrAsk([depCode, arrCode, depDate, issueDate].join(), async () => {
        const leg = { depCode, arrCode, depDate };
        const served = await allCities();
        const answer = await ask('connections', { leg, issueDate }, (given) =>
          given.connections.every((flights) => isOnLeg(served, leg, flights) && joins(served, flights)),
        );
        return frozen(answer.connections);
      }),
    async flight({ flightNo, depAirportCode, arrAirportCode, depDate }, issueDate) {
      const key = { flightNo, depAirportCode, arrAirportCode, depDate };
      const { flight } = await ask('flight', { key, issueDate }, (answer) => isOf(key, answer.flight));
      return flight ?? undefined;
    },
    async lowestFares(leg, issueDate, most) {
      const { depCode, arrCode, depAirports, arrAirports, depDate, seats, closed } = leg;
      const request = {
        leg: {
          depCode,
          arrCode,
          depDate,
          seats,
          ...(depAirports && { depAirports: [...depAirports] }),
          ...(arrAirports && { arrAirports: [...arrAirports] }),
          ...(closed && closed.size > 0 && { closed: [...closed] }),
        },
        issueDate,
        ...(Number.isFinite(most) && { most }),
      };
      const { fares } = await ask('lowestFares', request, (given) => areLowFares(given.fares, leg));
      return fares.slice(0, most);
    },
    tagInfo: async (productTags) => (await ask('tagInfo', { productTags: [...productTags] })).tags,
    book: ({ orderNo, flights: booked, passengers, tickets, holdUntil, exchange }) =>
      ask('book', {
        orderNo,
        flights: [...booked],
        passengers: [...passengers],
        tickets: [...tickets],
        holdUntil,
        ...(exchange && { exchange: { ...exchange, oldTicketNos: [...exchange.oldTicketNos] } }),
      }),
    issue: ({ orderNo, tickets }) =>
      ask('issue', { orderNo, tickets: [...tickets] }, hasAsMany(tickets.length)),
    change: ({ changeNo, isVoluntary, tickets }) =>
      ask('change', { changeNo, isVoluntary, tickets: [...tickets] }, hasAsMany(tickets.length)),
    async refund({ refundNo, isVoluntary, ticketNos, refundAmounts }) {
      const amounts = { ticketNos: [...ticketNos], refundAmounts: [...refundAmounts] };
      await ask('refund', { refundNo, isVoluntary, ...amounts });
    },
    boarded: ({ flight, ticketNos }) =>
      ask('boarded', { flight, ticketNos: [...ticketNos] }, (answer) =>
        answer.ticketNos.every((ticketNo) => ticketNos.includes(ticketNo)),
      ),
    close: () => client.close(),
  };
}

const hasAsMany =
  (count: number) =>
  ({ ticketNos }: { ticketNos: readonly string[] }): boolean =>
    ticketNos.length === count;

/** Returns whether an answer is about the flight that was asked for. */
const isOf = (key: FlightKey, found: SupplierFlight | null): boolean =>
  found === null ||
  (found.flight.flightNo === key.flightNo &&
    found.flight.depAirportCode === key.depAirportCode &&
    found.flight.arrAirportCode === key.arrAirportCode &&
    found.flight.takeOffTime.startsWith(key.depDate));
