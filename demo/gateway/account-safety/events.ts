import type { ChangeKind } from './schema';

/** Nothing: which they are is in the queue of mails. */
export type MailsWait = Record<string, never>;

export interface AccountChanged {
  userNo: string;
  changeNo: number;
  kind: ChangeKind;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** Mails about accounts wait to be sent. */
    'account.mailed': MailsWait;
    /** An administrator's request came to nothing, though it was agreed to. */
    'account.contactVoid': { claimNo: string };
    /** Something of the safety of an account is another than before. */
    'account.changed': AccountChanged;
  }
}
