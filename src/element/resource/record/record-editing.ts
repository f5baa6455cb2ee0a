import { createStore } from 'zustand/vanilla';
import type { GenericSchema } from 'valibot';
import { RESOURCE_FAULTS } from '../../../contract/resource/faults';
import { createForm, type Form } from '../../../ui/form/create-form';
import { isGatewayError, type Host } from '../../host/host';
import { createSending, type Sending, type Unsent } from '../../sending/sending';
import { keyOf, type AnyPage, type AnyRow } from '../page-options';

type Values = Record<string, unknown>;

interface Begun {
  page: AnyPage;
  /** undefined: a new one. */
  row: AnyRow | undefined;
  /** A new one begins as this. */
  copied?: AnyRow | undefined;
  onSaved(row: AnyRow): void;
}

export type Editing = ReturnType<typeof createEditing>;

/** Fills in a row, new or as it was read, and saves it; what somebody else has saved meanwhile is held against it. */
export function createEditing(host: Host, { page, row, copied, onSaved }: Begun) {
  let based = row;
  let base = copied ? { ...valuesOf(page, copied), ...page.copy?.(copied) } : valuesOf(page, row);
  /** What was filled in stands, upon what another has saved. */
  const rebased = createStore(() => ({ isRebased: false }));
  const { form, sending } = begin();

  function begin(): { form: Form<Values, GenericSchema>; sending: Sending } {
    const { add, alter } = page.resource;
    if (row === undefined) {
      if (!add) throw new Error(`nothing is added to ${page.resource.name}`);
      const form = createForm({ values: base, schema: add.body, body: (values: Values) => values });
      return { form, sending: createSending(host, add, { form, onDone: onSaved }) };
    }
    if (!alter) throw new Error(`nothing of ${page.resource.name} is changed`);
    const form = createForm({
      values: base,
      schema: alter.body,
      body: (values: Values) => ({ key: keyOf(page, row), version: based?.version ?? row.version, values }),
      fieldOf: (path) => path.replace(/^values\./, ''),
    });
    return { form, sending: createSending(host, alter, { form, onDone: onSaved }) };
  }
  function goOnFrom(latest: AnyRow, isRebased: boolean): void {
    based = latest;
    base = valuesOf(page, latest);
    if (!isRebased) form.reset(base);
    sending.clear();
    rebased.setState({ isRebased });
  }

  return {
    ...sending,
    form,
    rebased,
    isChanged: () => JSON.stringify(form.values()) !== JSON.stringify(base),
    /** What was filled in goes over what another has saved. */
    keepMine: (latest: AnyRow) => goOnFrom(latest, true),
    /** What another has saved goes over what was filled in. */
    takeTheirs: (latest: AnyRow) => goOnFrom(latest, false),
  };
}

/** Values of the form: of a row, or as a new one begins. */
function valuesOf({ form = [], fields }: AnyPage, row: AnyRow | undefined): Values {
  return Object.fromEntries(form.map((name) => [name, row ? row[name] : (fields[name]?.blank ?? null)]));
}

/** The row as somebody else has saved it, where that is why it was not saved. */
export function latestOf(problem: Unsent | undefined): AnyRow | undefined {
  const error = problem?.error;
  const isChanged = isGatewayError(error) && error.code === RESOURCE_FAULTS.rowChanged.code;
  return isChanged && isRow(error.result) ? error.result : undefined;
}

const isRow = (value: unknown): value is AnyRow =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';
