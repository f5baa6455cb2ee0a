import type { StaffTraveller } from '../../../src/contract/staff';
import { fareOptionOf, type FareOption } from '../../../src/domain/fare/fare-option';
import type { FareParty } from '../../../src/domain/fare/lowest-fare';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { evaluateLeg, type GovernedTraveller } from '../../../src/domain/standard/travel-standard';
import { queryMultipleStandardInfo } from '../../../src/contract/standards/standards';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import type { TravellerDraft } from '../passengers/draft';
import { findSelf } from '../passengers/find-self';
import type { Fare, Offer, Compliance } from './offers';

/** What the standards ask of a traveller. */
export type JudgedTraveller = Pick<
  TravellerDraft,
  'staffNO' | 'passagerName' | 'cardType' | 'sexTem' | 'birthDay' | 'passengerTypeID'
>;

/** Those who travel, with what governs each. */
export interface JudgedParty {
  travellers: readonly GovernedTraveller[];
  party: FareParty;
}

const INFANT = 3;

/** The standards of those who travel; without travellers, of the user alone. */
export async function readParty(
  host: Host,
  travellers: readonly JudgedTraveller[] | undefined,
): Promise<JudgedParty> {
  const self = await findSelf(host);
  const people = travellers ?? (self ? [selfOf(self)] : []);
  if (people.length === 0) return { travellers: [], party: { passengers: [], seats: 0 } };
  // whoever is not of the enterprise travels by the standard of the one who books
  const staffNOList = people.map(({ staffNO }) => staffNO || (self?.staffNO ?? ''));
  const { standardList } = await read(host, queryMultipleStandardInfo, { staffNOList });
  return {
    travellers: people.map(({ passagerName }, i) => ({
      name: passagerName,
      standard: standardList[i]?.standard ?? null,
    })),
    party: {
      passengers: people.map(({ passagerName, cardType, sexTem, birthDay }) => ({
        staffName: passagerName,
        identityCardType: cardType,
        sexTem,
        birthDay,
      })),
      seats: people.filter(({ passengerTypeID }) => passengerTypeID !== INFANT).length,
    },
  };
}

function selfOf(staff: StaffTraveller): JudgedTraveller {
  const { staffNO, staffName, identityCardType, sexTem, birthDay, passengerTypeID } = staff;
  return {
    staffNO,
    passagerName: staffName,
    cardType: identityCardType,
    sexTem,
    birthDay,
    passengerTypeID,
  };
}

/**
 * The offers of one leg with every fare held against the standards of those who travel, as of now; as they are where
 * no standard governs. `beside`: others on sale on that leg, which count for the lowest fare as they do at the gateway
 * though they cannot be chosen. All of a result set at once: what counts for the lowest fare is worked out one time.
 */
export function judgeOffers(
  offers: readonly Offer[],
  { travellers, party }: JudgedParty,
  beside: readonly Offer[] = [],
): readonly Offer[] {
  if (travellers.every(({ standard }) => standard === null)) return offers;
  const options = new Map<Fare, FareOption>();
  for (const offer of [...offers, ...beside])
    for (const fare of offer.fares)
      options.set(fare, fareOptionOf([offer.flight], [fare.unit], fare.unit.salePrice));
  const leg = { segmentNo: 1, options: [...options.values()] };
  const evaluate = evaluateLeg(leg, travellers, party, shanghaiDate(new Date()));
  const standards = travellers.flatMap(({ standard }, i) =>
    standard !== null &&
    travellers.findIndex((other) => other.standard?.standardNo === standard.standardNo) === i
      ? [standard]
      : [],
  );
  const within: Compliance = { violations: [], standards };
  return offers.map((offer) => ({
    ...offer,
    fares: offer.fares.map((fare) => {
      const option = options.get(fare);
      const violations = option === undefined ? [] : evaluate(option).violations;
      return { ...fare, compliance: violations.length === 0 ? within : { violations, standards } };
    }),
  }));
}
