import { createFormControl, get, set, type Control, type FieldErrors } from 'react-hook-form';
import { getDotPath, safeParse, type GenericSchema, type InferInput } from 'valibot';

/** What is wrong, by the path of the field: `reason`, `cities.1`. */
export type Problems = Readonly<Record<string, string>>;

type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

export interface FormOptions<V, S extends GenericSchema> {
  /** What is typed at first. */
  values: V;
  /** Of the body of the call that is sent: its messages are those of the fields. */
  schema: S;
  /** The body that is sent for what is typed; not given where they are the same. */
  body: (values: V) => InferInput<S>;
  /** What the schema cannot say; stands before what it says of the same field. */
  check?: (values: V) => Problems;
  /** The field of a path of the body, for what the schema and the gateway say; the same path unless given. */
  fieldOf?: (path: string) => string;
}

export interface Form<V, S extends GenericSchema> {
  readonly control: Control;
  values(): V;
  /** Takes what is typed; what was wrong with these fields is no longer said. */
  edit(change: Partial<V>): void;
  /** Other values, with nothing wrong. */
  reset(values: V): void;
  /** Changes one row of a list; what is wrong with the others, and with other cells of it, stays said. */
  editRow<N extends keyof V & string>(name: N, at: number, change: Partial<RowOf<V[N]>>): void;
  /** Says at its fields what is wrong, e.g. what the gateway refused; gives back what belongs to no field. */
  show(problems: Problems): string[];
  /** Checks, and hands the body on if nothing is wrong; false: something is, and said at its field. */
  submit(send: (body: InferInput<S>) => Promise<void>): Promise<boolean>;
  /** Calls back after every change of the values; returns how to stop. */
  onChange(listener: (values: V) => void): () => void;
}

/**
 * A form over react-hook-form that knows no view: fields, checks against the schema of the contract, and the gateway's
 * word on fields. Errors are looked for when it is submitted, and go from a field with its next change.
 */
export function createForm<V extends object, S extends GenericSchema>(
  options: FormOptions<V, S>,
): Form<V, S> {
  const { schema, body, check, fieldOf = (path) => path } = options;
  const listeners = new Set<(values: V) => void>();
  let values = options.values;

  const form = createFormControl({
    defaultValues: values,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: () => ({ values: {}, errors: errorsOf(problemsOf()) }),
  });
  form.reset(values);

  /** All that is wrong with what is typed. */
  function problemsOf(): Problems {
    const { issues = [] } = safeParse(schema, body(values));
    const said = issues.map((issue) => [fieldOf(getDotPath(issue) ?? ''), issue.message] as const);
    // the first message of a field stands
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
      // said of the row itself, and not of a cell
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
