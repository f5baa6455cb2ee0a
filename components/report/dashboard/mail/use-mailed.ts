import { useCallback, useEffect, useState } from 'react';
import { REPORT_LINK_SIGN } from '../../../../src/contract/report/schedules';
import { mailedLinks, pathIn } from '../../../../src/element/navigation/mailed-link';
import type { Runtime } from '../../../../src/element/runtime/runtime';
import { takeParameter } from '../../../../src/element/navigation/take-parameter';

/**
 * Token of the mailed link that opened the page, until it is followed; '' for none. A portal has already removed it
 * from the address, and the user may have signed in since, so it is also looked up in the stored links.
 */
export function useMailedSign(runtime: Runtime): { sign: string; followed(): void } {
  const [sign, setSign] = useState('');
  useEffect(() => {
    const waiting = () => {
      const { path, linkSign = '' } = mailedLinks(runtime).waiting() ?? {};
      return path === pathIn(location) && linkSign.startsWith(REPORT_LINK_SIGN) ? linkSign : undefined;
    };
    const look = () => {
      const found =
        takeParameter('linkSign', { location, history }, { begin: REPORT_LINK_SIGN }) ?? waiting();
      if (found !== undefined) setSign(found);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [runtime]);
  const followed = useCallback(() => {
    mailedLinks(runtime).clear();
    setSign('');
  }, [runtime]);
  return { sign, followed };
}
