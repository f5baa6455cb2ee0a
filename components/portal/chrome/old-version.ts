import { addCommentLog, setUserWebsiteVersion, WEBSITE_VERSION } from '../../../src/contract/client-report';
import type { Runtime } from '../../../src/element/runtime/runtime';

/** Stores the user's preference for the old version, so that they start there the next time too. */
export async function chooseOldVersion(runtime: Runtime): Promise<void> {
  await runtime.send(setUserWebsiteVersion, { userWebsiteVerSion: WEBSITE_VERSION.old });
  // the log only serves the operator's statistics: its failure does not stop the user
  await runtime.send(addCommentLog, { moduleName: 'portal', content: '返回旧版' }).catch(() => undefined);
}
