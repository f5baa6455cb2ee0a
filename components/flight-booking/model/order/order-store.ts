import type { OverlappingJourney } from '../../../../src/contract/flight-booking/overlaps';
import { loadChunk } from '../../../../src/element/runtime/chunk';
import type { OrderDraft, TravellerDraft } from '../../passengers/draft/draft';
import type { createOrderSubmission, OrderSubmission } from '../../passengers/order/order-submission';
import type { SubmitResult } from '../../passengers/order/submit-result';
import type { ApprovalSubmission } from '../../standards/approval-submission';
import type { BookingBase } from '../booking-base';
import type { DraftFlow } from '../flow';
import type { Choice } from '../journey';
import { isDrafting } from '../place/place';
import { startDraft } from './new-draft';
import {
  returnToForm,
  clearSubmission,
  editDraft,
  showMissingReasons,
  repriceChoices,
  applySubmitResult,
  changeTraveller,
} from './order-changes';
import { uncertainSubmission } from './unanswered';

type OrderStore = ReturnType<typeof createOrderStore>;
const storeByBooking = new WeakMap<BookingBase, OrderStore>();

/** Store of the order while it is filled in and sent. Its code is loaded with the order form. */
export function orderStoreOf(booking: BookingBase): OrderStore {
  const order = storeByBooking.get(booking) ?? createOrderStore(booking);
  storeByBooking.set(booking, order);
  return order;
}

function createOrderStore(booking: BookingBase) {
  const { host, tell } = booking;
  const { getState, setState } = booking.store;
  /** Created on first use, as their code is loaded later. */
  let submitter: OrderSubmission | undefined;
  let asking: ApprovalSubmission | undefined;

  /** Mirrors a request without a response into the booking's store, which is kept across a reload. */
  function startSubmitting(create: typeof createOrderSubmission): OrderSubmission {
    const { unanswered } = getState();
    const started = create(host, {
      open: unanswered?.what === 'order' ? unanswered.sent : undefined,
    });
    started.intent.store.subscribe(({ open }) =>
      setState({ unanswered: open && { what: 'order', sent: open } }),
    );
    return started;
  }

  async function startAsking(): Promise<ApprovalSubmission> {
    const { createApprovalSubmission } = await loadChunk(() => import('../../standards/approval-submission'));
    const { unanswered } = getState();
    const started = createApprovalSubmission(host, {
      open: unanswered?.what === 'application' ? unanswered.sent : undefined,
    });
    started.intent.store.subscribe(({ open }) =>
      setState({ unanswered: open && { what: 'application', sent: open } }),
    );
    return started;
  }

  async function submitting(
    run: (submitter: OrderSubmission, flow: DraftFlow, draft: OrderDraft) => Promise<SubmitResult>,
  ): Promise<void> {
    const { flow, draft, submission } = getState();
    if (!isDrafting(flow) || !draft || submission.busy) return;
    setState({ submission: { busy: true, errors: submission.errors, result: undefined } });
    const result = await loadChunk(() => import('../../passengers/order/order-submission'))
      .then((code) => {
        submitter ??= startSubmitting(code.createOrderSubmission);
        return run(submitter, flow, draft);
      })
      .catch((error: unknown): SubmitResult => ({ kind: 'failed', error }));
    setState((state) => applySubmitResult(state, result, flow));
    if (result.kind === 'created') {
      const { orderNo, totalAmount } = result.order;
      host.emit('tp-order-created', { orderNo, totalAmount });
    }
    if (result.kind === 'failed') tell(result.error);
  }

  /**
   * Continues from the valid form to the review, and from the review to the order. `confirmed`: overlapping journeys
   * that the user has just accepted. `isOverBudget`: the user accepts that budgets are exceeded.
   */
  const proceed = (confirmed: readonly OverlappingJourney[] = [], isOverBudget = false) =>
    submitting((made, { step, choices }, draft) => {
      made.confirmOverlaps(confirmed);
      if (isOverBudget) made.confirmBudgets();
      const { request, overApplyId, unanswered } = getState();
      if (unanswered) return Promise.resolve(uncertainSubmission(unanswered.what));
      const under = { request, overApplyId };
      return step === 'review' ? made.submit(choices, draft, under) : made.check(choices, draft, under);
    });

  return {
    startDraft: (choices: readonly Choice[]) => startDraft(booking, choices),

    edit: (change: Partial<OrderDraft>) => setState((state) => editDraft(state, change)),
    editTraveller: (key: string, changed: TravellerDraft) =>
      setState((state) => changeTraveller(state, key, changed)),

    proceed: () => proceed(),
    dismiss: () => setState(clearSubmission),
    amend: () => setState((state) => ({ ...clearSubmission(state), ...returnToForm(state) })),

    /** Submits the choice for approval without creating an order. */
    askFirst: () =>
      submitting(async (_submitter, { choices }, draft) => {
        const { unanswered } = getState();
        if (unanswered) return uncertainSubmission(unanswered.what);
        asking ??= await startAsking();
        return asking.ask(choices, draft);
      }),

    /** Repeats a request without a response, under the same request id. */
    retry(): Promise<void> {
      const { result } = getState().submission;
      if (result?.kind !== 'uncertain') return Promise.resolve();
      return submitting(async (submitter, { choices }, draft) => {
        if (getState().unanswered?.what !== 'application') return submitter.retry(choices, draft);
        asking ??= await startAsking();
        return asking.retry(draft);
      });
    },

    /** Continues with the price that the gateway returned. */
    acceptPrice(): Promise<void> {
      const { flow, submission } = getState();
      if (!isDrafting(flow) || submission.result?.kind !== 'price-changed') return Promise.resolve();
      setState({ flow: { ...flow, choices: repriceChoices(flow.choices, submission.result) } });
      return proceed();
    },

    /** Continues although travellers have overlapping journeys. */
    acceptOverlaps(): Promise<void> {
      const { result } = getState().submission;
      if (result?.kind !== 'overlapping') return Promise.resolve();
      return proceed(result.overlaps);
    },

    /** Continues although budgets are exceeded. */
    acceptOverBudget(): Promise<void> {
      const { result } = getState().submission;
      if (result?.kind !== 'over-budget') return Promise.resolve();
      return proceed([], true);
    },

    /** Continues without the duplicate travellers. */
    leaveOutDuplicates(): Promise<void> {
      const { draft, submission } = getState();
      const { result } = submission;
      if (!draft || result?.kind !== 'duplicated') return Promise.resolve();
      const travellers = draft.travellers.filter(({ key }) => !result.keys.includes(key));
      setState({ draft: { ...draft, travellers } });
      return proceed();
    },

    explainOver: () => setState(showMissingReasons),
  };
}
