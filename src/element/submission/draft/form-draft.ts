import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Call } from '../../../contract/call';
import type { Form } from '../../../ui/form/create-form';
import type { Host } from '../../host/host';
import { ownTabStorage } from '../../runtime/own-storage';
import { storable } from './storable';

type Values = Readonly<Record<string, unknown>>;

/** `base`: the values of the record when the draft was written, as JSON. */
interface StoredDraft {
  values: Values;
  base: string;
}
type StoredDrafts = Record<string, StoredDraft>;

interface Offer {
  /** `outdated`: the record has been saved since the draft was written. */
  offer: 'none' | 'current' | 'outdated';
}

/** Input of a form that is kept in the tab until it is saved or given up. */
export interface FormDraft {
  readonly store: StoreApi<Offer>;
  /** Keeps the input from now on and offers a former one. Returns a function that stops it. */
  keep(): () => void;
  restore(): void;
  drop(): void;
}

interface DraftOptions<V extends object> {
  call: Call;
  /** Key of the record among those of the call; '' for a new one. */
  record: string;
  form: Pick<Form<V, Call['body']>, 'values' | 'edit' | 'onChange'>;
  /** Values of the record as read. */
  base(): V;
}

const NAME = 'tp-form-drafts-1';
const OPERATOR_NAME = 'tp-operator-drafts-1';
/** The oldest draft makes way for one more. */
const MOST = 20;

export function createFormDraft<V extends object>(
  host: Pick<Host, 'runtime'>,
  { call, record, form, base }: DraftOptions<V>,
): FormDraft {
  const key = `${call.path} ${record}`;
  const store = createStore<Offer>(() => ({ offer: 'none' }));
  const withdraw = () => store.setState({ offer: 'none' });
  const baseNow = () => JSON.stringify(storable(base()));
  let found: StoredDraft | undefined;

  function write(draft: StoredDraft | undefined): void {
    const storage = storageOf(host.runtime, call);
    const { [key]: former, ...others } = storage?.read() ?? {};
    if (draft === undefined && former === undefined) return;
    const all = Object.entries(draft ? { ...others, [key]: draft } : others).slice(-MOST);
    if (all.length === 0) storage?.clear();
    else storage?.write(Object.fromEntries(all));
  }
  function follow(): void {
    const values = storable(form.values());
    const now = baseNow();
    if (JSON.stringify(values) !== now) write({ values, base: now });
    // an offered draft stays until the user decides
    else if (store.getState().offer === 'none') write(undefined);
  }

  return {
    store,
    keep() {
      found = storageOf(host.runtime, call)?.read()?.[key];
      const now = baseNow();
      if (found && JSON.stringify(found.values) !== JSON.stringify(storable(form.values())))
        store.setState({ offer: found.base === now ? 'current' : 'outdated' });
      return form.onChange(follow);
    },
    restore() {
      withdraw();
      if (found) form.edit(found.values as Partial<V>);
    },
    drop() {
      withdraw();
      write(undefined);
    },
  };
}

/** Undefined while the user is not known, as a draft belongs to one person in one enterprise or agency. */
function storageOf(runtime: Host['runtime'], call: Call) {
  if (call.needs !== 'operator')
    return runtime.session.store.getState().status === 'signedIn'
      ? ownTabStorage<StoredDrafts>(runtime, NAME)
      : undefined;
  const person = runtime.operator?.person?.();
  return person === undefined ? undefined : ownTabStorage<StoredDrafts>(runtime, OPERATOR_NAME, () => person);
}
