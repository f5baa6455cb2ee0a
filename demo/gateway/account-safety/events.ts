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
    /** The first proof of an account's phone has ended the password that a link had set. `address`: of the client. */
    'account.passwordEnded': { userNo: string; address: string };
  }
}
