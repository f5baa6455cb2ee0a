import type { PassengerTypeID } from '../../../src/contract/flight-booking/passenger';
import type { StandardRule } from '../../../src/contract/travel-standard/shapes';
import { RULE_NAMES } from '../../../src/domain/travel-standard/violation-texts/texts.en';
import type { ReviewTexts } from './texts';

const TICKETS: Readonly<Record<PassengerTypeID, string>> = {
  1: 'Adult ticket',
  2: 'Child ticket',
  3: 'Infant ticket',
};

export default {
  heading: 'Review the order',
  amend: 'Back to edit',
  submit: 'Place order',
  submitting: 'Placing the order',
  changed: (flightNo: string, before: string, now: string) =>
    `The fare of ${flightNo} has changed from ¥${before} to ¥${now}, and is included below`,
  gone: (flightNos: readonly string[]) =>
    `The fare chosen for ${flightNos.join(', ')} is no longer sold. Please choose the flights again.`,
  reselect: 'Choose flights again',
  flights: 'Flights',
  localTimes: 'All times are local',
  flight: (flightNo: string) => `Flight ${flightNo}`,
  operatedBy: 'operated by',
  cabin: (name: string, cabin: string, discount: string) => `${name}, ${cabin}, ${discount}`,
  over: 'Over travel policy',
  approved: (applyId: string) =>
    `The over-policy parts have been approved (request ${applyId}): you can pay once the order is placed.`,
  overOf: (leg: string, rule: StandardRule) =>
    `${leg === '' ? '' : `${leg}: `}${RULE_NAMES[rule]} over policy`,
  reason: (name: string, text: string) => [name, text].filter(Boolean).join(': ') || 'No reason given',
  approvalBy: 'The order then goes to ',
  approvalNext: ' for approval. Your seats are held, and you can pay once it is approved.',
  forbidden: 'Over policy, cannot be booked: please go back and edit, or choose other flights.',
  recorded: 'Over policy is recorded with the order: you can pay once it is placed.',
  travellers: 'Passengers',
  travellersNote: (count: number) => `${count} in total; names must match the documents`,
  traveller: (name: string) => `Passenger ${name}`,
  ticket: (type: PassengerTypeID) => TICKETS[type],
  outsider: 'External',
  validUntil: (date: string) => `, valid until ${date}`,
  phone: 'Mobile',
  insurance: 'Insurance',
  noInsurance: 'None',
  costs: 'Charged to',
  costCenter: 'Cost centre',
  accountingEntity: 'Accounting entity',
  costDept: 'Department charged',
  project: 'Project',
  trip: 'Trip',
  travelType: 'Purpose of travel',
  business: 'Business',
  personal: 'Personal',
  purpose: 'Reason for travel',
  noPurpose: 'Not given',
  request: 'Request',
  requestFacts: (request: string, scope: string, budget: string) => `${request}, ${scope}, ${budget}`,
  payment: 'Payment',
  payLater: 'Chosen after ordering',
  payPersonally: 'Paid by yourself, chosen after ordering',
  contact: 'Contact',
  remark: 'Remarks',
} satisfies ReviewTexts;
