import { createStore } from 'zustand/vanilla';
import { COST_CENTER_FAULTS } from '../../../../src/contract/cost-center/faults';
import { saveCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { isCalendarDate } from '../../../../src/domain/shanghai-time';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isGatewayError } from '../../../../src/element/host/host';
import {
  createFormSubmission,
  type SubmissionFailure,
} from '../../../../src/element/sending/form-submission';
import { createForm, type Problems } from '../../../../src/ui/form/create-form';
import type { Manage } from '../manage';
import {
  bodyOf,
  draftOf,
  fieldOf,
  isChanged,
  rebased,
  type Based,
  type ChosenObject,
  type FoundObject,
  type ObjectDraft,
} from './object-draft';
import { costProblemTexts } from './problems/texts';
import { problemText, schemaProblems } from './schema-problems';
import { objectStorage, type StoredObject } from './stored-object';
import { costFormTexts, type CostFormTexts } from './texts';

export type Editing = ReturnType<typeof createEditing>;

/** Of one that is filled in. */
export interface Begun {
  based: Based;
  /** As it was read, or as a new one begins. */
  read: ObjectDraft;
  /** Of a new one: below which it was begun. */
  parent: ChosenObject | undefined;
}

/** What is said above the form. */
interface Notice {
  /** `restored`: it stands as it was left; `takenOver`: it goes on from what another has saved. */
  notice: 'none' | 'restored' | 'takenOver';
}

/** Filling in one of them, new or as it was read, and saving it; what was left half filled in is gone on with. */
export function createEditing({ host, endDialog }: Manage, { based: first, read, parent }: Begun) {
  const storage = objectStorage(host.runtime);
  const kept = storage.read();
  const left = kept !== undefined && isOf(first, kept) ? kept : undefined;
  const notice = createStore<Notice>(() => ({ notice: left === undefined ? 'none' : 'restored' }));
  let based = left?.based ?? first;
  let base = left?.base ?? read;
  const texts = () => host.texts(costFormTexts);
  const form = createForm({
    values: left?.draft ?? read,
    schema: saveCostObject.body,
    body: (draft: ObjectDraft) => bodyOf(draft, based),
    check: (draft: ObjectDraft) => ({
      ...schemaProblems(saveCostObject.body, bodyOf(draft, based), {
        fieldOf,
        t: host.texts(costProblemTexts),
      }),
      ...checkDraft(draft, texts()),
    }),
    fieldOf,
  });
  const sending = createFormSubmission(host, saveCostObject, {
    form,
    say: (message) => host.texts(errorTexts).say(problemText(message, host.texts(costProblemTexts))),
    onDone({ no }) {
      const { costKind } = based;
      host.notify({ as: 'toast', text: texts().saved(costKind), delayMs: 0 });
      host.track('cost-object-saved', { costKind });
      close();
      host.emit('tp-cost-object-saved', { costKind, no });
    },
  });

  const hasChanged = () => isChanged(form.values(), base);
  function keep(draft: ObjectDraft): void {
    if (hasChanged()) storage.write({ based, base, draft, parent });
    else storage.clear();
  }
  function close(): void {
    storage.clear();
    endDialog();
  }

  return {
    ...sending,
    notice,
    close,
    /** Keeps what is typed for this tab; returns how to stop. */
    keep: () => form.onChange(keep),
    form,
    costKind: first.costKind,
    no: first.no,
    isChanged: hasChanged,
    /** Gives up what was left half filled in: it stands as it was read. */
    drop(): void {
      base = read;
      based = first;
      form.reset(read);
      sending.clear();
      notice.setState({ notice: 'none' });
    },
    /** Goes on from what another has saved: what was changed here stays. */
    takeOver(found: FoundObject): void {
      const theirs = draftOf(found);
      const mine = rebased(form.values(), base, theirs);
      base = theirs;
      based = { ...based, basedOn: found.costObject.revision };
      form.reset(mine);
      sending.clear();
      notice.setState({ notice: 'takenOver' });
    },
    /** Somebody else has saved since: it can go on from theirs. */
    isOutdated: ({ error }: SubmissionFailure): boolean =>
      isGatewayError(error) && error.code === COST_CENTER_FAULTS.costObjectChanged.code && based.no !== '',
  };
}

const isOf = ({ costKind, no }: Based, { based }: StoredObject): boolean =>
  based.costKind === costKind && based.no === no;

function checkDraft(draft: ObjectDraft, t: CostFormTexts): Problems {
  const { validFrom, validTo, isForAll, departments, staff } = draft;
  const begin = validFrom === '' ? t.noBegin : isCalendarDate(validFrom) ? undefined : t.noDate;
  const end =
    validTo === '' || isCalendarDate(validTo)
      ? begin === undefined && validTo !== '' && validTo < validFrom
        ? t.reversed
        : undefined
      : t.noDate;
  const isNobody = !isForAll && departments.length === 0 && staff.length === 0;
  return {
    ...(begin !== undefined && { validFrom: begin }),
    ...(end !== undefined && { validTo: end }),
    ...(isNobody && { departments: t.nobodyChosen }),
  };
}
