import { useMemo, useState } from 'react';
import {
  APPLICATION_STATES,
  queryJoinApplications,
  type ApplicationState,
  type JoinApplication,
} from '../../../src/contract/invite/manage';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { SelectionBar } from '../../../src/element/list/SelectionBar';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { Page } from '../../../src/ui/layout/Page';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { AgreeDialog, RefuseDialog } from './DecideDialogs';
import { invitationTexts, type InvitationTexts } from './texts';

const PAGE_SIZE = 20;
const NONE: ReadonlySet<string> = new Set();

interface Asked {
  kind: 'agree' | 'refuse';
  nos: readonly string[];
}

/** Who wants to join by an invitation that needs consent; decided one by one or several at once. */
export function Applications() {
  const t = useTexts(invitationTexts);
  const errors = useTexts(errorTexts);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<ApplicationState | ''>('waiting');
  const [selected, select] = useState(NONE);
  const [asked, ask] = useState<Asked>();
  const { data, error, isFetching, refetch } = useCall(
    queryJoinApplications,
    { pageIndex: page, pageSize: PAGE_SIZE, ...(state !== '' && { applicationState: state }) },
    { live: true, keepPrevious: true },
  );
  const columns = useMemo(() => columnsOf(t), [t]);
  const end = () => ask(undefined);
  const decided = () => {
    end();
    select(NONE);
  };
  if (error && !data)
    return (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <Page>
      <FormGrid>
        <Field label={t.stateFilter}>
          <Select<ApplicationState | ''>
            value={state}
            onChange={(chosen) => {
              setState(chosen);
              setPage(1);
              select(NONE);
            }}
            options={[
              { value: '', label: t.all },
              ...APPLICATION_STATES.map((value) => ({ value, label: t.applicationState(value) })),
            ]}
          />
        </Field>
      </FormGrid>
      <DataTable
        label={t.applicationList}
        columns={columns}
        rows={data?.applicationList ?? []}
        rowKey={({ applicationNO }) => applicationNO}
        rowActions={(row) => row.applicationState === 'waiting' && <Decisions row={row} ask={ask} />}
        selection={{
          selected,
          isSelectable: ({ applicationState }) => applicationState === 'waiting',
          onChange: select,
        }}
        loading={isFetching && !data}
        empty={<EmptyState title={t.noApplications} />}
        footer={<Pagination page={page} pageSize={PAGE_SIZE} total={data?.total ?? 0} onChange={setPage} />}
      />
      {selected.size > 0 && (
        <SelectionBar label={t.chosen} said={t.chosenCount(selected.size)} onUnchoose={() => select(NONE)}>
          <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'refuse', nos: [...selected] })}>
            {t.refuse}
          </Button>
          <Button
            variant="primary"
            aria-haspopup="dialog"
            onClick={() => ask({ kind: 'agree', nos: [...selected] })}
          >
            {t.agree}
          </Button>
        </SelectionBar>
      )}
      {asked?.kind === 'agree' && <AgreeDialog nos={asked.nos} onClose={end} onDone={decided} />}
      {asked?.kind === 'refuse' && <RefuseDialog nos={asked.nos} onClose={end} onDone={decided} />}
    </Page>
  );
}

function Decisions({ row, ask }: { row: JoinApplication; ask(asked: Asked): void }) {
  const t = useTexts(invitationTexts);
  const button = (text: string, kind: Asked['kind']) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${row.userName}`}
      onClick={() => ask({ kind, nos: [row.applicationNO] })}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button(t.agree, 'agree')}
      {button(t.refuse, 'refuse')}
    </>
  );
}

const columnsOf = (t: InvitationTexts): Column<JoinApplication>[] => [
  { id: 'userName', header: t.userName, card: 'title', cell: ({ userName }) => userName },
  { id: 'phone', header: t.phone, cell: ({ phone }) => phone },
  {
    id: 'place',
    header: t.place,
    cell: ({ deptName, positionName }) => t.placeOf(deptName, positionName),
  },
  { id: 'inviter', header: t.inviter, cell: ({ inviterName }) => inviterName },
  { id: 'applyTime', header: t.applyTime, cell: ({ applyTime }) => instantText(applyTime) },
  {
    id: 'state',
    header: t.state,
    card: 'state',
    cell: ({ applicationState }) => (
      <Tag tone={applicationState === 'waiting' ? 'accent' : 'neutral'}>
        {t.applicationState(applicationState)}
      </Tag>
    ),
  },
  { id: 'decidedBy', header: t.decidedBy, cell: ({ decidedBy }) => decidedBy },
  { id: 'reason', header: t.reason, oneLine: true, cell: ({ reason }) => reason },
];
