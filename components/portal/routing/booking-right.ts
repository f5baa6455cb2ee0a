import { OBJECT } from '../../../src/contract/permission/objects';
import type { PageElement } from './page-element';
import type { UserPermissions } from './user-permissions';

/**
 * True when the user may not book domestic flights. A message replaces the form, instead of a refusal after the search.
 */
export const isBookingDenied = (permitted: Pick<UserPermissions, 'operations'> | undefined): boolean =>
  permitted !== undefined && !permitted.operations.includes(OBJECT.bookFlight);

/** Passes the missing right to the home page, which contains a flight form among other parts. */
export const withBookingRight = (shown: PageElement, isDenied: boolean): PageElement =>
  shown.tag === 'home'
    ? { ...shown, attributes: [...shown.attributes, ['booking-denied', isDenied ? '' : undefined]] }
    : shown;
