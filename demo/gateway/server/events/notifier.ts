/** Purpose of a code: to prove a person's identity, or the ownership of a new phone. */
export type AccountCodeUse = 'identity' | 'newPhone';

/** Channels by which the gateway reaches people. */
export interface Notifier {
  sendLoginCode(phone: string, code: string): Promise<void>;
  sendAccountCode(phone: string, code: string, use: AccountCodeUse): Promise<void>;
  /** Reports a change of their account, with a link to say that it was not them. */
  sendAccountNotice(phone: string, text: string): Promise<void>;
  /** A notice that its receiver has chosen to get by SMS, such as that of issued tickets. */
  sendNotice(phone: string, text: string): Promise<void>;
  /** `entShortName`: short name of the enterprise to be joined. */
  sendJoiningCode(phone: string, code: string, entShortName: string): Promise<void>;
}
