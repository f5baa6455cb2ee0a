import { requestTexts, type CannotBeginReason } from './texts';

/** Why there can be no form. */
export class CannotBegin extends Error {
  override readonly name = 'CannotBegin';

  constructor(readonly why: CannotBeginReason) {
    super(requestTexts.chinese.cannotBegin(why));
  }
}
