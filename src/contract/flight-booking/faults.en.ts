import { inEnglish } from '../fault-texts';
import { FLIGHT_BOOKING_FAULTS } from './faults';

export default inEnglish(FLIGHT_BOOKING_FAULTS, {
  flightUnknown: 'The flight does not exist or has been cancelled. Please search again.',
  priceGone: 'This fare is no longer available. Please choose another one.',
  priceChanged: 'The price has changed. Please confirm the new price before submitting',
  seatsGone: 'Not enough seats left. Please book for fewer passengers or choose another fare.',
  datePast: 'The flight has departed or is closed for booking. Please choose another one.',
  dateTooFar: 'Flights on this date cannot be booked yet.',
  bookingLimited: 'This fare is not available for these passengers.',
  bookTimeWrong: 'This fare cannot be booked at this time of day. Please choose another one or book later.',
  tooManySeatsHeld:
    'You hold the maximum number of unpaid seats. Please pay for or cancel some orders before booking again.',
  openJaw:
    'Open-jaw trips are not supported: the return must leave from where the outbound arrives, and go back to where it left.',
  journeysOverlap:
    'The passenger already has a trip at this time. Confirm that you want to book before submitting',
  budgetExceeded: 'The budget of the cost centre does not cover this.',
  budgetRunsOut: 'This goes beyond the budget of the cost centre. Confirm to go on all the same.',
  agreementClosed:
    'This agreement fare is for staff on the whitelist of the agreement only. Please choose another fare.',
  bookingRefused: 'The airline has not accepted the booking. Please choose another flight or fare.',
  passengerDuplicated: 'A passenger with the same document cannot be added twice',
});
