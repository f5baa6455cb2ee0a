import type { ChangeKind } from './schema';

export interface AccountChanged {
  userNo: string;
  changeNo: number;
  kind: ChangeKind;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** An administrator's approved request came to nothing. */
    'account.contactVoid': { claimNo: string };
    /** The safety settings or contacts of an account were changed. */
    'account.changed': AccountChanged;
  }
}
