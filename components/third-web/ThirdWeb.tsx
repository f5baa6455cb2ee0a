import Link2Off from 'lucide-react/icons/link-2-off';
import { createElement } from 'react';
import {
  ENT_SETTING,
  queryEntSettingInfoForCloud,
} from '../../src/contract/enterprise-setting/enterprise-setting';
import { useCall } from '../../src/element/data/use-call';
import type { ViewProps } from '../../src/element/host/view-props';
import { errorTexts } from '../../src/element/errors/texts';
import { useElementTag } from '../../src/element/host/use-element-tag';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../src/ui/texts/use-texts';
import type { thirdWeb } from './declaration';
import { thirdWebTexts } from './texts';

/** Page that the enterprise has configured. The frame element decides whether it may be framed. */
export default function ThirdWeb({ host }: ViewProps<typeof thirdWeb>) {
  const t = useTexts(thirdWebTexts);
  const errors = useTexts(errorTexts);
  const tag = useElementTag(host, 'frame');
  const { data, error, isFetching, refetch } = useCall(queryEntSettingInfoForCloud, {});
  if (error && !data) {
    return (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!tag || !data) return <SkeletonRows rows={8} height={48} label={t.opening} />;
  const src = data.settingList.find(({ settingNo }) => settingNo === ENT_SETTING.thirdWebUrl)?.settingValue;
  if (src === undefined || src === '') {
    return (
      <EmptyState icon={<Link2Off />} title={t.unset}>
        {t.unsetHint}
      </EmptyState>
    );
  }
  return createElement(tag, { src, kind: 'external', 'frame-title': t.title });
}
