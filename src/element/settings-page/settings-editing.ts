import { createStore } from 'zustand/vanilla';
import type { GenericSchema } from 'valibot';
import { RESOURCE_FAULTS } from '../../contract/resource/faults';
import type { Form } from '../../ui/form/create-form';
import { isGatewayError, type Host } from '../host/host';
import { createSaving } from '../sending/saving';
import type { Sending, Unsent } from '../sending/sending';
import type { AnySettings } from './settings-options';

/** Filling in settings; `V`: values of the form, `Answer`: of the call that reads them. */
export interface SettingsEditing<V = Record<string, unknown>, Answer = unknown> extends Sending {
  readonly form: Form<V, GenericSchema>;
  isChanged(): boolean;
  /** The answer that the values stand upon. */
  from(): Answer;
  isRebased(): boolean;
  /** Another has saved since: the values can be taken over to the new state. */
  isOutdated(problem: Unsent | undefined): boolean;
  keepMine(latest: Answer): void;
  takeTheirs(latest: Answer): void;
  /** Puts the saved state back. */
  reset(): void;
  /** Shows a newer state, unless something is filled in. */
  follow(latest: Answer): void;
}

interface Begun {
  answer: unknown;
  of: unknown;
  onDone(): void;
}

/** Fills in settings as they were read and saves them upon that state. */
export function createSettingsEditing(
  host: Host,
  settings: AnySettings,
  { answer, of, onDone }: Begun,
): SettingsEditing {
  const { save, fieldOf, conflict = RESOURCE_FAULTS.rowChanged } = settings;
  const texts = () => host.texts(settings.texts);
  const state = createStore(() => ({ from: answer, base: settings.values(answer, of), isRebased: false }));
  const { getState, setState } = state;
  const { form, ...sending } = createSaving(host, {
    call: save,
    values: getState().base,
    body: (values) => settings.body(values, getState().from, of),
    check: (values) => settings.check?.(values, texts(), getState().from, of) ?? {},
    ...(fieldOf && { fieldOf }),
    before: async (values) => (await settings.before?.(values, getState().from, of)) ?? 'go',
    onDone(result) {
      setState({ base: form.values() });
      host.notify({ as: 'toast', text: settings.saved(texts(), result, of), delayMs: 0 });
      settings.onSaved?.(result, of);
      onDone();
    },
  });
  const bodyOf = (values: Record<string, unknown>) =>
    JSON.stringify(settings.body(values, getState().from, of));
  const isChanged = () => bodyOf(form.values()) !== bodyOf(getState().base);
  function goOnFrom(latest: unknown, valuesFrom: (theirs: Record<string, unknown>) => typeof theirs): void {
    const theirs = settings.values(latest, of);
    const values = valuesFrom(theirs);
    setState({ from: latest, base: theirs, isRebased: values !== theirs });
    form.reset(values);
    sending.clear();
  }
  return {
    ...sending,
    form,
    isChanged,
    from: () => getState().from,
    isRebased: () => getState().isRebased,
    isOutdated: (problem) => isGatewayError(problem?.error) && problem.error.code === conflict.code,
    keepMine: (latest) =>
      goOnFrom(latest, (theirs) => settings.merge?.(form.values(), getState().base, theirs) ?? form.values()),
    takeTheirs: (latest) => goOnFrom(latest, (theirs) => theirs),
    reset() {
      form.reset(getState().base);
      sending.clear();
    },
    follow(latest) {
      if (latest !== getState().from && !isChanged()) goOnFrom(latest, (theirs) => theirs);
    },
  };
}
