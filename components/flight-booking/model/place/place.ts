import type { DraftFlow, DraftStep, Flow, OrderStep } from '../flow';

/** Steps of a booking in an address; '' is the search with its flights. */
export const PLACE_STEPS = ['', 'return', 'passengers', 'review', 'order', 'pay', 'paid'] as const;
export type PlaceStep = (typeof PLACE_STEPS)[number];

/** Step of the user in a booking. `orderNo` is '' before an order exists. */
export interface BookingPlace {
  step: PlaceStep;
  orderNo: string;
}

export const START: BookingPlace = { step: '', orderNo: '' };

/** Place that an address or embedder names. An invalid one falls back to the start. */
export function readPlace(step: string, orderNo: string): BookingPlace {
  const known = PLACE_STEPS.find((name) => name === step) ?? '';
  if (isOrderStep(known)) return orderNo === '' ? START : { step: known, orderNo };
  return { step: known, orderNo: '' };
}

export const isOrderStep = (step: PlaceStep): step is OrderStep =>
  step === 'order' || step === 'pay' || step === 'paid';

const isDraftStep = (step: string): step is DraftStep => step === 'passengers' || step === 'review';

export const isDrafting = (flow: Flow): flow is DraftFlow => isDraftStep(flow.step);

/** True when the outbound flight is chosen and the return flights are searched or in view. */
export const isOnTheWayBack = (
  flow: Flow,
): flow is Extract<Flow, { step: 'searching' | 'failed' | 'choosing' }> => placeOf(flow).step === 'return';

export function placeOf(flow: Flow): BookingPlace {
  switch (flow.step) {
    case 'form':
      return START;
    case 'searching':
    case 'failed':
    case 'choosing':
      return { step: flow.choices.length > 0 ? 'return' : '', orderNo: '' };
    case 'passengers':
    case 'review':
      return { step: flow.step, orderNo: '' };
    case 'opening':
      return { step: flow.wanted, orderNo: flow.orderNo };
    case 'created':
    case 'order':
      return { step: 'order', orderNo: flow.order.orderNo };
    case 'paying':
      return { step: 'pay', orderNo: flow.order.orderNo };
    case 'done':
      return { step: 'paid', orderNo: flow.order.orderNo };
  }
}

export const isSamePlace = (a: BookingPlace, b: BookingPlace): boolean =>
  a.step === b.step && a.orderNo === b.orderNo;
