import { OBJECT } from '../../../src/contract/permission/objects';
import type { PageElement } from './page-element';
import type { Permitted } from './permitted';

/** The user may not book domestic flights: they are told so in the place of the form, and not once they search. */
export const isBookingDenied = (permitted: Pick<Permitted, 'operations'> | undefined): boolean =>
  permitted !== undefined && !permitted.operations.includes(OBJECT.bookFlight);

/** The home page has a form for flights among other things. */
export const withBookingRight = (shown: PageElement, isDenied: boolean): PageElement =>
  shown.tag === 'home'
    ? { ...shown, attributes: [...shown.attributes, ['booking-denied', isDenied ? '' : undefined]] }
    : shown;
