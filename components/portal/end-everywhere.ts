import type { Session } from '../../src/session/session';
import type { Language } from '../../src/domain/texts/texts';
import { errorTexts } from '../../src/element/errors/texts';
import type { LazyNotices } from './chrome/lazy-notices';
import { portalDialogTexts } from './dialogs/texts';

/**
 * Ends all sessions of the account at the gateway after a confirmation. Resolves with false when the user declines or
 * the call fails; a failure is shown.
 */
export async function endEverywhere(
  notices: LazyNotices,
  session: Session,
  texts: Language['textsOf'],
): Promise<boolean> {
  const t = texts(portalDialogTexts);
  const confirmed = await notices.ask({
    text: t.everywhere,
    confirmText: t.everywhereYes,
    cancelText: t.cancel,
    danger: true,
  });
  if (!confirmed) return false;
  try {
    await session.endEverywhere();
    return true;
  } catch (error) {
    // shown as a dialog: users must not believe that a lost device is signed out
    const text = t.everywhereFailed(texts(errorTexts).of(error));
    await notices.ask({ text }).catch(() => undefined);
    return false;
  }
}
