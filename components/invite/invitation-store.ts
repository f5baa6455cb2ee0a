import { createStore, type StoreApi } from 'zustand/vanilla';
import { queryAppDownloadInfo } from '../../src/contract/app-download/app-download';
import {
  joinByInvitation,
  proveInvitePhone,
  queryInvitation,
  sendInviteSmsCode,
  type InvitationInfo,
  type ProvedPhone,
} from '../../src/contract/invite/invite';
import type { BodyOf, Call, ResultOf } from '../../src/contract/call';
import { createIntent } from '../../src/element/data/intent';
import type { Host } from '../../src/element/host/host';
import type { NavigationTarget } from '../../src/element/navigation/targets';
import type { invite } from './declaration';
import { invitationStorage, takeInviteSign, type StoredInvitation } from './stored-invitation';
import { isProofRequired, refusalOf, type Refusal } from './refusal';

export type Step =
  | { step: 'reading' }
  | { step: 'refused'; why: Refusal }
  | { step: 'failed'; error: unknown }
  /** `isAgain`: the earlier proof of the phone has expired. */
  | { step: 'phone'; invitation: InvitationInfo; isAgain: boolean }
  | { step: 'person'; invitation: InvitationInfo; proved: Exclude<ProvedPhone, { kind: 'member' }> }
  | { step: 'member'; invitation: InvitationInfo; userName: string }
  /** An administrator must agree first. */
  | { step: 'waiting'; entShortName: string }
  | { step: 'joined'; entName: string; appTitle: string };

export interface InvitationState {
  at: Step;
  /** Target shown by the element itself, because the host page did not take the navigation. */
  shown: NavigationTarget | undefined;
}

/** Result or error of a press; undefined when the step has changed instead. */
export type StepOutcome<R> = { result: R } | { error: unknown } | undefined;

export type InvitationStore = ReturnType<typeof createInvitationStore>;

/** State machine of one invitation: read, phone, person, joined. */
export function createInvitationStore(host: Host<typeof invite>) {
  const store: StoreApi<InvitationState> = createStore<InvitationState>(() => ({
    at: { step: 'reading' },
    shown: undefined,
  }));
  const enter = (at: Step) => store.setState({ at });
  const rest = invitationStorage(host.runtime);
  const proving = createIntent(host, proveInvitePhone);
  const joining = createIntent(host, joinByInvitation);
  const codes = createIntent(host, sendInviteSmsCode);
  /** Open invitation, also where the tab has no storage. */
  let kept: StoredInvitation | undefined;
  let round = 0;

  function keep(now: StoredInvitation | undefined): void {
    kept = now;
    if (now) rest.write(now);
    else rest.clear();
  }

  async function read(): Promise<void> {
    const mine = (round += 1);
    if (!kept) return enter({ step: 'refused', why: 'unknown' });
    enter({ step: 'reading' });
    const at = await opened(kept);
    if (mine === round) enter(at);
    return undefined;
  }

  async function opened({ inviteSign, proved }: StoredInvitation): Promise<Step> {
    try {
      const invitation = await host.runtime.send(queryInvitation, { inviteSign });
      return proved ? provedStep(invitation, proved) : { step: 'phone', invitation, isAgain: false };
    } catch (error) {
      const why = refusalOf(error);
      // a refused invitation is an expected outcome and not reported
      if (why) return { step: 'refused', why };
      host.report(error);
      return { step: 'failed', error };
    }
  }

  const provedStep = (invitation: InvitationInfo, proved: ProvedPhone): Step =>
    proved.kind === 'member'
      ? { step: 'member', invitation, userName: proved.userName }
      : { step: 'person', invitation, proved };

  /** Sends the input. An answer about the invitation itself changes the step. */
  async function press<C extends Call>(
    intent: { send(body: BodyOf<C>): ReturnType<ReturnType<typeof createIntent<C>>['send']> },
    body: BodyOf<C>,
  ): Promise<StepOutcome<ResultOf<C>>> {
    const sent = await intent.send(body);
    if (sent.kind === 'done') return { result: sent.result };
    const why = refusalOf(sent.error);
    if (why) {
      enter({ step: 'refused', why });
      return undefined;
    }
    host.report(sent.error);
    return { error: sent.error };
  }

  /**
   * Name of the app for the success page; '' when the call fails. It is fetched while the join request runs, so that it
   * adds no wait.
   */
  const appTitle = (): Promise<string> =>
    host.runtime.send(queryAppDownloadInfo, { host: location.host }).then(
      (info) => info.appTitle,
      () => '',
    );

  function go(target: Extract<NavigationTarget, { target: 'joined' | 'signIn' | 'appDownload' }>): void {
    const isHere = host.emit('tp-navigate', target);
    if (!isHere) return;
    if (target.target === 'joined') {
      enter({ step: 'joined', entName: target.entName, appTitle: target.appTitle });
    } else store.setState({ shown: target });
  }

  return {
    store,
    go,
    back: () => store.setState({ shown: undefined }),
    retry: () => void read(),

    /** Opens the invitation of the address, or else the one stored in this tab. Returns a stop function. */
    follow(): () => void {
      const take = (): boolean => {
        const inviteSign = takeInviteSign();
        // the user pressed the link of the open invitation again
        if (inviteSign === undefined || inviteSign === kept?.inviteSign) return false;
        keep({ inviteSign });
        return true;
      };
      kept ??= rest.read();
      if (take() || store.getState().at.step === 'reading') void read();
      const follow = () => take() && void read();
      window.addEventListener('hashchange', follow);
      return () => window.removeEventListener('hashchange', follow);
    },

    /** Resolves with the seconds until the next code may be requested. */
    async sendCode(phone: string): Promise<StepOutcome<{ resendAfterSeconds: number }>> {
      // each press requests a new code, regardless of the outcome of the last one
      codes.forget();
      return kept && press<typeof sendInviteSmsCode>(codes, { inviteSign: kept.inviteSign, phone });
    },

    async prove(phone: string, smsCode: string): Promise<StepOutcome<ProvedPhone>> {
      const { at } = store.getState();
      if (!kept || at.step !== 'phone') return undefined;
      const { inviteSign } = kept;
      const ended = await press<typeof proveInvitePhone>(proving, { inviteSign, phone, smsCode });
      if (!ended || 'error' in ended) return ended;
      // a member needs the link no more
      keep(ended.result.kind === 'member' ? undefined : { inviteSign, proved: ended.result });
      enter(provedStep(at.invitation, ended.result));
      return undefined;
    },

    async join(person: { staffName: string; email: string }): Promise<StepOutcome<unknown>> {
      const { at } = store.getState();
      if (!kept || at.step !== 'person') return undefined;
      const { invitation, proved } = at;
      const titled = appTitle();
      const ended = await press<typeof joinByInvitation>(joining, { phoneSign: proved.phoneSign, ...person });
      if (!ended) return undefined;
      if ('error' in ended) {
        if (!isProofRequired(ended.error)) return ended;
        keep({ inviteSign: kept.inviteSign });
        enter({ step: 'phone', invitation, isAgain: true });
        return undefined;
      }
      keep(undefined);
      const { entShortName, userName, isMemberAlready, isWaiting } = ended.result;
      if (isWaiting) {
        enter({ step: 'waiting', entShortName });
        return undefined;
      }
      if (isMemberAlready) {
        enter({ step: 'member', invitation, userName });
        return undefined;
      }
      host.track('joined', { isNew: proved.kind === 'new' });
      go({ target: 'joined', entName: entShortName, appTitle: await titled });
      return undefined;
    },
  };
}
