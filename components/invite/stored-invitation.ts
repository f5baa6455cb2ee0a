import type { ProvedPhone } from '../../src/contract/invite/invite';
import { takeParameter } from '../../src/element/navigation/take-parameter';
import { tabStorage, type KeepsInTab, type TabStorage } from '../../src/element/runtime/tab-storage';

/** Name of the token parameter in the link. */
const PARAMETER = 'inviteSign';

/** Invitation open in this tab, with the proof of the phone. */
export interface StoredInvitation {
  inviteSign: string;
  proved?: ProvedPhone;
}

/** Stored without a user, because the link invites any holder. The number in the key changes with the stored shape. */
export const invitationStorage = (runtime: KeepsInTab): TabStorage<StoredInvitation> =>
  tabStorage<StoredInvitation>(runtime, 'tp-invite-1');

/** Takes the invitation token out of the address, so that neither the address bar nor the history has it. */
export const takeInviteSign = (): string | undefined => takeParameter(PARAMETER, { location, history });
