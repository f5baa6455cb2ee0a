import { addCommentLog, setUserWebsiteVersion, WEBSITE_VERSION } from '../../../src/contract/client-report';
import type { LoginUserInfo } from '../../../src/contract/login/login';
import { resolveReturnUrl, type AddressRules } from '../../../src/domain/portal/return-url';
import type { Runtime } from '../../../src/element/runtime/runtime';

/** Business type of the link to the old site (specification 9). */
const OLD_SITE = 8;

/** Address of the old site for this user; undefined when there is none or it is not allowed. */
export function oldSiteOf({ linkURLList }: LoginUserInfo, addresses: AddressRules): string | undefined {
  const link = linkURLList.find(({ businessType }) => businessType === OLD_SITE);
  return link && resolveReturnUrl(link.linkURL, addresses);
}

/** Stores the user's preference for the old version, so that they start there the next time too. */
export async function chooseOldVersion(runtime: Runtime): Promise<void> {
  await runtime.send(setUserWebsiteVersion, { userWebsiteVerSion: WEBSITE_VERSION.old });
  // the log only serves the operator's statistics: its failure does not stop the user
  await runtime.send(addCommentLog, { moduleName: 'portal', content: '返回旧版' }).catch(() => undefined);
}
