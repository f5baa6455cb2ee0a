import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { disableInvitation, queryInvitations, type Invitation } from '../../../src/contract/invite/manage';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { ConfirmBox } from '../../../src/element/sending/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Page } from '../../../src/ui/layout/Page';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { InvitationDialog } from './InvitationDialog';
import { MadeDialog } from './MadeDialog';
import { invitationTexts, type InvitationTexts } from './texts';

const PAGE_SIZE = 20;

type Asked = { kind: 'add' } | { kind: 'disable'; invitationNO: string } | { kind: 'made'; link: string };

/** The invitations of the enterprise, the newest first. */
export function Links() {
  const host = useHost();
  const t = useTexts(invitationTexts);
  const errors = useTexts(errorTexts);
  const [page, setPage] = useState(1);
  const [asked, ask] = useState<Asked>();
  const { data, error, isFetching, refetch } = useCall(
    queryInvitations,
    { pageIndex: page, pageSize: PAGE_SIZE },
    { live: true, keepPrevious: true },
  );
  const columns = useMemo(() => columnsOf(t), [t]);
  const end = () => ask(undefined);
  if (error && !data)
    return (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <Page>
      <Toolbar>
        <Button variant="primary" icon={<Plus />} aria-haspopup="dialog" onClick={() => ask({ kind: 'add' })}>
          {t.add}
        </Button>
      </Toolbar>
      <DataTable
        label={t.list}
        columns={columns}
        rows={data?.invitationList ?? []}
        rowKey={({ invitationNO }) => invitationNO}
        rowActions={({ invitationNO, invitationState, deptName }) =>
          invitationState !== 'withdrawn' && (
            <Button
              size="small"
              variant="text"
              aria-haspopup="dialog"
              aria-label={`${t.disable} ${deptName} ${invitationNO}`}
              onClick={() => ask({ kind: 'disable', invitationNO })}
            >
              {t.disable}
            </Button>
          )
        }
        loading={isFetching && !data}
        empty={<EmptyState title={t.nothing} />}
        footer={<Pagination page={page} pageSize={PAGE_SIZE} total={data?.total ?? 0} onChange={setPage} />}
      />
      {asked?.kind === 'add' && (
        <InvitationDialog onClose={end} onMade={(link) => ask({ kind: 'made', link })} />
      )}
      {asked?.kind === 'made' && <MadeDialog link={asked.link} onClose={end} />}
      {asked?.kind === 'disable' && (
        <ConfirmBox
          call={disableInvitation}
          body={{ invitationNO: asked.invitationNO }}
          title={t.disableTitle}
          confirmText={t.disable}
          cancelText={t.cancel}
          danger
          onClose={end}
          onDone={() => {
            host.notify({ as: 'toast', text: t.disabled, delayMs: 0 });
            end();
          }}
        >
          {t.disableAsk}
        </ConfirmBox>
      )}
    </Page>
  );
}

const columnsOf = (t: InvitationTexts): Column<Invitation>[] => [
  {
    id: 'place',
    header: t.place,
    card: 'title',
    cell: ({ deptName, positionName }) => t.placeOf(deptName, positionName),
  },
  { id: 'inviter', header: t.inviter, cell: ({ inviterName }) => inviterName },
  { id: 'consent', header: t.needsConsent, cell: ({ needsConsent }) => t.consentName(needsConsent) },
  { id: 'used', header: t.used, cell: ({ uses, maxUses }) => t.uses(uses, maxUses) },
  { id: 'createTime', header: t.createTime, cell: ({ createTime }) => instantText(createTime) },
  { id: 'expireTime', header: t.expireTime, cell: ({ expireTime }) => instantText(expireTime) },
  {
    id: 'state',
    header: t.state,
    card: 'state',
    cell: ({ invitationState }) => (
      <Tag tone={invitationState === 'good' ? 'within' : 'neutral'}>{t.invitationState(invitationState)}</Tag>
    ),
  },
];
