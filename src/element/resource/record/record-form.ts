import { createStore } from 'zustand/vanilla';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../../contract/call';
import { RESOURCE_FAULTS } from '../../../contract/resource/faults';
import { createForm, type Form } from '../../../ui/form/create-form';
import { isGatewayError, type Host } from '../../host/host';
import { errorTexts } from '../../errors/texts';
import { createFormDraft } from '../../submission/draft/form-draft';
import {
  createFormSubmission,
  type FormSubmission,
  type SubmissionFailure,
} from '../../submission/form-submission';
import { keyOf, type AnyPage, type AnyRow } from '../page-options';

type Values = Record<string, unknown>;

interface RecordFormOptions {
  page: AnyPage;
  /** Undefined for a new row. */
  row: AnyRow | undefined;
  /** Row with the initial values of a new one. */
  copied?: AnyRow | undefined;
  onSaved(row: AnyRow): void;
}

export type RecordForm = ReturnType<typeof createRecordForm>;

/**
 * State of editing a new or loaded row. Saving uses the loaded version; when another user has saved the row meanwhile,
 * the user resolves the conflict.
 */
export function createRecordForm(host: Host, { page, row, copied, onSaved }: RecordFormOptions) {
  let based = row;
  let base = copied
    ? { ...valuesOf(page, copied), ...page.copy?.(copied, host.texts(page.catalogue)) }
    : valuesOf(page, row);
  /** True when the user's input was kept over another user's version. */
  const rebased = createStore(() => ({ isRebased: false }));
  const say = (message: string) => host.texts(errorTexts).word(message);
  const { form, sending, call } = begin();
  const draft = createFormDraft(host, {
    call,
    record: row === undefined ? '' : keyOf(page, row),
    form,
    base: () => base,
  });

  function begin(): { form: Form<Values, GenericSchema>; sending: FormSubmission; call: Call } {
    const { add, alter } = page.resource;
    const onDone = (saved: AnyRow) => {
      draft.drop();
      onSaved(saved);
    };
    if (row === undefined) {
      if (!add) throw new Error(`nothing is added to ${page.resource.name}`);
      const form = createForm({ values: base, schema: add.body, body: (values: Values) => values, say });
      return { form, sending: createFormSubmission(host, add, { form, onDone }), call: add };
    }
    if (!alter) throw new Error(`nothing of ${page.resource.name} is changed`);
    const form = createForm({
      values: base,
      schema: alter.body,
      body: (values: Values) => ({ key: keyOf(page, row), version: based?.version ?? row.version, values }),
      fieldOf: (path) => path.replace(/^values\./, ''),
      say,
    });
    return { form, sending: createFormSubmission(host, alter, { form, onDone }), call: alter };
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
    draft,
    rebased,
    isChanged: () => JSON.stringify(form.values()) !== JSON.stringify(base),
    /** Returns to the values as read and drops the draft. */
    giveUp() {
      form.reset(base);
      draft.drop();
    },
    /** Keeps the user's input over another user's version. */
    keepMine: (latest: AnyRow) => goOnFrom(latest, true),
    /** Replaces the user's input by another user's version. */
    takeTheirs: (latest: AnyRow) => goOnFrom(latest, false),
  };
}

/** Form values of a row, or initial values of a new one. */
function valuesOf({ form = [], fields }: AnyPage, row: AnyRow | undefined): Values {
  return Object.fromEntries(form.map((name) => [name, row ? row[name] : (fields[name]?.blank ?? null)]));
}

/** The row as saved by another user, when that conflict prevented saving. */
export function latestOf(problem: SubmissionFailure | undefined): AnyRow | undefined {
  const error = problem?.error;
  const isChanged = isGatewayError(error) && error.code === RESOURCE_FAULTS.rowChanged.code;
  return isChanged && isRow(error.result) ? error.result : undefined;
}

const isRow = (value: unknown): value is AnyRow =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';
