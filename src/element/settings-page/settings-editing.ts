import { createStore } from 'zustand/vanilla';
import { RESOURCE_FAULTS } from '../../contract/resource/faults';
import { isGatewayError, type Host } from '../host/host';
import { createCallForm, recordOf } from '../submission/call-form';
import { createFormDraft } from '../submission/draft/form-draft';
import type { AnySettings, SettingsEditing } from './settings-options';

interface Begun {
  answer: unknown;
  of: unknown;
  onDone(): void;
}

/** Form that edits settings and saves them on the version that was read. */
export function createSettingsEditing(
  host: Host,
  settings: AnySettings,
  { answer, of, onDone }: Begun,
): SettingsEditing {
  const { save, fieldOf, conflict = RESOURCE_FAULTS.rowChanged } = settings;
  const texts = () => host.texts(settings.texts);
  const state = createStore(() => ({ from: answer, base: settings.values(answer, of), isRebased: false }));
  const { getState, setState } = state;
  const {
    form,
    draft: _draft,
    ...sending
  } = createCallForm(host, {
    call: save,
    values: getState().base,
    body: (values) => settings.body(values, getState().from, of),
    check: (values) => settings.check?.(values, texts(), getState().from, of) ?? {},
    ...(fieldOf && { fieldOf }),
    before: async (values) => (await settings.before?.(values, getState().from, of)) ?? 'go',
    onDone(result) {
      setState({ base: form.values() });
      host.notify({ as: 'toast', text: settings.saved(texts(), result, of), delayMs: 0 });
      draft.drop();
      settings.onSaved?.(result, of);
      onDone();
    },
  });
  const { base: first } = getState();
  const draft = createFormDraft(host, {
    call: save,
    record: recordOf(settings.body(first, answer, of), first),
    form,
    base: () => getState().base,
  });
  sending.store.subscribe(({ problem }, { problem: former }) => {
    if (problem === undefined || problem === former || settings.notSaved === undefined) return;
    host.notify({ as: 'toast', text: settings.notSaved(texts()), delayMs: 0 });
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
    draft,
    isChanged,
    from: () => getState().from,
    isRebased: () => getState().isRebased,
    isOutdated: (problem) => isGatewayError(problem?.error) && problem.error.code === conflict.code,
    keepMine: (latest) =>
      goOnFrom(latest, (theirs) => settings.merge?.(form.values(), getState().base, theirs) ?? form.values()),
    takeTheirs: (latest) => goOnFrom(latest, (theirs) => theirs),
    reset() {
      draft.drop();
      form.reset(getState().base);
      sending.clear();
    },
    follow(latest) {
      if (latest !== getState().from && !isChanged()) goOnFrom(latest, (theirs) => theirs);
    },
  };
}
