import { loadChunk } from '../../../../src/element/runtime/chunk';
import type { OverlappingJourney } from '../../../../src/contract/flight-booking/overlaps';
import type { Booking } from '../booking';
import type { Choice, Drafting } from '../flow';
import { AT_REST, NO_ERRORS } from './submission';
import { uncertain } from './unanswered';
import { lastDate } from '../legs';
import { summaryLegs } from '../summary-leg';
import {
  blankDraft,
  type DraftErrors,
  type OrderDraft,
  type TravellerDraft,
} from '../../passengers/draft/draft';
import { findSelf } from '../../passengers/travellers/find-self';
import { costOf, forFlight, travellerOf } from '../../passengers/travellers/travellers';
import type { TravelRequest } from '../../requests/request';
import { isDrafting } from '../place/place';
import type { createSubmitting, Submitting, SubmitResult } from '../../passengers/order/submitting';
import type { Asking } from '../../standards/asking';

type Ordering = ReturnType<typeof createOrdering>;
const made = new WeakMap<Booking, Ordering>();

/** What is done with the order of a booking while it is put together and sent; its code comes with the order's form. */
export function orderingOf(booking: Booking): Ordering {
  const ordering = made.get(booking) ?? createOrdering(booking);
  made.set(booking, ordering);
  return ordering;
}

