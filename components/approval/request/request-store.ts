import { createStore, type StoreApi } from 'zustand/vanilla';
import { submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import { queryTemplateTypes } from '../../../src/contract/approval/templates';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../src/contract/staff';
import { now } from '../../../src/domain/clock';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { formTypeOf, templateOf } from '../../../src/domain/travel-standard/approval-template';
import { createIntent, type Sent } from '../../../src/element/data/intent';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import { CannotBegin } from './cannot-begin';
import type { travelRequest } from './declaration';
import { blankDraft, PLAIN_FORM, type RequestDraft } from './draft/draft';
import { firstDraft } from './draft/first-draft';
import { draftOf, type Former } from './draft/former';
import { createFormerFiles } from './draft/former-files';
import { createRequestDraftStorage } from './draft/request-draft-storage';
import { prefillKey, type Prefill } from './draft/prefill';
import { createRequestForm, NOBODY } from './draft/request-form';
import { createLegCities } from './legs/leg-cities';
import { AT_REST, FIRST_STATE, type RequestState } from './request-state';
import { submitRequest, unknownOutcomeText, type SubmitResult } from './submit-request';
import { requestTexts } from './texts';

export type RequestStore = ReturnType<typeof createRequestStore>;

/** Flow of one travel request, from the empty form until it awaits approval. */
export function createRequestStore(host: Host<typeof travelRequest>) {
  const today = shanghaiDate(now());
  const store: StoreApi<RequestState> = createStore<RequestState>(() => FIRST_STATE);
  const { getState, setState } = store;
  const kept = createRequestDraftStorage(host.runtime, store);
  const { form, askFor, setUploading } = createRequestForm(host, today);
  const legCities = createLegCities(host, store, form);
  const formerFiles = createFormerFiles(host, form);
  form.onChange((draft) => {
    if (getState().draft) setState({ draft, problem: '' });
  });

  /** Replaces the draft; undefined for none. */
  function put(draft: RequestDraft | undefined, rest: Partial<RequestState>): void {
    form.reset(draft ?? blankDraft(NOBODY));
    setState({ ...AT_REST, ...rest, draft }); // after the reset, which counts as a change and clears the problem
  }

  let wanted: Prefill | undefined;
  let intent = intentFrom(undefined);
  let begun = 0;

  /** Creates the submission's intent. `open`: request of an earlier page load that got no response. */
  function intentFrom(open: Sent<typeof submitApprovalApplyAuto> | undefined) {
    return createIntent(host, submitApprovalApplyAuto, { open, onSend: () => save() });
  }

  /** Restores the user's draft or begins a new one, with the embedder's prefill. */
  async function begin(): Promise<void> {
    const mine = (begun += 1);
    const asked = wanted;
    if (!asked) return;
    try {
      const self = await readSelf(host);
      if (asked.depCity || asked.arrCity) await legCities.load();
      else void legCities.load();
      if (mine !== begun) return; // another prefill has arrived meanwhile
      const { draft: typed } = getState();
      const own = kept.takeOf(self.staffNO);
      intent = intentFrom(own?.open);
      const before = (typed?.owner === self.staffNO ? typed : undefined) ?? own?.draft;
      const isSame = own?.begunWith === prefillKey(asked);
      const cities = () => getState().cities;
      const draft =
        isSame && before ? before : await firstDraft(host, asked, { self, before, cities, today });
      if (mine !== begun) return;
      put(draft, {
        flow: { step: 'form' },
        self,
        isResumed: typed === undefined && own !== undefined && !own.open && draft === before,
        problem: own?.open ? unknownOutcomeText(host) : '',
      });
    } catch (error) {
      if (mine !== begun) return;
      host.report(error);
      setState({ flow: { step: 'failed', error } });
    }
  }

  function forget(): void {
    intent.forget();
    kept.clear();
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
        const problem = problemsText(host, rest, result.problem);
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

    setUploading,

    /**
     * Applies the embedder's prefill. A repeated value, e.g. when the element is moved in the document, has no effect.
     */
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
      const [templates] = await Promise.all([readTemplates(host, self), legCities.settleAll()]);
      const { draft } = getState();
      if (!draft) return;
      askFor(templateOf(templates, formTypeOf(draft.applyType))?.formFields ?? PLAIN_FORM);
      const isGood = await form.submit(async (body) => {
        const detail = { applyType: draft.applyType, changeOf: draft.change?.applyId ?? '' };
        if (!host.emit('tp-before-submit', detail)) return setState(AT_REST);
        end(await submitRequest(host, { intent, body, draft, enterpriseNum: self.companyNO }));
        save(); // a refused request is no longer open
      });
      if (!isGood) setState(({ refusals }) => ({ ...AT_REST, refusals: refusals + 1 }));
    },

    /** Replaces the draft by a copy of a former request of the user. Its files are copied afterwards. */
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
    /** Starts with an empty form, after a submission or instead of the restored draft. */
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

    /**
     * Stores the draft in the tab. Drops it when its author signs out or another user signs in. Returns the unsubscribe
     * function.
     */
    keepDraft: (): (() => void) =>
      kept.follow({
        save,
        leave(isAnother) {
          forget();
          put(undefined, { flow: { step: 'loading' }, self: undefined });
          if (isAnother) void begin();
        },
      }),
  };

  function save(): void {
    if (wanted) kept.save({ begunWith: prefillKey(wanted), open: intent.store.getState().open });
  }
}

/** The applicant as on record in the enterprise. */
async function readSelf(host: Host): Promise<StaffTraveller> {
  const me = { keyword: '', self: true };
  const { staffList } = await read(host, queryStaffInfoVagueForCloud, me, { signIn: true });
  const [self] = staffList;
  if (self === undefined) throw new CannotBegin('unknownSelf');
  return self;
}

/** Templates of the enterprise. The plain form is used where they cannot be read. */
const readTemplates = (host: Host, { companyNO }: StaffTraveller) =>
  read(host, queryTemplateTypes, companyNO, { signIn: true }).catch(() => []);

const problemsText = (host: Host, problems: readonly string[], problem: string): string =>
  host.texts(requestTexts).problems([...problems, ...(problem === '' ? [] : [problem])]);
