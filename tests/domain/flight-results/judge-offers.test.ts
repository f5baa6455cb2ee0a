import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { matchOffers } from '../../../components/flight-booking/filters/match-offers';
import { NO_FILTERS } from '../../../components/flight-booking/filters/filters';
import { explainOffers, judgeOffers } from '../../../components/flight-booking/results/offers/judge-offers';
import { filterOptions } from '../../../components/flight-booking/filters/filter-options';
import type { Fare } from '../../../components/flight-booking/results/offers/offers';
import { STANDARD_RULES } from '../../../src/contract/travel-standard/shapes';
import { fareOptionOf, fareOptions } from '../../../src/domain/fare/fare-option';
import { obstaclesFor } from '../../../src/domain/fare/obstacle';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { evaluateStandards } from '../../../src/domain/travel-standard/travel-standard';
import { itinerary } from '../../support/flight-samples';
import { MAN, RULE, standard, WOMAN } from '../travel-standard/standard-samples';
import { anyOffers } from './offers';

const anyStandard = fc
  .record({
    maxCabinType: fc.constantFrom(1 as const, 2 as const, 3 as const),
    maxPrice: fc.constantFrom(null, 50_000),
    economy: fc.constantFrom(null, 60),
    minutes: fc.constantFrom(null, 0, 60, 120),
    policy: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  })
  .map(({ economy, minutes, ...rest }) =>
    standard({
      ...rest,
      discountCaps: { economy, business: null, first: null },
      lowestFare: minutes === null ? null : { ...RULE, minutes },
    }),
  );
const anyParty = fc
  .tuple(anyStandard, fc.option(anyStandard.map((other) => ({ ...other, standardNo: 'S2' }))))
  .map(([first, second]) => ({
    travellers: [
      { name: '张伟', standard: first },
      { name: '王芳', standard: second },
    ],
    party: { passengers: [MAN, WOMAN], seats: 2 },
  }));

describe('the results held against the standards', () => {
  it('stand as the gateway’s evaluation of each choice by itself says', () => {
    fc.assert(
      fc.property(anyOffers, anyParty, (list, who) => {
        const options = fareOptions(
          list.map(({ flight, fares }) =>
            itinerary(
              flight,
              fares.map(({ unit }) => unit),
            ),
          ),
        );
        const today = shanghaiDate(new Date());
        for (const { flight, fares } of judgeOffers(list, who)) {
          for (const { unit, compliance } of fares) {
            const selected = options.find(
              (option) => option.flightNo === flight.flightNo && option.policyId === unit.policyId,
            );
            assert.ok(selected && compliance);
            const choice = { segmentNo: 1, selected, options };
            const [expected] = evaluateStandards([choice], who.travellers, who.party, today).segments;
            assert.deepEqual(compliance.violations, expected?.violations);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('stand among all that is on sale on the leg, also where some of it cannot be chosen', () => {
    fc.assert(
      fc.property(anyOffers, fc.nat(25), anyParty, (list, chosen, who) => {
        const [shown, beside] = [list.slice(0, chosen), list.slice(chosen)];
        assert.deepEqual(judgeOffers(shown, who, beside), judgeOffers(list, who).slice(0, shown.length));
      }),
      { numRuns: 60 },
    );
  });

  it('are explained as they were judged: violations, the lowest fare, and all rules met', () => {
    fc.assert(
      fc.property(anyOffers, anyParty, (list, who) => {
        const explain = explainOffers(list, who);
        for (const offer of judgeOffers(list, who)) {
          for (const fare of offer.fares) {
            const told = explain(offer, fare);
            assert.ok(told && fare.compliance);
            const { violations } = fare.compliance;
            assert.deepEqual(
              told.rules
                .filter(({ isOver }) => isOver)
                .map(({ rule, threshold, actual, lowest }) => ({ rule, threshold, actual, lowest })),
              STANDARD_RULES.flatMap((name) => violations.filter(({ rule }) => rule === name)).map(
                ({ rule, threshold, actual, lowest }) => ({ rule, threshold, actual, lowest }),
              ),
            );
            assert.equal(told.policy === null, violations.length === 0);
            assert.ok(told.rules.some(({ rule }) => rule === 'cabin'));
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are without a mark where no standard governs, and unchanged for an unknown traveller', () => {
    fc.assert(
      fc.property(anyOffers, (offers) => {
        const party = { passengers: [MAN], seats: 1 };
        for (const { fares } of judgeOffers(offers, {
          travellers: [{ name: '张伟', standard: null }],
          party,
        }))
          assert.ok(fares.every(({ compliance }) => compliance === undefined));
        assert.equal(judgeOffers(offers, { travellers: [], party: undefined }), offers);
      }),
      { numRuns: 10 },
    );
  });

  it('have fares that the travellers can buy now first, and the lowest of these as the lowest', () => {
    fc.assert(
      fc.property(anyOffers, anyParty, fc.constantFrom(1 as const, 2 as const), (offers, who, bookTime) => {
        const party = { ...who.party, bookTime };
        const obstacleOf = obstaclesFor(party);
        const judged = judgeOffers(offers, { ...who, party });
        for (const { flight, fares } of judged) {
          for (const { unit, obstacle } of fares)
            assert.equal(obstacle, obstacleOf(fareOptionOf([flight], [unit], unit.salePrice)));
          const theirs = fares.filter(({ obstacle }) => obstacle === undefined);
          assert.deepEqual(fares.slice(0, theirs.length), theirs);
          const lowest = Math.min(...theirs.map(({ unit }) => unit.salePrice));
          for (const { unit, obstacle, isLowest } of fares)
            assert.equal(isLowest, obstacle === undefined && unit.salePrice === lowest);
        }
        for (const row of matchOffers(judged, NO_FILTERS)) {
          const { cheapest, outOfReach, lowest } = row;
          assert.equal(lowest, cheapest.unit.salePrice);
          if (outOfReach) {
            assert.ok(outOfReach.obstacle !== undefined && outOfReach.unit.salePrice < lowest);
          } else if (cheapest.obstacle === undefined) {
            assert.equal(lowest, Math.min(...row.fares.map(({ unit }) => unit.salePrice)));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('limited to compliant flights leave those with a compliant bookable fare, and no other fare', () => {
    fc.assert(
      fc.property(anyOffers, anyParty, (offers, who) => {
        const judged = judgeOffers(offers, who);
        const left = matchOffers(judged, { ...NO_FILTERS, withinOnly: true });
        const isWithin = ({ compliance }: Fare) => compliance?.violations.length === 0;
        const expected = judged.filter(({ fares }) =>
          fares.some((fare) => fare.obstacle === undefined && isWithin(fare)),
        );
        assert.deepEqual(
          left.map(({ key, shownFares }) => [key, shownFares]),
          expected.map(({ key, fares }) => [key, fares.filter(isWithin)]),
        );
        const options = filterOptions(judged, NO_FILTERS);
        assert.equal(options.switches.withinOnly, left.length);
        assert.equal(options.isJudged, judged.length > 0);
      }),
    );
  });
});