function createOrdering({ host, store: { getState, setState } }: Booking) {
  /** They hold what was sent without an answer; made when first needed, as their code comes late. */
  let submitter: Submitting | undefined;
  let asking: Asking | undefined;

  /** What is sent without an answer is known to the store, which outlives the page. */
  function startSubmitting(create: typeof createSubmitting): Submitting {
    const { unanswered } = getState();
    const started = create(host, {
      open: unanswered?.what === 'order' ? unanswered.sent : undefined,
    });
    started.intent.store.subscribe(({ open }) =>
      setState({ unanswered: open && { what: 'order', sent: open } }),
    );
    return started;
  }

  async function startAsking(): Promise<Asking> {
    const { createAsking } = await loadChunk(() => import('../../standards/asking'));
    const { unanswered } = getState();
    const started = createAsking(host, {
      open: unanswered?.what === 'application' ? unanswered.sent : undefined,
    });
    started.intent.store.subscribe(({ open }) =>
      setState({ unanswered: open && { what: 'application', sent: open } }),
    );
    return started;
  }

  /** A new order starts with the user as contact, and as traveller unless others were chosen or a request names them. */
  async function startDraft(choices: readonly Choice[]): Promise<void> {
    try {
      const self = await findSelf(host, { signIn: true });
      const flightDate = lastDate(choices);
      const { request, party } = getState();
      const travellers =
        party?.travellers.map((traveller) => forFlight(traveller, flightDate)) ??
        (request && (await requestTravellers(request, flightDate)));
      const { travelType } = getState();
      setState({
        draft: self
          ? {
              ...blankDraft(self.staffNO),
              travelType,
              travellers: travellers ?? [travellerOf(self, flightDate)],
              contactName: self.staffName,
              contactPhone: self.phone,
              travelPurpose: request?.trip.purposeName ?? '',
              cost: costOf(self),
            }
          : { ...blankDraft(''), travelType, travellers: travellers ?? [] },
      });
    } catch (error) {
      const { party, travelType } = getState();
      setState({ draft: { ...blankDraft(''), travelType, travellers: party?.travellers ?? [] } });
      host.report(error);
    }
  }

  async function requestTravellers({ trip }: TravelRequest, flightDate: string): Promise<TravellerDraft[]> {
    const { findRequestTravellers } = await loadChunk(() => import('../../requests/request-travellers'));
    return findRequestTravellers(host, trip.travellers, flightDate);
  }

  function tell(error: unknown): void {
    host.report(error);
    if (error instanceof Error) host.notify({ as: 'box', text: error.message, delayMs: 0 });
  }

  async function submitting(
    run: (submitter: Submitting, flow: Drafting, draft: OrderDraft) => Promise<SubmitResult>,
  ): Promise<void> {
    const { flow, draft, submission } = getState();
    if (!isDrafting(flow) || !draft || submission.busy) return;
    setState({ submission: { busy: true, errors: submission.errors, result: undefined } });
    const result = await loadChunk(() => import('../../passengers/order/submitting'))
      .then((code) => {
        submitter ??= startSubmitting(code.createSubmitting);
        return run(submitter, flow, draft);
      })
      .catch((error: unknown): SubmitResult => ({ kind: 'failed', error }));
    const rest = { busy: false, errors: NO_ERRORS, result: undefined };
    switch (result.kind) {
      case 'checked':
        setState({ submission: AT_REST });
        // whoever has gone elsewhere meanwhile stays there
        if (getState().flow === flow) {
          setState({ flow: { ...flow, step: 'review', prices: undefined }, isResumed: false });
        }
        return;
      case 'created': {
        const { order, isOnView } = result;
        setState({
          flow: isOnView
            ? { step: 'created', legs: summaryLegs(flow.choices), order }
            : { step: 'opening', orderNo: order.orderNo, wanted: 'order' },
          ahead: undefined,
          draft: undefined,
          party: undefined,
          request: undefined,
          overApplyId: '',
          droppedApplyId: '',
          isResumed: false,
          submission: AT_REST,
        });
        host.emit('tp-order-created', { orderNo: order.orderNo, totalAmount: order.totalAmount });
        return;
      }
      case 'invalid':
        setState({ submission: { ...rest, errors: result.errors } });
        amend();
        return;
      case 'prevented':
        setState({ submission: rest });
        return;
      case 'failed':
        setState({ submission: rest });
        tell(result.error);
        return;
      default:
        setState({ submission: { ...rest, result } });
    }
  }

  /**
   * From the form, once nothing is against it, to the review; from there the order is sent. `confirmed`: what the
   * travellers have at that time, as the user has just been told. `isOverBudget`: they go on although budgets do not cover it.
   */
  const proceed = (confirmed: readonly OverlappingJourney[] = [], isOverBudget = false) =>
    submitting((made, { step, choices }, draft) => {
      made.confirmOverlaps(confirmed);
      if (isOverBudget) made.confirmBudgets();
      const { request, overApplyId, unanswered } = getState();
      if (unanswered) return Promise.resolve(uncertain(unanswered.what));
      const under = { request, overApplyId };
      return step === 'review' ? made.submit(choices, draft, under) : made.check(choices, draft, under);
    });

  /** From the review back to the form, everything typed as it was. */
  function amend(): void {
    const { flow } = getState();
    if (flow.step === 'review') setState({ flow: { ...flow, step: 'passengers' }, isResumed: false });
  }

  const dismiss = () => setState(({ submission }) => ({ submission: { ...submission, result: undefined } }));

  return {
    startDraft,

    /** Changes what is typed for the order; errors of the changed parts go. */
    edit(change: Partial<OrderDraft>): void {
      setState(({ draft, submission }) => {
        if (!draft) return {};
        const { errors } = submission;
        const cleared = { ...errors, ...(change.travellers ? { party: [] } : {}) };
        for (const field of Object.keys(change)) {
          if (field !== 'travellers')
            delete cleared[field as Exclude<keyof DraftErrors, 'travellers' | 'party'>];
        }
        return { draft: { ...draft, ...change }, submission: { ...submission, errors: cleared } };
      });
    },

    editTraveller(key: string, changed: TravellerDraft): void {
      setState(({ draft, submission }) => {
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
      });
    },

    proceed: () => proceed(),
    dismiss,

    amend(): void {
      dismiss();
      amend();
    },

    /** Puts the choice before its approver without an order. */
    askFirst: () =>
      submitting(async (_submitter, { choices }, draft) => {
        const { unanswered } = getState();
        if (unanswered) return uncertain(unanswered.what);
        asking ??= await startAsking();
        return asking.ask(choices, draft);
      }),

    /** After a lost answer: the same again, under the same request id. */
    retry(): Promise<void> {
      const { result } = getState().submission;
      if (result?.kind !== 'uncertain') return Promise.resolve();
      return submitting(async (submitter, { choices }, draft) => {
        if (getState().unanswered?.what !== 'application') return submitter.retry(choices, draft);
        asking ??= await startAsking();
        return asking.retry(draft);
      });
    },

    /** Goes on with the price the gateway named. */
    acceptPrice(): Promise<void> {
      const { flow, submission } = getState();
      if (!isDrafting(flow) || submission.result?.kind !== 'price-changed') return Promise.resolve();
      const { segmentNo, sequenceNo = 1, salePrice } = submission.result;
      const choices = flow.choices.map((choice, leg) =>
        leg + 1 === segmentNo ? withSalePrice(choice, sequenceNo, salePrice) : choice,
      );
      setState({ flow: { ...flow, choices } });
      return proceed();
    },

    /** Goes on although travellers have other journeys at that time. */
    acceptOverlaps(): Promise<void> {
      const { result } = getState().submission;
      if (result?.kind !== 'overlapping') return Promise.resolve();
      return proceed(result.overlaps);
    },

    /** Goes on although budgets do not cover it. */
    acceptOverBudget(): Promise<void> {
      const { result } = getState().submission;
      if (result?.kind !== 'over-budget') return Promise.resolve();
      return proceed([], true);
    },

    /** Goes on without the travellers who come again. */
    leaveOutDuplicates(): Promise<void> {
      const { draft, submission } = getState();
      const { result } = submission;
      if (!draft || result?.kind !== 'duplicated') return Promise.resolve();
      const travellers = draft.travellers.filter(({ key }) => !result.keys.includes(key));
      setState({ draft: { ...draft, travellers } });
      return proceed();
    },

    /** Back to the form, where every broken rule that wants a reason says so. */
    explainOver(): void {
      setState(({ submission }) => {
        const { result, errors } = submission;
        const overReasons = result?.kind === 'over-standard' ? result.missing : {};
        return { submission: { ...submission, errors: { ...errors, overReasons }, result: undefined } };
      });
      amend();
    },
  };
}

/** `salePrice`: of the flight at this place of the choice. */
function withSalePrice({ offer, fare }: Choice, sequenceNo: number, salePrice: number): Choice {
  if (!fare.units) return { offer, fare: { ...fare, unit: { ...fare.unit, salePrice } } };
  const units = fare.units.map((unit) => (unit.sequenceNo === sequenceNo ? { ...unit, salePrice } : unit));
  const total = units.reduce((sum, unit) => sum + unit.salePrice, 0);
  return { offer, fare: { ...fare, units, unit: { ...fare.unit, salePrice: total } } };
}
