import {
  queryManagementIndex,
  type AttentionKind,
} from '../../../src/contract/management-center/management-center';
import { COMMON_FAULTS } from '../../../src/contract/faults';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Page } from '../../../src/ui/layout/Page';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PortalLink } from '../PortalLink';
import { CommonMenus } from './CommonMenus';
import { indexTexts } from './texts';

/** Where each is seen to. */
const PAGES: Readonly<Record<AttentionKind, string>> = {
  joinApplications: '/addressBook/manage/enterpriseInvite',
  approvalsDue: '/approval/index',
  billsToConfirm: '/settlePayment',
  billsOverdue: '/settlePayment',
  budgetsNearlySpent: '/costCenter/dataManage',
  subManagersEnding: '/permission/adminIndex',
  gradesWithoutStandard: '/standard/standardList',
  departmentsWithoutHead: '/addressBook/manage/list',
  rolesWithoutMember: '/permission/roleManageNew',
};

/** What wants the attention of who administers the enterprise, and the pages that they have at hand. */
export default function ManagementIndex() {
  return (
    <Page>
      <Attention />
      <CommonMenus />
    </Page>
  );
}

function Attention() {
  const t = useTexts(indexTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryManagementIndex, {}, { live: true });
  if (isGatewayError(error) && error.code === COMMON_FAULTS.forbidden.code)
    return <ErrorState message={errors.of(error)} />;
  return (
    <Section title={t.attention}>
      {!data && !error && <SkeletonRows rows={4} label={t.loading} />}
      {!data && error && (
        <ErrorState
          message={t.failed(errors.of(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.attentionList.length === 0 && <p>{t.nothing}</p>}
      {data && data.attentionList.length > 0 && (
        <Facts>
          {data.attentionList.map(({ kind, count }) => (
            <Fact key={kind} name={t.attentionName(kind)}>
              <PortalLink path={PAGES[kind]}>{t.count(count)}</PortalLink>
            </Fact>
          ))}
        </Facts>
      )}
    </Section>
  );
}
