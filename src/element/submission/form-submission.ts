import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Call, ResultOf } from '../../contract/call';
import type { Form } from '../../ui/form/create-form';
import { createIntent } from '../data/intent';
import { errorTexts } from '../errors/texts';
import { isGatewayError, type Host } from '../host/host';

/** Reason of a failed request, or of one with an unknown outcome. */
export interface SubmissionFailure {
  error: unknown;
  /** True when the outcome is unknown. */
  isUncertain: boolean;
}

export interface SubmissionState {
  busy: boolean;
  problem: SubmissionFailure | undefined;
  /** Number of failed attempts; each moves the focus to the first error. */
  refusals: number;
}

export interface FormSubmission {
  readonly store: StoreApi<SubmissionState>;
  submit(): Promise<void>;
  /** Clears the problem. */
  clear(): void;
}

interface SubmissionOptions<V extends object, C extends Call> {
  form: Form<V, C['body']>;
  /** Translates the gateway's message for a field; by default with the common texts. */
  say?: (message: string) => string;
  /** Runs after validation, before the request. `mend`: the request is not sent, and a field shows the error. */
  before?: (() => Promise<'go' | 'mend' | SubmissionFailure>) | undefined;
  onDone(result: ResultOf<C>): void;
}

/** Sends a form, once for any number of presses. Errors appear at their fields, or beside the form. */
export function createFormSubmission<V extends object, C extends Call>(
  host: Host,
  call: C,
  { form, say = (message) => host.texts(errorTexts).say(message), before, onDone }: SubmissionOptions<V, C>,
): FormSubmission {
  const store: StoreApi<SubmissionState> = createStore<SubmissionState>(() => ({
    busy: false,
    problem: undefined,
    refusals: 0,
  }));
  const { getState, setState } = store;
  const intent = createIntent(host, call);
  const clear = () => setState({ problem: undefined });
  form.onChange(clear);

  function refuse(error: unknown, isUncertain: boolean): void {
    host.report(error);
    const isOfFields = isGatewayError(error) && error.kind === 'fields' && !isUncertain;
    const rest = isOfFields
      ? form.show(Object.fromEntries(Object.entries(error.fields).map(([path, said]) => [path, say(said)])))
      : [];
    const isSaid = isOfFields && rest.length === 0;
    setState(({ refusals }) => ({
      refusals: refusals + 1,
      problem: isSaid ? undefined : { error, isUncertain },
    }));
  }

  return {
    store,
    clear,
    async submit() {
      if (getState().busy) return;
      clear();
      const isGood = await form.submit(async (body) => {
        setState({ busy: true });
        const ready = before ? await before() : 'go';
        if (ready !== 'go') {
          setState(({ refusals }) => ({
            busy: false,
            ...(ready !== 'mend' && { refusals: refusals + 1, problem: ready }),
          }));
          return;
        }
        const sent = await intent.send(body);
        setState({ busy: false });
        if (sent.kind === 'done') onDone(sent.result);
        else refuse(sent.error, sent.kind === 'uncertain');
      });
      if (!isGood) setState(({ refusals }) => ({ refusals: refusals + 1 }));
    },
  };
}
