import type { ProvedPhone } from '../../src/contract/invite/invite';
import { takeParameter } from '../../src/element/navigation/take-parameter';
import { tabStorage, type KeepsInTab, type TabStorage } from '../../src/element/runtime/tab-storage';

/** What the token is called in the address of the link. */
const PARAMETER = 'inviteSign';

/** The invitation that is open in this tab, and who proved their phone for it. */
export interface KeptInvitation {
  inviteSign: string;
  proved?: ProvedPhone;
}

/** No person's yet: whoever has the link is invited. The number changes with the shape of what is kept. */
export const keptInvitation = (runtime: KeepsInTab): TabStorage<KeptInvitation> =>
  tabStorage<KeptInvitation>(runtime, 'tp-invite-1');

/** Takes the token of an invitation out of the address: neither the bar nor the history keeps it. */
export const takeInviteSign = (): string | undefined => takeParameter(PARAMETER, { location, history });
