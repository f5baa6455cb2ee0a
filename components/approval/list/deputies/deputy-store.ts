import { createStore, type StoreApi } from 'zustand/vanilla';
import { addApprovalDeputy, DEPUTY_DAYS } from '../../../../src/contract/approval/deputies';
import { APPROVAL_FAULTS } from '../../../../src/contract/approval/faults';
import type { ChosenPerson } from '../../people/PeopleField';
import { addDays, isCalendarDate, shanghaiDate } from '../../../../src/domain/shanghai-time';
import { createIntent } from '../../../../src/element/data/intent';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isGatewayError, type Host } from '../../../../src/element/host/host';
import { createForm, type Problems } from '../../../../src/ui/form/create-form';
import type { ActionProblem } from '../../detail/decision/approval-actions';
import { deputyTexts, type DeputyTexts } from './texts';
import { now } from '../../../../src/domain/clock';

export interface DeputyDraft {
  deputy: ChosenPerson | null;
  beginDate: string;
  endDate: string;
}

export interface DeputyState {
  busy: boolean;
  /** Error that belongs to no field. */
  problem: ActionProblem | undefined;
  /** Number of failed submissions; each moves the focus to the first invalid field. */
  refusals: number;
  /** Announcement of the last success. */
  done: string;
}

/** First and last possible day of an absence, both inclusive. */
export const deputyDays = () => {
  const today = shanghaiDate(now());
  return { min: today, max: addDays(today, DEPUTY_DAYS) };
};

/** Fields that gateway faults belong to. */
const FIELD_OF: Readonly<Record<string, keyof DeputyDraft>> = {
  [APPROVAL_FAULTS.deputyIsSelf.code]: 'deputy',
  [APPROVAL_FAULTS.approverUnknown.code]: 'deputy',
  [APPROVAL_FAULTS.approverWithoutRight.code]: 'deputy',
  [APPROVAL_FAULTS.deputyOverlaps.code]: 'beginDate',
};

export type DeputyStore = ReturnType<typeof createDeputyStore>;

/** Lives as long as the element. The element's own store cannot hold it, as this code is loaded later. */
const namings = new WeakMap<Host, DeputyStore>();

/**
 * Returns the element's store. It outlives the dialog, so that a request without a response is retried as the same one.
 */
export function deputyStoreOf(host: Host): DeputyStore {
  const naming = namings.get(host) ?? createDeputyStore(host);
  namings.set(host, naming);
  return naming;
}

function createDeputyStore(host: Host) {
  const store: StoreApi<DeputyState> = createStore<DeputyState>(() => ({
    busy: false,
    problem: undefined,
    refusals: 0,
    done: '',
  }));
  const { getState, setState } = store;
  const intent = createIntent(host, addApprovalDeputy);
  const blank = (): DeputyDraft => ({ deputy: null, beginDate: deputyDays().min, endDate: '' });
  const form = createForm({
    values: blank(),
    schema: addApprovalDeputy.body,
    body: ({ deputy, ...days }: DeputyDraft) => ({ staffNO: deputy?.staffNO ?? '', ...days }),
    check: (draft: DeputyDraft) => checkDeputy(draft, host.texts(deputyTexts)),
    fieldOf: (path) => (path === 'staffNO' ? 'deputy' : path),
  });
  form.onChange(() => setState({ problem: undefined, done: '' }));

  function refuse(error: unknown, isUncertain: boolean): void {
    host.report(error);
    const errors = host.texts(errorTexts);
    const field = isGatewayError(error) && FIELD_OF[error.code];
    const isOfFields = isGatewayError(error) && error.kind === 'fields';
    if (!isUncertain && isOfFields) {
      form.show(
        Object.fromEntries(Object.entries(error.fields).map(([path, said]) => [path, errors.say(said)])),
      );
    } else if (!isUncertain && field && error instanceof Error) {
      form.show({ [field]: errors.of(error) });
    } else setState({ problem: { error, isUncertain } });
    setState(({ refusals }) => ({ refusals: refusals + 1 }));
  }

  return {
    store,
    form,
    async submit(): Promise<void> {
      if (getState().busy) return;
      setState({ done: '', problem: undefined });
      const isGood = await form.submit(async (body) => {
        setState({ busy: true });
        const sent = await intent.send(body);
        setState({ busy: false });
        if (sent.kind !== 'done') return refuse(sent.error, sent.kind === 'uncertain');
        form.reset(blank());
        setState({ done: host.texts(deputyTexts).added(sent.result.deputy.staffName) });
      });
      if (!isGood) setState(({ refusals }) => ({ refusals: refusals + 1 }));
    },
    tell: (done: string) => setState({ done }),
  };
}

function checkDeputy({ deputy, beginDate, endDate }: DeputyDraft, t: DeputyTexts): Problems {
  const { min, max } = deputyDays();
  const begin = beginDate === '' ? t.noBegin : isCalendarDate(beginDate) ? undefined : t.noDate;
  const end = endDate === '' ? t.noEnd : isCalendarDate(endDate) ? undefined : t.noDate;
  const beginProblem = begin ?? (beginDate < min ? t.past : undefined);
  const endProblem =
    end ?? (begin === undefined && endDate < beginDate ? t.reversed : endDate > max ? t.tooLate : undefined);
  return {
    ...(deputy === null && { deputy: t.nobody }),
    ...(beginProblem !== undefined && { beginDate: beginProblem }),
    ...(endProblem !== undefined && { endDate: endProblem }),
  };
}
