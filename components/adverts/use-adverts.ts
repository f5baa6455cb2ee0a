import { useEffect, useState } from 'react';
import { queryEntAds, queryEntAdsBeforeLogin, type Advert } from '../../src/contract/adverts';
import { queryWebsiteInfo } from '../../src/contract/website/website';
import { shanghaiDateTime } from '../../src/domain/shanghai-time';
import { useCall, type CallState } from '../../src/element/data/use-call';
import type { Runtime } from '../../src/element/runtime/runtime';
import { now } from '../../src/domain/clock';

/** Adverts of a space: the caller's, or before sign-in the public ones of the website's TMC. */
export function useAdverts(
  runtime: Runtime,
  space: string,
): Pick<CallState<Advert[]>, 'data' | 'error' | 'dataUpdatedAt'> {
  const hasToken = useHasToken(runtime);
  const [queryTime] = useState(() => shanghaiDateTime(now()));
  const wanted = space === '' ? undefined : { advertSpaceNo: space, queryTime };
  const own = useCall(queryEntAds, hasToken === true ? wanted : undefined, { quiet: true });
  const website = useCall(
    queryWebsiteInfo,
    hasToken === false && wanted ? { host: location.host } : undefined,
    { quiet: true },
  );
  const tMCNumber = hasToken === false ? website.data?.tMCNumber : undefined;
  const open = useCall(
    queryEntAdsBeforeLogin,
    wanted && tMCNumber !== undefined ? { ...wanted, tMCNumber } : undefined,
    { quiet: true },
  );
  const { data, dataUpdatedAt, error } = hasToken === true ? own : open;
  return { data, dataUpdatedAt, error: error ?? (hasToken === true ? null : website.error) };
}

/** Returns whether the session has a token; undefined until known. */
function useHasToken({ session }: Runtime): boolean | undefined {
  const [hasToken, setHasToken] = useState<boolean>();
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const token = await session.token();
      if (!isOver) setHasToken(token !== undefined);
    };
    void look();
    const stop = session.store.subscribe(() => void look());
    return () => {
      isOver = true;
      stop();
    };
  }, [session]);
  return hasToken;
}
