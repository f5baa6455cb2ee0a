/**
 * travel-portal-elements/domain: the rules of the portal for use without any screen. No I/O, no clock, no
 * dependence on the machine's time zone.
 */
export { rankAdverts, type AdvertDisplay } from './adverts';
export { ageOn } from './age';
export {
  checkBookingLimits,
  parsePlimit,
  type BookingErrorType,
  type BookingLimitsInput,
  type BookingLimitsResult,
  type BookingTip,
  type LimitedPassenger,
  type Plimit,
  type PlimitCode,
} from './booking-limits';
export { fareOptions, type FareOption } from './fare-option';
export { quoteFees, type FeeQuery, type Fees } from './fees';
export { checkIdCard, type IdCardCheck } from './id-card';
export { buildMenuTree, type MenuLevel, type MenuNode } from './menu';
export { filterMoneyInput, formatDiscount, formatPrice } from './money';
export { cheaperFares, countingFares, highestWithin, lowestFare, type FareParty } from './lowest-fare';
export { splitParty, splitTexts, type PartySplit } from './party-split';
export { permittedPages, type PermittedPages } from './pages';
export {
  cheaperInPlace,
  evaluateStandards,
  governingStandard,
  overStandardOf,
  policyOf,
  STANDARD_PRIORITY,
  type FareChoice,
  type GovernedTraveller,
  type StandardOwner,
  type StandardSubject,
} from './travel-standard';
export { websiteOf, type Website } from './website';
export type { Advert } from '../contract/adverts';
export type { WebsiteInfo } from '../contract/website';
export type {
  LowestFare,
  LowestFareRule,
  StandardEvaluation,
  StandardSnapshot,
  StandardViolation,
} from '../contract/standard-shapes';
export type { Passenger, PassengerTypeID } from '../contract/passenger';
export type { MenuItem, PermissionNode } from '../contract/permission';
