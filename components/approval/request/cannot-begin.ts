import { requestTexts } from './texts';

/** Nobody knows the user among the staff, or the request of before cannot be copied or changed. */
export type CannotBeginReason = 'unknownSelf' | 'notCopyable' | 'notChangeable';

/** Why there can be no form. */
export class CannotBegin extends Error {
  override readonly name = 'CannotBegin';

  constructor(readonly why: CannotBeginReason) {
    super(requestTexts.chinese.cannotBegin(why));
  }
}
