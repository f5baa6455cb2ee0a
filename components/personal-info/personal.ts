import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CardAirline, revealPersonalNumber } from '../../src/contract/personal-info/personal-info';
import type { BodyOf } from '../../src/contract/call';
import { shanghaiDate } from '../../src/domain/shanghai-time';
import type { Host } from '../../src/element/host/host';
import type { NavigationTarget } from '../../src/element/navigation/targets';
import type { personalInfo } from './declaration';
import { personalTexts } from './texts';
import { now } from '../../src/domain/clock';

export type Number = BodyOf<typeof revealPersonalNumber>;
export type PersonalTarget = Extract<NavigationTarget, { target: 'accountSafety' | 'downloads' | 'order' }>;
export type SavedSection = 'identity' | 'document' | 'card' | 'wishes' | 'emergency' | 'delegate' | 'avatar';

export type PersonalDialog =
  | { kind: 'identity' }
  /** `cardType` undefined: a new document. */
  | { kind: 'document'; cardType: number | undefined }
  | { kind: 'removeDocument'; cardType: number }
  | { kind: 'card'; airline: CardAirline | undefined }
  | { kind: 'removeCard'; airline: CardAirline }
  | { kind: 'wishes' }
  | { kind: 'emergency' }
  | { kind: 'removeEmergency' }
  | { kind: 'delegate' }
  | { kind: 'notices' }
  /** `onProved` continues once the user has proved their identity. */
  | { kind: 'proof'; before: 'number' | 'export'; onProved: () => void };

interface PersonalState {
  dialog: PersonalDialog | undefined;
  inPlace: PersonalTarget | undefined;
}

export type Personal = ReturnType<typeof createPersonal>;

/** View state of the page. The user's data are server state. */
export function createPersonal(host: Host<typeof personalInfo>) {
  const store: StoreApi<PersonalState> = createStore<PersonalState>(() => ({
    dialog: undefined,
    inPlace: undefined,
  }));
  const { setState } = store;
  const endDialog = () => setState({ dialog: undefined });
  function go(target: PersonalTarget): void {
    if (host.emit('tp-navigate', target)) setState({ inPlace: target, dialog: undefined });
  }
  return {
    store,
    host,
    /** YYYY-MM-DD, in Shanghai. */
    today: shanghaiDate(now()),
    ask: (dialog: PersonalDialog) => setState({ dialog }),
    endDialog,
    /** Reports a saved, removed or ended entry. */
    saved(what: SavedSection, how: 'saved' | 'removed' | 'ended' = 'saved'): void {
      const t = host.texts(personalTexts);
      endDialog();
      host.notify({ as: 'toast', text: t.done(how), delayMs: 0 });
      host.track('personal-info-saved', { what });
      host.emit('tp-personal-info-saved', { what });
    },
    showSafety: (page: 'changePhone' | 'emailVerification') => go({ target: 'accountSafety', page }),
    showDownloads: () => go({ target: 'downloads' }),
    showOrder: (orderNo: string) => go({ target: 'order', orderNo }),
    back: () => setState({ inPlace: undefined }),
  };
}
