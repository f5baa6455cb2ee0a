import type { ChangeKind } from './schema';

export interface AccountChanged {
  userNo: string;
  changeNo: number;
  kind: ChangeKind;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** An administrator's request came to nothing, though it was agreed to. */
    'account.contactVoid': { claimNo: string };
    /** Something of the safety of an account is another than before. */
    'account.changed': AccountChanged;
  }
}
