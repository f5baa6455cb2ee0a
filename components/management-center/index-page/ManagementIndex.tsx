import { useMemo } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import {
  queryManagementIndex,
  type AttentionKind,
} from '../../../src/contract/management-center/management-center';
import { COMMON_FAULTS } from '../../../src/contract/faults';
import { countCell, type Sheet } from '../../../src/domain/sheet/sheet';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Page } from '../../../src/ui/layout/Page';
import { Section } from '../../../src/ui/layout/Section';
import { SaveMenu } from '../../../src/ui/save/SaveMenu';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { CenterProps } from '../declaration';
import { listAddress } from '../../../src/element/navigation/list-address';
import { PortalLink } from '../PortalLink';
import { CommonMenus } from './CommonMenus';
import { indexTexts, type IndexTexts } from './texts';

type Row = ResultOf<typeof queryManagementIndex>['attentionList'][number];

/** List of the counted entries, by kind of attention. */
const PAGES: Readonly<Record<AttentionKind, string>> = {
  joinApplications: listAddress('/addressBook/manage/enterpriseInvite', 'tab=applications'),
  approvalsDue: '/approval/index',
  billsToConfirm: '/settlePayment?billState=toConfirm',
  billsOverdue: '/settlePayment?billState=overdue',
  budgetsNearlySpent: '/costCenter/dataManage',
  subManagersEnding: listAddress('/permission/adminIndex', 'validPeriod=ending'),
  gradesWithoutStandard: listAddress('/addressBook/manage/gradeMaintain', 'hasStandard=false'),
  departmentsWithoutHead: listAddress('/addressBook/manage/list', 'tab=departments&head=none'),
  staffWithoutSupervisor: listAddress('/addressBook/manage/list', 'supervisor=none&staffState=active'),
  rolesWithoutMember: listAddress('/permission/roleManageNew', 'memberCount=none&isBuiltIn=false'),
  hotelAgreementsEnding: listAddress('/protocolHotelManage/protocolList', 'agreementState=ending'),
  whitelistsEnding: listAddress('/airManage/protocolWhitelistManage', 'validPeriod=ending'),
  balanceLow: '/companyManageSet/walletAccount',
};

/** Open tasks of the administrator, and their shortcuts. */
export default function ManagementIndex({ host }: Pick<CenterProps, 'host'>) {
  return (
    <Page>
      <Attention />
      <CommonMenus host={host} />
    </Page>
  );
}

const attentionSheet = (rows: readonly Row[], t: IndexTexts): Sheet => ({
  title: t.attention,
  filters: [],
  headers: [t.item, t.amount],
  rows: rows.map(({ kind, count }) => [t.attentionName(kind), countCell(count)]),
});

function Attention() {
  const t = useTexts(indexTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryManagementIndex, {}, { live: true });
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'kind',
        header: t.item,
        card: 'title',
        cell: ({ kind }) => <PortalLink path={PAGES[kind]}>{t.attentionName(kind)}</PortalLink>,
      },
      { id: 'count', header: t.amount, cell: ({ count }) => t.count(count) },
    ],
    [t],
  );
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
      {data && data.attentionList.length > 0 && (
        <SaveMenu title={t.attention} sheetOf={() => attentionSheet(data.attentionList, t)} />
      )}
      {data && (
        <DataTable
          label={t.attention}
          columns={columns}
          rows={data.attentionList}
          rowKey={({ kind }) => kind}
          empty={<EmptyState title={t.nothing} />}
          framed={false}
        />
      )}
    </Section>
  );
}
