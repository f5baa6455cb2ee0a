import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { matchOffers } from '../../../components/flight-booking/filters/matching';
import { NO_FILTERS } from '../../../components/flight-booking/filters/filters';
import { judgeOffers } from '../../../components/flight-booking/results/judging';
import { filterOptions } from '../../../components/flight-booking/filters/filter-options';
import { fareOptions } from '../../../src/domain/fare/fare-option';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { evaluateStandards } from '../../../src/domain/standard/travel-standard';
import { itinerary } from '../../support/flight-samples';
import { MAN, RULE, standard, WOMAN } from '../standard/standard-samples';
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

  it('are as they were where no standard governs', () => {
    fc.assert(
      fc.property(anyOffers, (offers) => {
        const nobody = {
          travellers: [{ name: '张伟', standard: null }],
          party: { passengers: [MAN], seats: 1 },
        };
        assert.equal(judgeOffers(offers, nobody), offers);
      }),
      { numRuns: 10 },
    );
  });

  it('narrowed to what is within leave no fare that breaks a rule, and lose none that does not', () => {
    fc.assert(
      fc.property(anyOffers, anyParty, (offers, who) => {
        const judged = judgeOffers(offers, who);
        const left = matchOffers(judged, { ...NO_FILTERS, withinOnly: true });
        const within = judged.flatMap(({ fares }) =>
          fares.filter(({ compliance }) => compliance?.violations.length === 0),
        );
        assert.deepEqual(
          left.flatMap(({ shownFares }) => shownFares),
          within,
        );
        const options = filterOptions(judged, NO_FILTERS);
        assert.equal(options.switches.withinOnly, left.length);
        assert.equal(options.isJudged, judged.length > 0);
      }),
    );
  });
});
