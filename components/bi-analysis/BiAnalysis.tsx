import Link2Off from 'lucide-react/icons/link-2-off';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import LogIn from 'lucide-react/icons/log-in';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useStore } from 'zustand';
import { APP, MODULE, OBJECT, SITE, SITES_QUERY } from '../../src/contract/permission/objects';
import { queryObjectTree, queryPermissionListForBusiness } from '../../src/contract/permission/permission';
import { containsObject } from '../../src/domain/portal/pages';
import { siteAddresses } from '../../src/domain/portal/site-addresses';
import { useCall } from '../../src/element/data/use-call';
import type { ViewProps } from '../../src/element/host/view-props';
import { errorTexts } from '../../src/element/errors/texts';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../src/ui/texts/use-texts';
import { BiFrame } from './BiFrame';
import type { biAnalysis } from './declaration';
import { Refused } from './Refused';
import { isSafeAddress } from './safe-address';
import { biAnalysisTexts } from './texts';

const PERMISSIONS = { appNo: APP.portal, moduleNo: MODULE.pages, retureObject: true };

/**
 * Page of the BI site. Users without the permission see a refusal, and no pre-authorisation code is requested for them.
 */
export default function BiAnalysis({ host, src }: ViewProps<typeof biAnalysis>) {
  const t = useTexts(biAnalysisTexts);
  const errors = useTexts(errorTexts);
  const isSignedOut = useStore(host.runtime.session.store, ({ status }) => status === 'signedOut');
  const permissions = useCall(queryPermissionListForBusiness, PERMISSIONS);
  const isHeld = permissions.data && containsObject(permissions.data.treeResps, OBJECT.biAnalysis);
  const sites = useCall(queryObjectTree, isHeld && src === '' ? SITES_QUERY : undefined);

  // removes the BI page after sign-out, as the next user may not see it
  if (isSignedOut) {
    return (
      <EmptyState
        icon={<LogIn />}
        title={t.signedOut}
        action={
          <Button variant="primary" onClick={() => void host.signIn('')}>
            {t.signIn}
          </Button>
        }
      />
    );
  }
  const failed = [permissions, sites].find(({ error }) => error);
  if (failed?.error) {
    const again = () => void failed.refetch();
    return <ErrorState message={errors.of(failed.error)} onRetry={again} retrying={failed.isRefetching} />;
  }
  if (isHeld === false) {
    return (
      <Refused icon={<LockKeyhole />} title={t.forbidden}>
        {t.forbiddenHint}
      </Refused>
    );
  }
  const found =
    sites.data && siteAddresses(sites.data.queryObjectTreeResps, location.host).get(SITE.biAnalysis);
  if (!isHeld || (src === '' && !sites.data)) return <SkeletonRows rows={8} height={48} label={t.opening} />;
  const address = src || found;
  if (address === undefined) {
    return (
      <Refused icon={<Link2Off />} title={t.unset}>
        {t.unsetHint}
      </Refused>
    );
  }
  if (!isSafeAddress(address, location)) {
    return (
      <Refused icon={<ShieldAlert />} title={t.insecure}>
        {t.insecureHint}
      </Refused>
    );
  }
  return <BiFrame host={host} address={address} />;
}
