import { useMemo, useState } from 'react';
import {
  APPLICATION_STATES,
  queryJoinApplications,
  type ApplicationState,
  type JoinApplication,
} from '../../../src/contract/invite/manage';
import { instantText } from '../../../src/domain/shanghai-time';
import {
  createListStore,
  LATEST_FIRST,
  type Filters,
  type ListStore,
} from '../../../src/element/list/list-store';
import { SelectionBar } from '../../../src/element/list/SelectionBar';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { Tag } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { AcceptJoinDialog, RefuseDialog } from './DecideDialogs';
import { useKeepsInvitations } from './use-keeps-invitations';
import { invitationTexts, type InvitationTexts } from './texts';

interface PendingAction {
  kind: 'agree' | 'refuse';
  nos: readonly string[];
}

interface Of {
  listing: ListStore<Filters<{ applicationState: ApplicationState }>, JoinApplication>;
  /** True when the user may decide applications. */
  mayKeep: boolean;
  ask(asked: PendingAction): void;
}

const List = listPage(
  queryJoinApplications,
  { t: invitationTexts },
  {
    path: '/addressBook/invitations/applications',
    isApart: true,
    words: ({ t }) => ({ noun: t.oneApplication, nothing: t.noApplications }),
    filters: {
      applicationState: choiceFilter(APPLICATION_STATES, {
        label: ({ t }) => t.stateFilter,
        name: ({ t }) => t.applicationState,
        all: ({ t }) => t.all,
      }),
    },
    ask: ({ applicationState }) => ({ ...(applicationState !== undefined && { applicationState }) }),
    rows: ({ applicationList }) => applicationList,
    rowKey: ({ applicationNO }) => applicationNO,
    columns: ({ t }) => columnsOf(t),
    rowActions: (row, { mayKeep, ask }: Of) =>
      mayKeep && row.applicationState === 'waiting' && <Decisions row={row} ask={ask} />,
    isSelectable: ({ applicationState }) => applicationState === 'waiting',
    Bar,
  },
);

/** Applications to join by an invitation that needs consent. They are decided one by one or several at once. */
export function Applications() {
  const [listing] = useState((): Of['listing'] =>
    createListStore({ none: { keyword: '', applicationState: 'waiting' }, sort: LATEST_FIRST }),
  );
  const [asked, ask] = useState<PendingAction>();
  const mayKeep = useKeepsInvitations();
  const of = useMemo(() => ({ listing, mayKeep, ask }), [listing, mayKeep]);
  const end = () => ask(undefined);
  const decided = () => {
    end();
    listing.unchoose();
  };
  return (
    <>
      <List listing={listing} of={of} canChoose={mayKeep} />
      {asked?.kind === 'agree' && <AcceptJoinDialog nos={asked.nos} onClose={end} onDone={decided} />}
      {asked?.kind === 'refuse' && <RefuseDialog nos={asked.nos} onClose={end} onDone={decided} />}
    </>
  );
}

function Bar({ of: { listing, ask }, chosen }: { of: Of; chosen: ReadonlyMap<string, JoinApplication> }) {
  const t = useTexts(invitationTexts);
  const nos = [...chosen.keys()];
  return (
    <SelectionBar label={t.chosen} said={t.chosenCount(chosen.size)} onUnchoose={listing.unchoose}>
      <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'refuse', nos })}>
        {t.refuse}
      </Button>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => ask({ kind: 'agree', nos })}>
        {t.agree}
      </Button>
    </SelectionBar>
  );
}

function Decisions({ row, ask }: { row: JoinApplication; ask(asked: PendingAction): void }) {
  const t = useTexts(invitationTexts);
  const button = (text: string, kind: PendingAction['kind']) => (
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
