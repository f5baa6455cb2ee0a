import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BatchOutcome } from '../../../../src/contract/address-book/staff-batch';
import type { BodyOf, Call, ResultOf } from '../../../../src/contract/call';
import { createIntent } from '../../../../src/element/data/intent';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isGatewayError, type Host } from '../../../../src/element/host/host';
import type { SubmissionState } from '../../../../src/element/submission/form-submission';
import { createForm, type Problems } from '../../../../src/ui/form/create-form';

export interface SliceState extends SubmissionState {
  /** Number of people handled. */
  done: number;
}

interface SliceOptions<V extends object, C extends Call> {
  call: C;
  /** Initial values. */
  values: V;
  nos: readonly string[];
  /** Number of people in a call. */
  size: number;
  body(values: V, slice: readonly string[]): BodyOf<C>;
  /** Outcomes of a slice, in its order. */
  outcomesOf(result: ResultOf<C>, slice: readonly string[]): readonly BatchOutcome[];
  /** Maps a path of the body to a field. */
  fieldOf?(path: string): string;
  /** Checks beyond the schema of the call. */
  check?(values: V): Problems;
  onDone(outcomes: readonly BatchOutcome[]): void;
}

/**
 * Form that is sent for many people in slices, one after the other. After a failure it goes on with the slice that
 * failed, under the same request id when its outcome is unknown.
 */
export function createSliceForm<V extends object, C extends Call>(
  host: Host,
  { call, values, nos, size, body, outcomesOf, fieldOf = (path) => path, check, onDone }: SliceOptions<V, C>,
) {
  const form = createForm({
    values,
    schema: call.body,
    body: (typed: V) => body(typed, nos.slice(0, size)),
    fieldOf,
    ...(check && { check }),
  });
  const store: StoreApi<SliceState> = createStore<SliceState>(() => ({
    busy: false,
    problem: undefined,
    refusals: 0,
    done: 0,
  }));
  const { getState, setState } = store;
  const intent = createIntent(host, call);
  const outcomes: BatchOutcome[] = [];
  const clear = () => setState({ problem: undefined });
  form.onChange(clear);

  function refuse(error: unknown, isUncertain: boolean): void {
    host.report(error);
    const { say } = host.texts(errorTexts);
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

  /** Sends the slices that are left. Returns whether all are handled. */
  async function sendRest(): Promise<boolean> {
    const typed = form.values();
    while (outcomes.length < nos.length) {
      const slice = nos.slice(outcomes.length, outcomes.length + size);
      const sent = await intent.send(body(typed, slice));
      if (sent.kind !== 'done') {
        refuse(sent.error, sent.kind === 'uncertain');
        return false;
      }
      outcomes.push(...outcomesOf(sent.result, slice));
      setState({ done: outcomes.length });
    }
    return true;
  }

  return {
    form,
    store,
    clear,
    isChanged: () => JSON.stringify(form.values()) !== JSON.stringify(values),
    async submit(): Promise<void> {
      if (getState().busy) return;
      clear();
      const isGood = await form.submit(async () => {
        setState({ busy: true });
        const isOver = await sendRest();
        setState({ busy: false });
        if (isOver) onDone(outcomes);
      });
      if (!isGood) setState(({ refusals }) => ({ refusals: refusals + 1 }));
    },
  };
}
