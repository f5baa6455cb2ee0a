import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { disableInvitation, queryInvitations, type Invitation } from '../../../src/contract/invite/manage';
import { instantText } from '../../../src/domain/shanghai-time';
import { useHost } from '../../../src/element/host/host-context';
import { createListStore, LATEST_FIRST } from '../../../src/element/list/list-store';
import { listPage } from '../../../src/element/list-page/list-page';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { InvitationDialog } from './InvitationDialog';
import { CreatedLinkDialog } from './CreatedLinkDialog';
import { useKeepsInvitations } from './use-keeps-invitations';
import { invitationTexts, type InvitationTexts } from './texts';

type DialogState =
  | { kind: 'add' }
  | { kind: 'disable'; invitationNO: string }
  | { kind: 'made'; link: string };
interface Of {
  /** True when the user may change invitations. */
  mayKeep: boolean;
  ask(asked: DialogState): void;
}

const List = listPage(
  queryInvitations,
  { t: invitationTexts },
  {
    path: '/addressBook/invitations',
    words: ({ t }) => ({ noun: t.oneLink, nothing: t.nothing }),
    ask: () => ({}),
    rows: ({ invitationList }) => invitationList,
    rowKey: ({ invitationNO }) => invitationNO,
    columns: ({ t }) => columnsOf(t),
    rowActions: (invitation, { mayKeep, ask }: Of) =>
      mayKeep &&
      invitation.invitationState !== 'withdrawn' && <DisableButton invitation={invitation} ask={ask} />,
    Above: AddButton,
  },
);

function AddButton({ of: { mayKeep, ask } }: { of: Of }) {
  const t = useTexts(invitationTexts);
  if (!mayKeep) return null;
  return (
    <Toolbar>
      <Button variant="primary" icon={<Plus />} aria-haspopup="dialog" onClick={() => ask({ kind: 'add' })}>
        {t.add}
      </Button>
    </Toolbar>
  );
}

function DisableButton({
  invitation: { invitationNO, deptName },
  ask,
}: {
  invitation: Invitation;
  ask: Of['ask'];
}) {
  const t = useTexts(invitationTexts);
  return (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${t.disable} ${deptName} ${invitationNO}`}
      onClick={() => ask({ kind: 'disable', invitationNO })}
    >
      {t.disable}
    </Button>
  );
}

/** Invitations of the enterprise, newest first. */
export function Links() {
  const host = useHost();
  const t = useTexts(invitationTexts);
  const [listing] = useState(() => createListStore({ none: { keyword: '' }, sort: LATEST_FIRST }));
  const [asked, ask] = useState<DialogState>();
  const mayKeep = useKeepsInvitations();
  const of = useMemo(() => ({ mayKeep, ask }), [mayKeep]);
  const end = () => ask(undefined);
  return (
    <>
      <List listing={listing} of={of} />
      {asked?.kind === 'add' && (
        <InvitationDialog onClose={end} onMade={(link) => ask({ kind: 'made', link })} />
      )}
      {asked?.kind === 'made' && <CreatedLinkDialog link={asked.link} onClose={end} />}
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
    </>
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
