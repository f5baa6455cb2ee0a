import { useMemo, useState } from 'react';
import {
  queryEnterpriseInvitations,
  withdrawEnterpriseInvitation,
  type addEnterpriseInvitation,
  type AgencyInvitation,
} from '../../../../src/contract/agency/invitations';
import type { ResultOf } from '../../../../src/contract/call';
import { instantText } from '../../../../src/domain/shanghai-time';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useHost } from '../../../../src/element/host/host-context';
import { ConfirmBox } from '../../../../src/element/submission/ConfirmBox';
import { Button } from '../../../../src/ui/button/Button';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { Section } from '../../../../src/ui/layout/Section';
import { DataTable, type Column } from '../../../../src/ui/table/DataTable';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { LinkDialog } from '../../LinkDialog';
import { InvitationDialog } from './InvitationDialog';
import { agencyInvitationTexts, type AgencyInvitationTexts } from './texts';

type DialogState =
  | { kind: 'add' }
  | { kind: 'made'; made: ResultOf<typeof addEnterpriseInvitation> }
  | { kind: 'withdraw'; invitationNo: string };

interface Props {
  enterpriseNum: string;
  mayManage: boolean;
}

const columnsOf = (t: AgencyInvitationTexts): Column<AgencyInvitation>[] => [
  {
    id: 'destination',
    header: t.destination,
    cell: ({ deptName, positionName }) => `${deptName} ${positionName}`,
  },
  { id: 'inviter', header: t.inviter, oneLine: true, cell: ({ inviterName }) => inviterName },
  { id: 'uses', header: t.uses, numeric: true, cell: ({ uses, maxUses }) => `${uses}/${maxUses}` },
  { id: 'until', header: t.until, givesWay: 1, cell: ({ expireTime }) => instantText(expireTime) },
  {
    id: 'state',
    header: t.state,
    cell: ({ invitationState }) => (
      <Tag tone={invitationState === 'good' ? 'within' : 'neutral'}>{t.stateName(invitationState)}</Tag>
    ),
  },
];

/** Invitations of an enterprise: the newest, another one, and their withdrawal. */
export function InvitationSection({ enterpriseNum, mayManage }: Props) {
  const t = useTexts(agencyInvitationTexts);
  const errors = useTexts(errorTexts);
  const host = useHost();
  const found = useCall(queryEnterpriseInvitations, { enterpriseNum });
  const [asked, ask] = useState<DialogState>();
  const columns = useMemo(() => columnsOf(t), [t]);
  const { data } = found;
  const end = () => ask(undefined);
  const withdrawButton = ({ invitationNo, invitationState }: AgencyInvitation) =>
    invitationState === 'good' && (
      <Button
        size="small"
        variant="text"
        aria-haspopup="dialog"
        aria-label={`${t.withdraw} ${invitationNo}`}
        onClick={() => ask({ kind: 'withdraw', invitationNo })}
      >
        {t.withdraw}
      </Button>
    );
  return (
    <Section title={t.title}>
      {found.error && data === undefined ? (
        <ErrorState
          message={errors.of(found.error)}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <DataTable
          label={t.title}
          columns={columns}
          rows={data?.invitationList ?? []}
          rowKey={({ invitationNo }) => invitationNo}
          rowActions={mayManage ? withdrawButton : undefined}
          loading={found.isPending}
          skeletonRows={2}
          framed={false}
          empty={<EmptyState title={t.none} />}
        />
      )}
      {mayManage && data && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'add' })}>
            {t.add}
          </Button>
        </div>
      )}
      {asked?.kind === 'add' && data && (
        <InvitationDialog
          enterpriseNum={enterpriseNum}
          choices={data}
          onMade={(made) => ask({ kind: 'made', made })}
          onClose={end}
        />
      )}
      {asked?.kind === 'made' && (
        <LinkDialog
          title={t.add}
          label={t.link}
          url={asked.made.url}
          expireTime={asked.made.expireTime}
          isForMany
          onClose={end}
        >
          <p>{t.madeHint}</p>
        </LinkDialog>
      )}
      {asked?.kind === 'withdraw' && (
        <ConfirmBox
          call={withdrawEnterpriseInvitation}
          body={{ enterpriseNum, invitationNo: asked.invitationNo }}
          title={t.withdrawTitle}
          confirmText={t.withdraw}
          cancelText={t.cancel}
          danger
          onClose={end}
          onDone={() => {
            host.notify({ as: 'toast', text: t.withdrawn, delayMs: 0 });
            end();
          }}
        >
          {t.withdrawAsk(asked.invitationNo)}
        </ConfirmBox>
      )}
    </Section>
  );
}
