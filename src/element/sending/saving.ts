import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { Host } from '../host/host';
import { createSending } from './sending';
import { createForm, type Problems } from '../../ui/form/create-form';

interface SavingOptions<V extends object, C extends Call> {
  call: C;
  /** What is filled in at first. */
  values: V;
  body(values: V): BodyOf<C>;
  /** What the schema of the call cannot say, in the language of the element. */
  check?(values: V): Problems;
  /** The field of a path of the body. */
  fieldOf?(path: string): string;
  /** Done before it goes out; see createSending. */
  before?(values: V): ReturnType<NonNullable<Parameters<typeof createSending>[2]['before']>>;
  onDone(result: ResultOf<C>): void;
}

/** A form that is sent by one call. */
export function createSaving<V extends object, C extends Call>(
  host: Host,
  { call, values, body, check, fieldOf = (path) => path, before, onDone }: SavingOptions<V, C>,
) {
  const form = createForm({ values, schema: call.body, body, fieldOf, ...(check && { check }) });
  return {
    ...createSending(host, call, { form, before: before && (() => before(form.values())), onDone }),
    form,
    isChanged: () => JSON.stringify(form.values()) !== JSON.stringify(values),
  };
}
