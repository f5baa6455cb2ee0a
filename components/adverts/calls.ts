import { queryEntAds, queryEntAdsBeforeLogin, type Advert } from '../../src/contract/adverts';
import { queryWebsiteInfo } from '../../src/contract/website';
import { shanghaiDateTime } from '../../src/domain/shanghai-time';
import type { Runtime } from '../../src/element/runtime/runtime';
import { read } from '../../src/element/data/server-state';

/** Adverts of a space: the caller's, or before login those that the TMC of this website shows to everyone. */
export async function readAdverts(runtime: Runtime, space: string, signal: AbortSignal): Promise<Advert[]> {
  const query = { advertSpaceNo: space, queryTime: shanghaiDateTime(new Date()) };
  if ((await runtime.session.token()) !== undefined) return runtime.send(queryEntAds, query, { signal });
  const { tMCNumber } = await read(runtime, queryWebsiteInfo, { host: location.host });
  return runtime.send(queryEntAdsBeforeLogin, { ...query, tMCNumber }, { signal });
}
