import { queryEntSettingInfoForCloud } from '../../../src/contract/enterprise-setting/enterprise-setting';
import { queryCustomObjectTree } from '../../../src/contract/hotel/custom-objects';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Page } from '../../../src/ui/layout/Page';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { treeQueryOf } from './section-draft';
import { SettingSection } from './SettingSection';
import { pageSettingTexts } from './texts';

/** Visible and required fields of the hotel booking page (specification 2.10, 3, 5.4). */
export default function HotelPageSettings({ host }: PageProps) {
  const t = useTexts(pageSettingTexts);
  const errors = useTexts(errorTexts);
  const enterprise = useCall(queryEntSettingInfoForCloud, { enterpriseNum: '' });
  const tree = useCall(queryCustomObjectTree, enterprise.data && treeQueryOf(enterprise.data), {
    live: true,
  });
  const error = enterprise.error ?? tree.error;
  const sections = tree.data?.queryObjectTreeResps;
  if (!enterprise.data || !sections)
    return error ? (
      <ErrorState
        message={t.loadFailed(errors.of(error))}
        retrying={enterprise.isFetching || tree.isFetching}
        onRetry={
          isRefused(error) ? undefined : () => void (enterprise.error ? enterprise.refetch() : tree.refetch())
        }
      />
    ) : (
      <SkeletonRows rows={8} label={t.loading} />
    );
  if (sections.length === 0) return <EmptyState title={t.nothing} />;
  const { data } = enterprise;
  return (
    <Page>
      <p>{t.hint}</p>
      {sections.map((section) => (
        <SettingSection key={section.objectNo} of={{ host, section, enterprise: data }} />
      ))}
    </Page>
  );
}
