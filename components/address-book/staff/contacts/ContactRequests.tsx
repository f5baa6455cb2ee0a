import { useMemo, useState } from 'react';
import {
  agreeAccountContact,
  endAccountContact,
  queryAccountContacts,
  type ContactRequest,
} from '../../../../src/contract/address-book/account-contacts';
import { isOpenClaim } from '../../../../src/domain/account-safety/claim';
import { instantText } from '../../../../src/domain/shanghai-time';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useHost } from '../../../../src/element/host/host-context';
import { ConfirmBox } from '../../../../src/element/submission/ConfirmBox';
import { Button } from '../../../../src/ui/button/Button';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { DataTable, type Column } from '../../../../src/ui/table/DataTable';
import { Pagination } from '../../../../src/ui/table/list/Pagination';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { contactTexts, type ContactTexts } from './texts';

const PAGE_SIZE = 20;

interface PendingAction {
  kind: 'agree' | 'end';
  row: ContactRequest;
}

/** Requests for other sign-in data of staff. A second administrator agrees when the owner cannot. */
export default function ContactRequests() {
  const t = useTexts(contactTexts);
  const errors = useTexts(errorTexts);
  const [page, setPage] = useState(1);
  const [asked, ask] = useState<PendingAction>();
  const { data, error, isFetching, refetch } = useCall(
    queryAccountContacts,
    { pageIndex: page, pageSize: PAGE_SIZE },
    { live: true, keepPrevious: true },
  );
  const columns = useMemo(() => columnsOf(t), [t]);
  if (error && !data)
    return (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <>
      <DataTable
        label={t.list}
        columns={columns}
        rows={data?.requestList ?? []}
        rowKey={({ requestNO }) => requestNO}
        rowActions={(row) => (
          <>
            {row.mayAgree && <Action text={t.agree} row={row} onPress={() => ask({ kind: 'agree', row })} />}
            {row.mayEnd && <Action text={t.end} row={row} onPress={() => ask({ kind: 'end', row })} />}
          </>
        )}
        loading={isFetching && !data}
        empty={<EmptyState title={t.nothing} />}
        footer={<Pagination page={page} pageSize={PAGE_SIZE} total={data?.total ?? 0} onChange={setPage} />}
      />
      {asked && <Decision {...asked} onClose={() => ask(undefined)} />}
    </>
  );
}

function Action({ text, row, onPress }: { text: string; row: ContactRequest; onPress(): void }) {
  return (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${row.staffName}`}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}

function Decision({ kind, row, onClose }: PendingAction & { onClose(): void }) {
  const host = useHost();
  const t = useTexts(contactTexts);
  const isAgreed = kind === 'agree';
  return (
    <ConfirmBox
      call={isAgreed ? agreeAccountContact : endAccountContact}
      body={{ key: row.requestNO }}
      title={isAgreed ? t.agreeTitle : t.endTitle}
      confirmText={isAgreed ? t.agree : t.end}
      cancelText={t.cancel}
      danger={!isAgreed}
      onClose={onClose}
      onDone={() => {
        host.notify({ as: 'toast', text: t.decided, delayMs: 0 });
        onClose();
      }}
    >
      {isAgreed ? t.agreeAsk(row.staffName, t.kindOf(row.kind), row.value) : t.endAsk(row.staffName)}
    </ConfirmBox>
  );
}

const columnsOf = (t: ContactTexts): Column<ContactRequest>[] => [
  { id: 'staffName', header: t.staffName, card: 'title', cell: ({ staffName }) => staffName },
  { id: 'kind', header: t.kind, cell: ({ kind }) => t.kindOf(kind) },
  { id: 'value', header: t.value, cell: ({ value }) => value },
  { id: 'agreement', header: t.agreement, cell: ({ agreement }) => t.agreementOf(agreement) },
  { id: 'asker', header: t.asker, cell: ({ askerName }) => askerName },
  { id: 'reason', header: t.reason, oneLine: true, cell: ({ reason }) => reason },
  { id: 'applyTime', header: t.applyTime, cell: ({ applyTime }) => instantText(applyTime) },
  {
    id: 'effectTime',
    header: t.effectTime,
    cell: ({ effectTime }) => (effectTime === '' ? '' : instantText(effectTime)),
  },
  {
    id: 'state',
    header: t.state,
    card: 'state',
    cell: ({ requestState }) => (
      <Tag tone={isOpenClaim(requestState) ? 'accent' : 'neutral'}>{t.stateOf(requestState)}</Tag>
    ),
  },
];
