import { requestTexts, type CannotBeginReason } from './texts';

/** Thrown when a request form cannot be opened. */
export class CannotBegin extends Error {
  override readonly name = 'CannotBegin';

  constructor(readonly why: CannotBeginReason) {
    super(requestTexts.chinese.cannotBegin(why));
  }
}
