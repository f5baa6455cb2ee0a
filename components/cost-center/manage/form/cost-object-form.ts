import { createStore } from 'zustand/vanilla';
import { COST_CENTER_FAULTS } from '../../../../src/contract/cost-center/faults';
import { saveCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { isCalendarDate } from '../../../../src/domain/shanghai-time';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isGatewayError } from '../../../../src/element/host/host';
import {
  createFormSubmission,
  type SubmissionFailure,
} from '../../../../src/element/submission/form-submission';
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
  type CostObjectDetail,
  type ObjectDraft,
} from './object-draft';
import { costProblemTexts } from './problems/texts';
import { problemText, schemaProblems } from './schema-problems';
import { objectStorage, type StoredObject } from './stored-object';
import { costFormTexts, type CostFormTexts } from './texts';

export type CostObjectForm = ReturnType<typeof createCostObjectForm>;

/** Starting point of the form. */
export interface FormStart {
  based: Based;
  /** Object as read, or the initial values of a new one. */
  read: ObjectDraft;
  /** Parent of a new object. */
  parent: ChosenObject | undefined;
}

/** Notice above the form. */
interface Notice {
  /**
   * `restored`: the draft of an earlier visit was restored; `takenOver`: the draft was rebased on another user's
   * version.
   */
  notice: 'none' | 'restored' | 'takenOver';
}

/** Form that adds or edits a cost object. A stored draft of the same object is restored. */
export function createCostObjectForm({ host, endDialog }: Manage, { based: first, read, parent }: FormStart) {
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
    /** Stores the draft for this tab. Returns an unsubscribe function. */
    keep: () => form.onChange(keep),
    form,
    costKind: first.costKind,
    no: first.no,
    isChanged: hasChanged,
    /** Discards the draft and resets the form to the object as read. */
    drop(): void {
      base = read;
      based = first;
      form.reset(read);
      sending.clear();
      notice.setState({ notice: 'none' });
    },
    /** Rebases the draft on another user's version; changes made here stay. */
    takeOver(found: CostObjectDetail): void {
      const theirs = draftOf(found);
      const mine = rebased(form.values(), base, theirs);
      base = theirs;
      based = { ...based, basedOn: found.costObject.revision };
      form.reset(mine);
      sending.clear();
      notice.setState({ notice: 'takenOver' });
    },
    /** True when another user has saved since, so that the draft can be rebased. */
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
