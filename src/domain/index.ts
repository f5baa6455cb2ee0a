/**
 * travel-portal-elements/domain: the rules of the portal for use without any screen. No I/O, no clock, no dependence on
 * the machine's time zone.
 */
export { rankAdverts, type AdvertDisplay } from './portal/adverts';
export { ageOn } from './passenger/age';
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
} from './booking-limits/booking-limits';
export { fareOptions, type FareOption } from './fare/fare-option';
export { quoteFees, type FeeQuery, type Fees } from './fare/fees';
export { checkIdCard, type IdCardCheck } from './passenger/id-card';
export { buildMenuTree, type MenuLevel, type MenuNode } from './portal/menu';
export { formatDiscount } from './money/discount';
export { filterMoneyInput, formatPrice } from './money/money';
export { cheaperFares, countingFares, highestWithin, lowestFare } from './fare/lowest-fare';
export { obstaclesFor, type FareParty, type Obstacle } from './fare/obstacle';
export { splitParty, splitTexts, type PartySplit } from './booking-limits/party-split';
export { permittedPages, type PermittedPages } from './portal/pages';
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
} from './travel-standard/travel-standard';
export { websiteOf, type Website } from './portal/website';
export type { Advert } from '../contract/adverts';
export type { WebsiteInfo } from '../contract/website/website';
export type {
  LowestFare,
  LowestFareRule,
  StandardEvaluation,
  StandardSnapshot,
  StandardViolation,
} from '../contract/travel-standard/shapes';
export type { Passenger, PassengerTypeID } from '../contract/flight-booking/passenger';
export type { MenuItem, PermissionNode } from '../contract/permission/permission';
