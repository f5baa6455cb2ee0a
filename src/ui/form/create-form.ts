import { createFormControl, get, set, type Control, type FieldErrors } from 'react-hook-form';
import { getDotPath, safeParse, type GenericSchema, type InferInput } from 'valibot';

/** Error messages by field path: `reason`, `cities.1`. */
export type Problems = Readonly<Record<string, string>>;

type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

export interface FormOptions<V, S extends GenericSchema> {
  /** Initial values. */
  values: V;
  /** Schema of the call's body; its messages become the field errors. */
  schema: S;
  /** Converts the values to the body; omitted when they are the same. */
  body: (values: V) => InferInput<S>;
  /** Checks beyond the schema; they take precedence over the schema's message for a field. */
  check?: (values: V) => Problems;
  /** Maps a path of the body to a field, for errors of the schema and the gateway; identity by default. */
  fieldOf?: (path: string) => string;
  /** Translates a message of the schema; unchanged by default. */
  say?: (message: string) => string;
}

export interface Form<V, S extends GenericSchema> {
  readonly control: Control;
  values(): V;
  /** Changes values and clears the errors of these fields. */
  edit(change: Partial<V>): void;
  /** Replaces all values and clears all errors. */
  reset(values: V): void;
  /** Changes one row of a list; errors of further rows and cells stay. */
  editRow<N extends keyof V & string>(name: N, at: number, change: Partial<RowOf<V[N]>>): void;
  /** Shows errors at their fields, e.g. those of the gateway. Returns the messages without a field. */
  show(problems: Problems): string[];
  /**
   * Validates the values and calls `send` with the body. Resolves with false when errors were found, which their fields
   * show.
   */
  submit(send: (body: InferInput<S>) => Promise<void>): Promise<boolean>;
  /** Calls the listener after every change of the values. Returns a function that unsubscribes. */
  onChange(listener: (values: V) => void): () => void;
}

/**
 * View-independent form based on react-hook-form: fields, validation by the contract's schema, and the gateway's field
 * errors. Validates on submission; a change of a field clears its error.
 */
export function createForm<V extends object, S extends GenericSchema>(
  options: FormOptions<V, S>,
): Form<V, S> {
  const { schema, body, check, fieldOf = (path) => path, say = (message) => message } = options;
  const listeners = new Set<(values: V) => void>();
  let values = options.values;

  const form = createFormControl({
    defaultValues: values,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: () => ({ values: {}, errors: errorsOf(problemsOf()) }),
  });
  form.reset(values);

  /** Returns all errors of the current values. */
  function problemsOf(): Problems {
    const { issues = [] } = safeParse(schema, body(values));
    const said = issues.map((issue) => [fieldOf(getDotPath(issue) ?? ''), say(issue.message)] as const);
    // the first message of a field wins
    return { ...Object.fromEntries(said.toReversed()), ...check?.(values) };
  }

  function take(next: V): void {
    values = next;
    for (const listener of listeners) listener(values);
  }

  return {
    control: form.control,
    values: () => values,
    edit(change) {
      for (const [name, value] of Object.entries(change)) {
        form.setValue(name, value);
        form.clearErrors(name);
      }
      take({ ...values, ...change });
    },
    reset(next) {
      form.reset(next);
      take(next);
    },
    editRow(name, at, change) {
      const rows = values[name] as readonly unknown[];
      const next = rows.map((row, i) => (i === at ? { ...(row as object), ...change } : row));
      const path: string = name;
      form.setValue(path, next);
      form.clearErrors(Object.keys(change).map((cell) => `${path}.${at}.${cell}`));
      // an error of the row itself rather than of a cell
      if (form.getFieldState(`${path}.${at}`).error?.message) form.clearErrors(`${path}.${at}`);
      take({ ...values, [name]: next });
    },
    show(problems) {
      const rest: string[] = [];
      for (const [path, message] of Object.entries(problems)) {
        const field = fieldOf(path);
        const isField = (field.split('.')[0] ?? '') in values;
        if (isField) form.setError(field, { type: 'gateway', message });
        else rest.push(message);
      }
      return rest;
    },
    async submit(send) {
      let isGood = false;
      await form.handleSubmit(async () => {
        isGood = true;
        await send(body(values));
      })();
      return isGood;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function errorsOf(problems: Problems): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of Object.entries(problems)) {
    if (!get(errors, path)) set(errors, path, { type: 'schema', message });
  }
  return errors;
}
