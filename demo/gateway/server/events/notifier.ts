/** To prove who somebody is, or that a new phone is theirs. */
export type AccountCodeUse = 'identity' | 'newPhone';

/** How the gateway reaches people. */
export interface Notifier {
  sendLoginCode(phone: string, code: string): Promise<void>;
  sendAccountCode(phone: string, code: string, use: AccountCodeUse): Promise<void>;
  /** That something of their account was changed, with a link to say that it was not them. */
  sendAccountNotice(phone: string, text: string): Promise<void>;
  /** A notice that its receiver has chosen to get by SMS, as of an order whose tickets are issued. */
  sendNotice(phone: string, text: string): Promise<void>;
  /** `entShortName`: of the enterprise that is joined. */
  sendJoiningCode(phone: string, code: string, entShortName: string): Promise<void>;
}
