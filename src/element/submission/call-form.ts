import type { BodyOf, Call, ResultOf } from '../../contract/call';
import { errorTexts } from '../errors/texts';
import type { Host } from '../host/host';
import { createFormDraft } from './draft/form-draft';
import { storable } from './draft/storable';
import { createFormSubmission } from './form-submission';
import { createForm, type Problems } from '../../ui/form/create-form';

interface CallFormOptions<V extends object, C extends Call> {
  call: C;
  /** Initial values. */
  values: V;
  body(values: V): BodyOf<C>;
  /** Checks beyond the schema of the call, in the language of the element. */
  check?(values: V): Problems;
  /** Maps a path of the body to a field. */
  fieldOf?(path: string): string;
  /** Runs before the request; see `createFormSubmission`. */
  before?(values: V): ReturnType<NonNullable<Parameters<typeof createFormSubmission>[2]['before']>>;
  onDone(result: ResultOf<C>): void;
}

/** Form that is sent by a single call. */
export function createCallForm<V extends object, C extends Call>(
  host: Host,
  { call, values, body, check, fieldOf = (path) => path, before, onDone }: CallFormOptions<V, C>,
) {
  const say = (message: string) => host.texts(errorTexts).word(message);
  const form = createForm({ values, schema: call.body, body, fieldOf, say, ...(check && { check }) });
  const draft = createFormDraft(host, {
    call,
    record: recordOf(body(values), values),
    form,
    base: () => values,
  });
  return {
    ...createFormSubmission(host, call, {
      form,
      before: before && (() => before(form.values())),
      onDone(result) {
        draft.drop();
        onDone(result);
      },
    }),
    form,
    draft,
    isChanged: () => JSON.stringify(form.values()) !== JSON.stringify(values),
  };
}

/** Key of the record that a form is about: the parts of its body that are not typed, without the version. */
export function recordOf(body: unknown, values: object): string {
  const parts = Object.entries(storable(body ?? {})).filter(
    ([name]) => !(name in values || UNTOLD.has(name)),
  );
  return parts.length === 0 ? '' : JSON.stringify(parts);
}

/** Parts of bodies that tell a version of a record, or hold its values. */
const UNTOLD: ReadonlySet<string> = new Set(['version', 'revision', 'basedOn', 'values', 'settings']);
