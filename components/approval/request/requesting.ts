import { createStore, type StoreApi } from 'zustand/vanilla';
import { queryApprovalDetail, submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import { queryTemplateTypes } from '../../../src/contract/approval/templates';
import type { CalendarDay } from '../../../src/contract/flight-booking/places';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../src/contract/staff';
import type { Cities } from '../../../src/domain/place/places';
import { formTypeOf, templateOf } from '../../../src/domain/standard/approval-template';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import { createForm } from '../../../src/ui/form/create-form';
import { createIntent, type Sent } from '../../../src/element/data/intent';
import { read } from '../../../src/element/data/read';
import { checkRequest } from './draft/check-request';
import {
  blankDraft,
  bodyOf,
  fieldOf,
  isTouched,
  PLAIN_FORM,
  type Kind,
  type RequestDraft,
} from './draft/draft';
import { createLegCities } from './legs/leg-cities';
import { CannotBegin } from './cannot-begin';
import { draftOf, type Former } from './draft/former';
import { createFormerFiles } from './draft/former-files';
import { requestStorage } from './draft/stored-request';
import { prefillKey, withPrefill, type Prefill } from './draft/prefill';
import { submit, unknownOutcome, type SubmittedRequest, type SubmitResult } from './submitting';
import type { travelRequest } from './declaration';
import { requestTexts } from './texts';
import { hasSignedOut } from '../../../src/session/ended';
import { now } from '../../../src/domain/clock';

export type Flow =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  | { step: 'form' }
  | { step: 'submitted'; applyType: Kind; made: SubmittedRequest }
  /** The application, where the page around has no place for it. */
  | { step: 'application'; applyId: string };

export interface RequestingState {
  flow: Flow;
  /** Whoever asks; undefined until it is known. */
  self: StaffTraveller | undefined;
  draft: RequestDraft | undefined;
  /** The draft was typed before the page was loaded. */
  isResumed: boolean;
  cities: Cities;
  holidays: readonly CalendarDay[];
  /** Counts what came to nothing; each moves the focus to the first thing to mend. */
  refusals: number;
  busy: boolean;
  /** What is wrong with no field in particular; empty for nothing. */
  problem: string;
}

const AT_REST = { problem: '', busy: false };
const NOBODY = { staffNO: '', staffName: '', deptName: '' };

export type Requesting = ReturnType<typeof createRequesting>;

/** The flow of one travel request, from the empty form until it waits for its approver. */
export function createRequesting(host: Host<typeof travelRequest>) {
  const { runtime } = host;
  const today = shanghaiDate(now());
  const storage = requestStorage(runtime);
  const store: StoreApi<RequestingState> = createStore<RequestingState>(() => ({
    flow: { step: 'loading' },
    self: undefined,
    draft: undefined,
    isResumed: false,
    cities: { status: 'idle' },
    holidays: [],
    refusals: 0,
    ...AT_REST,
  }));
  const { getState, setState } = store;
  /** What the form asks for, as far as it is known. */
  let fields = PLAIN_FORM;
  let isUploading = false;
  const form = createForm({
    values: blankDraft(NOBODY),
    schema: submitApprovalApplyAuto.body,
    body: (draft: RequestDraft) => bodyOf(draft, fields),
    check: (draft: RequestDraft) => ({
      ...checkRequest(draft, fields, today, host.texts(requestTexts)),
      ...(isUploading ? { files: host.texts(requestTexts).uploading } : {}),
    }),
    fieldOf,
  });
  const legCities = createLegCities(host, store, form);
  const formerFiles = createFormerFiles(host, form);
  form.onChange((draft) => {
    if (getState().draft) setState({ draft, problem: '' });
  });

  /** Another draft takes the place of what is typed; undefined: there is none. */
  function put(draft: RequestDraft | undefined, rest: Partial<RequestingState>): void {
    form.reset(draft ?? blankDraft(NOBODY));
    setState({ ...AT_REST, ...rest, draft }); // after the reset, which counts as a change and clears the problem
  }

  let wanted: Prefill | undefined;
  let intent = intentFrom(undefined);
  let begun = 0;

  /** Submitting, on from what was sent without an answer before the page was loaded. */
  function intentFrom(open: Sent<typeof submitApprovalApplyAuto> | undefined) {
    return createIntent(host, submitApprovalApplyAuto, { open, onSend: () => save() });
  }

  /** Takes up what this person has typed before, or begins anew, with what the embedder wants. */
  async function begin(): Promise<void> {
    const mine = (begun += 1);
    const asked = wanted;
    if (!asked) return;
    try {
      const me = { keyword: '', self: true };
      const { staffList } = await read(host, queryStaffInfoVagueForCloud, me, { signIn: true });
      const [self] = staffList;
      if (self === undefined) throw new CannotBegin('unknownSelf');
      if (asked.depCity || asked.arrCity) await legCities.load();
      else void legCities.load();
      if (mine !== begun) return; // something else is wanted meanwhile
      const { draft: typed } = getState();
      const stored = storage.read();
      const own = stored?.draft.owner === self.staffNO ? stored : undefined;
      if (stored && !own) storage.clear();
      intent = intentFrom(own?.open);
      const before = (typed?.owner === self.staffNO ? typed : undefined) ?? own?.draft;
      const isSame = own?.begunWith === prefillKey(asked);
      const draft = isSame && before ? before : await beginning(asked, self, before);
      if (mine !== begun) return;
      put(draft, {
        flow: { step: 'form' },
        self,
        isResumed: typed === undefined && own !== undefined && !own.open && draft === before,
        problem: own?.open ? unknownOutcome(host) : '',
      });
    } catch (error) {
      if (mine !== begun) return;
      host.report(error);
      setState({ flow: { step: 'failed', error } });
    }
  }

  /** What a draft begins with: what was typed before with what is wanted now, or a request of before. */
  async function beginning(
    asked: Prefill,
    self: StaffTraveller,
    before: RequestDraft | undefined,
  ): Promise<RequestDraft> {
    const { copyOf, changeOf } = asked;
    const applyId = changeOf || copyOf;
    if (applyId === '') {
      return withPrefill(
        before?.change ? blankDraft(self) : (before ?? blankDraft(self)),
        asked,
        getState().cities,
      );
    }
    const former = await read(host, queryApprovalDetail, { applyId }, { signIn: true, staleTime: 0 });
    const { trip, agreed } = former;
    if (trip === null || (changeOf !== '' && agreed === null)) {
      throw new CannotBegin(changeOf === '' ? 'notCopyable' : 'notChangeable');
    }
    const isChange = changeOf !== '' && agreed !== null;
    const draft = draftOf(blankDraft(self), { ...former, trip }, { today, isChange });
    return isChange ? { ...draft, change: { applyId, agreed } } : draft;
  }

  function forget(): void {
    intent.forget();
    storage.clear();
  }

  function end(result: SubmitResult): void {
    switch (result.kind) {
      case 'submitted': {
        const { made, applyType } = result;
        put(undefined, { flow: { step: 'submitted', applyType, made } });
        forget();
        host.track('request-submitted', { applyType });
        host.emit('tp-approval-submitted', { applyId: made.applyId, applyState: made.applyState });
        return;
      }
      case 'refused': {
        const rest = form.show(result.problems);
        const problem = host
          .texts(requestTexts)
          .problems([...rest, ...(result.problem === '' ? [] : [result.problem])]);
        setState(({ refusals }) => ({ busy: false, problem, refusals: refusals + 1 }));
        return;
      }
      case 'uncertain':
        setState(({ refusals }) => ({ ...AT_REST, problem: result.message, refusals: refusals + 1 }));
    }
  }

  return {
    store,
    host,
    today,
    form,
    legCities,
    formerFiles,

    /** A file is being sent, or was not taken: what is submitted now would lack it. */
    setUploading(isPending: boolean): void {
      if (isPending === isUploading) return;
      isUploading = isPending;
      if (!isPending) form.edit({ files: form.values().files });
    },

    /** Takes what the embedder wants; the same again, as when the element is moved, is not new. */
    prefill(next: Prefill): void {
      if (wanted && prefillKey(next) === prefillKey(wanted)) return;
      wanted = next;
      void begin();
    },
    retry(): void {
      setState({ flow: { step: 'loading' } });
      void begin();
    },

    async submit(): Promise<void> {
      const { flow, self, busy } = getState();
      if (flow.step !== 'form' || busy || !self) return;
      setState({ busy: true, problem: '' });
      const [templates] = await Promise.all([
        read(host, queryTemplateTypes, self.companyNO, { signIn: true }).catch(() => []),
        legCities.settleAll(),
      ]);
      const { draft } = getState();
      if (!draft) return;
      fields = templateOf(templates, formTypeOf(draft.applyType))?.formFields ?? PLAIN_FORM;
      const isGood = await form.submit(async (body) => {
        const detail = { applyType: draft.applyType, changeOf: draft.change?.applyId ?? '' };
        if (!host.emit('tp-before-submit', detail)) return setState(AT_REST);
        end(await submit(host, { intent, body, draft, enterpriseNum: self.companyNO }));
        save(); // what is refused is not open any more
      });
      if (!isGood) setState(({ refusals }) => ({ ...AT_REST, refusals: refusals + 1 }));
    },

    /** Another request of the user's own is taken for what is typed; its files follow. */
    copy(former: Former): void {
      const { self } = getState();
      if (self) put(draftOf(blankDraft(self), former, { today, isChange: false }), { isResumed: false });
    },

    cancel(): void {
      forget();
      const { self } = getState();
      put(self && blankDraft(self), { isResumed: false });
      host.emit('tp-request-cancelled');
    },
    /** An empty form again: after a request, or in place of what was taken up. */
    startAnew(): void {
      forget();
      const { self, flow } = getState();
      if (flow.step === 'form' && wanted && (wanted.copyOf || wanted.changeOf)) {
        put(undefined, { flow: { step: 'loading' } });
        void begin();
        return;
      }
      put(self && blankDraft(self), { flow: { step: 'form' }, isResumed: false });
    },
    showApplication(): void {
      const { flow } = getState();
      if (flow.step !== 'submitted') return;
      const { applyId } = flow.made;
      if (host.emit('tp-navigate', { target: 'approval', applyId })) {
        setState({ flow: { step: 'application', applyId } });
      }
    },

    /** Keeps what is typed for this tab; forgotten when its writer signs out or somebody else signs in. Returns how to stop. */
    keepDraft(): () => void {
      const stopSaving = store.subscribe(({ draft }, before) => {
        if (draft && draft !== before.draft) save();
      });
      const stopWatching = runtime.session.store.subscribe((state, before) => {
        const owner = getState().draft?.owner ?? storage.read()?.draft.owner;
        const hasLeft = hasSignedOut(state, before);
        const isAnother =
          state.status === 'signedIn' && owner !== undefined && state.enterprise.staffNO !== owner;
        if (!hasLeft && !isAnother) return;
        forget();
        put(undefined, { flow: { step: 'loading' }, self: undefined });
        if (isAnother) void begin();
      });
      return () => {
        stopSaving();
        stopWatching();
      };
    },
  };

  function save(): void {
    const { draft } = getState();
    if (!draft || !wanted) return;
    if (!isTouched(draft)) storage.clear();
    else storage.write({ draft, begunWith: prefillKey(wanted), open: intent.store.getState().open });
  }
}
