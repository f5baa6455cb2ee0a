import { createStore } from 'zustand/vanilla';
import { queryAccountSafety } from '../../../src/contract/account-safety/account-safety';
import { changeMainManager, type FormerKeeps } from '../../../src/contract/permission/main-manager';
import type { Named } from '../../../src/contract/resource/values';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { read } from '../../../src/element/data/read';
import { createCallForm } from '../../../src/element/submission/call-form';
import type { SubmissionFailure } from '../../../src/element/submission/form-submission';
import { mainManagerTexts } from './texts';

/** Dialog that is open before the form is sent. */
type DialogState = 'confirm' | 'proof';
interface HandoverState {
  asked: DialogState | undefined;
  /** Name in the confirmation. */
  successorName: string;
}

interface Values {
  successor: Named | null;
  reason: string;
  formerKeeps: FormerKeeps | null;
}

/** Form of the handover. It is sent after a confirmation and a proof of identity. */
export function createHandoverStore(host: PageProps['host']) {
  const asking = createStore<HandoverState>(() => ({ asked: undefined, successorName: '' }));
  let answered: (isYes: boolean) => void = () => undefined;

  function ask(asked: DialogState, successorName: string): Promise<boolean> {
    asking.setState({ asked, successorName });
    return new Promise((resolve) => {
      answered = (isYes) => {
        asking.setState({ asked: undefined });
        resolve(isYes);
      };
    });
  }

  async function before({ successor }: Values): Promise<'go' | 'mend' | SubmissionFailure> {
    const name = successor?.name ?? '';
    if (!(await ask('confirm', name))) return 'mend';
    try {
      const { accountSafety } = await read(host, queryAccountSafety, {}, { staleTime: 0 });
      return accountSafety.missing === 0 || (await ask('proof', name)) ? 'go' : 'mend';
    } catch (error) {
      return { error, isUncertain: false };
    }
  }

  const values: Values = { successor: null, reason: '', formerKeeps: null };
  const saving = createCallForm(host, {
    call: changeMainManager,
    values,
    body: ({ successor, reason, formerKeeps }) => ({
      successor: successor ?? { no: '', name: '' },
      reason,
      formerKeeps: formerKeeps ?? 'staffRole',
    }),
    // placeholders of an open choice are never sent
    check: ({ successor, formerKeeps }) => ({
      ...(successor === null && { successor: host.texts(mainManagerTexts).chooseSuccessor }),
      ...(formerKeeps === null && { formerKeeps: host.texts(mainManagerTexts).chooseKeeps }),
    }),
    fieldOf: (path) => path.split('.')[0] ?? '',
    before,
    onDone({ staffName }) {
      host.notify({ as: 'toast', text: host.texts(mainManagerTexts).done(staffName), delayMs: 0 });
      host.track('row-saved', { resource: 'mainManager' });
    },
  });
  return { ...saving, asking, answer: (isYes: boolean) => answered(isYes) };
}
