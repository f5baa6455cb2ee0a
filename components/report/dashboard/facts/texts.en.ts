import type { FactKind, Product } from '../../../../src/contract/report/report';
import type { Field } from '../report-field';
import type { FactTexts } from './texts';

type By<T> = Readonly<Record<Field, T>>;

const KINDS: Readonly<Record<Product, Readonly<Record<FactKind, string>>>> = {
  flight: { bought: 'Issued', changed: 'Changed', refunded: 'Refunded', used: 'Flown' },
  train: { bought: 'Issued', changed: 'Changed', refunded: 'Refunded', used: 'Travelled' },
  car: { bought: 'Booked', changed: 'Changed', refunded: 'Cancelled', used: 'Ridden' },
  hotel: { bought: 'Booked', changed: 'Changed', refunded: 'Cancelled', used: 'Stayed' },
};
const FACTS: By<string> = {
  flight: 'ticket',
  train: 'train ticket',
  car: 'ride',
  hotel: 'stay',
  all: 'record',
};
const ALL: By<string> = {
  flight: 'Tickets',
  train: 'Train tickets',
  car: 'Rides',
  hotel: 'Stays',
  all: 'Records',
};
const SERVICES: By<string> = { flight: 'Flight', train: 'Train', car: 'Car', hotel: 'Hotel', all: 'Service' };
const CLASSES: By<string> = {
  flight: 'Cabin',
  train: 'Seat class',
  car: 'Kind of car',
  hotel: 'Room',
  all: 'Class',
};
const STARTS: By<string> = {
  flight: 'Departure',
  train: 'Departure',
  car: 'Pick-up',
  hotel: 'Check-in',
  all: 'Start',
};
const FARES: By<string> = { flight: 'Fare', train: 'Fare', car: 'Price', hotel: 'Room price', all: 'Price' };

export default {
  fact: (field: Field) => FACTS[field],
  nothing: 'Nothing in this period',
  all: (field: Field) => ALL[field],
  missed: (field: Field) => `${ALL[field]} above the lowest price`,
  kind: 'Event',
  kindOf: (kind: FactKind, product: Product) => KINDS[product][kind],
  allKinds: 'All',
  recordNo: 'Order no.',
  ticketNo: 'Ticket no.',
  staff: 'Traveller',
  service: (field: Field) => SERVICES[field],
  class: (field: Field) => CLASSES[field],
  start: (field: Field) => STARTS[field],
  lead: 'Booked ahead',
  days: (days: number) => `${days} day${days === 1 ? '' : 's'}`,
  standard: 'Travel policy',
  within: 'Within',
  over: 'Over',
  overReason: 'Reason',
  lossReason: 'Reason of change or refund',
  lossReasonOf: (reason: string, isVoluntary: boolean | null) =>
    isVoluntary === null ? reason : `${reason} (${isVoluntary ? 'voluntary' : 'involuntary'})`,
  lowest: 'Lowest at hand',
  lowestOf: (service: string, time: string, price: string) => `${service} ${time} ${price}`,
  fare: (field: Field) => FARES[field],
  fullFare: 'Full fare',
  taxes: 'Taxes',
  serviceFee: 'Service fee',
  changeFee: 'Change fee',
  refundFee: 'Refund fee',
} satisfies FactTexts;
