import type { DraftErrors, OrderDraft, TravellerDraft } from '../../passengers/draft/draft';
import type { SubmitResult } from '../../passengers/order/submit-result';
import type { BookingState } from '../booking-state';
import type { DraftFlow } from '../flow';
import type { Choice } from '../journey';
import { summaryLegs } from '../summary-leg';
import { AT_REST } from './submission';

/** State change of an order draft; empty when there is no draft. */
type Change = Partial<BookingState>;
type DraftState = Pick<BookingState, 'draft' | 'submission'>;

/** Changes the draft and clears the errors of the changed fields. */
export function editDraft({ draft, submission }: DraftState, change: Partial<OrderDraft>): Change {
  if (!draft) return {};
  const { errors } = submission;
  const cleared = { ...errors, ...(change.travellers ? { party: [] } : {}) };
  for (const field of Object.keys(change)) {
    if (field !== 'travellers') delete cleared[field as Exclude<keyof DraftErrors, 'travellers' | 'party'>];
  }
  return { draft: { ...draft, ...change }, submission: { ...submission, errors: cleared } };
}

/** Changes one traveller, and clears the errors of the changed fields and of the whole party. */
export function changeTraveller(
  { draft, submission }: DraftState,
  key: string,
  changed: TravellerDraft,
): Change {
  if (!draft) return {};
  const { [key]: before = {}, ...others } = submission.errors.travellers;
  const old = draft.travellers.find((traveller) => traveller.key === key);
  const left = Object.entries(before).filter(
    ([field]) => old?.[field as keyof TravellerDraft] === changed[field as keyof TravellerDraft],
  );
  const travellers = left.length > 0 ? { ...others, [key]: Object.fromEntries(left) } : others;
  return {
    draft: {
      ...draft,
      travellers: draft.travellers.map((traveller) => (traveller.key === key ? changed : traveller)),
    },
    submission: { ...submission, errors: { ...submission.errors, travellers, party: [] } },
  };
}

/** Applies the outcome of a submission. `of`: the step it was sent from. */
export function applySubmitResult(
  state: Pick<BookingState, 'flow'>,
  result: SubmitResult,
  of: DraftFlow,
): Change {
  switch (result.kind) {
    case 'checked':
      // a user who has navigated elsewhere meanwhile stays there
      return state.flow === of
        ? { submission: AT_REST, flow: { ...of, step: 'review', prices: undefined }, isResumed: false }
        : { submission: AT_REST };
    case 'created': {
      const { order, isOnView } = result;
      return {
        flow: isOnView
          ? { step: 'created', legs: summaryLegs(of.choices), order }
          : { step: 'opening', orderNo: order.orderNo, wanted: 'order' },
        ahead: undefined,
        draft: undefined,
        party: undefined,
        request: undefined,
        overApplyId: '',
        droppedApplyId: '',
        isResumed: false,
        submission: AT_REST,
      };
    }
    case 'invalid':
      return { submission: { ...AT_REST, errors: result.errors }, ...returnToForm(state) };
    case 'prevented':
    case 'failed':
      return { submission: AT_REST };
    default:
      return { submission: { ...AT_REST, result } };
  }
}

/** Returns from the review to the form with its input unchanged. */
export const returnToForm = ({ flow }: Pick<BookingState, 'flow'>): Change =>
  flow.step === 'review' ? { flow: { ...flow, step: 'passengers' }, isResumed: false } : {};

export const clearSubmission = ({ submission }: Pick<BookingState, 'submission'>): Change => ({
  submission: { ...submission, result: undefined },
});

/** Returns to the form and shows an error for every missing reason. */
export function showMissingReasons(state: Pick<BookingState, 'flow' | 'submission'>): Change {
  const { result, errors } = state.submission;
  const overReasons = result?.kind === 'over-standard' ? result.missing : {};
  return {
    submission: { ...state.submission, errors: { ...errors, overReasons }, result: undefined },
    ...returnToForm(state),
  };
}

type PriceChanged = Extract<SubmitResult, { kind: 'price-changed' }>;

/** Choices with the price that the gateway returned. */
export const repriceChoices = (
  choices: readonly Choice[],
  { segmentNo, sequenceNo = 1, salePrice }: PriceChanged,
): Choice[] =>
  choices.map((choice, leg) =>
    leg + 1 === segmentNo ? withSalePrice(choice, sequenceNo, salePrice) : choice,
  );

/** `salePrice`: of the flight at `sequenceNo` within the choice. */
function withSalePrice({ offer, fare }: Choice, sequenceNo: number, salePrice: number): Choice {
  if (!fare.units) return { offer, fare: { ...fare, unit: { ...fare.unit, salePrice } } };
  const units = fare.units.map((unit) => (unit.sequenceNo === sequenceNo ? { ...unit, salePrice } : unit));
  const total = units.reduce((sum, unit) => sum + unit.salePrice, 0);
  return { offer, fare: { ...fare, units, unit: { ...fare.unit, salePrice: total } } };
}
