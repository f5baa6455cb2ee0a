import type { LowestFareRule, StandardSnapshot } from '../../../src/contract/travel-standard/shapes';
import type { FareOption } from '../../../src/domain/fare/fare-option';

/** A fare of 1,000 yuan in economy at 10:00, at 50 % of the full fare, for anyone, with nine seats or more. */
export function fare(changes: Partial<FareOption> & { plimit?: string } = {}): FareOption {
  const { plimit = '', ...own } = changes;
  const takeOffTime = own.takeOffTime ?? '2026-12-01T10:00';
  return {
    flightNo: 'CA1001',
    takeOffTime,
    salePrice: 100_000,
    cabinType: 1,
    cabinCode: 'Y',
    policyId: 'STD',
    discount: 50,
    seatCount: 9,
    limits: [{ depDate: takeOffTime.slice(0, 10), plimit }],
    bookTimes: [],
    isShared: false,
    isConnection: false,
    arrAirportCode: 'SHA',
    travelMinutes: 130,
    ...own,
  };
}

export const RULE: LowestFareRule = {
  minutes: 120,
  tolerance: { kind: 'amount', value: 0 },
  withShared: false,
  withConnections: false,
};

/** A standard that no fare violates until a test changes it. */
export function standard(changes: Partial<StandardSnapshot> = {}): StandardSnapshot {
  return {
    standardNo: 'S1',
    standardName: '标准',
    scope: 'grade',
    maxCabinType: 3,
    discountCaps: { economy: null, business: null, first: null },
    maxPrice: null,
    advanceDays: 0,
    lowestFare: null,
    policy: 1,
    ...changes,
  };
}

export const MAN = { staffName: '张伟', identityCardType: 0, sexTem: 0, birthDay: '1990-01-01' };
export const WOMAN = { ...MAN, staffName: '王芳', sexTem: 1 };
