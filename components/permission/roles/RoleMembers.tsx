import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { deleteRoleMember, queryRoleMemberList, roles } from '../../../src/contract/permission/roles';
import type { ResultOf } from '../../../src/contract/call';
import { useHost } from '../../../src/element/host/host-context';
import { createListStore, LATEST_FIRST } from '../../../src/element/list/list-store';
import { listPage } from '../../../src/element/list-page/list-page';
import { useCanWrite } from '../../../src/element/resource/use-can-write';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { AddMembers } from './AddMembers';
import { memberTexts } from './members/texts';

type Member = ResultOf<typeof queryRoleMemberList>['memberList'][number];
type DialogState = 'add' | Member;

interface Of {
  roleNO: string;
  /** True when the user may change the members. */
  mayKeep: boolean;
  ask(asked: DialogState): void;
}

const List = listPage(
  queryRoleMemberList,
  { t: memberTexts },
  {
    path: '/permission/roleManageNew/members',
    isApart: true,
    framed: false,
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.find, hint: t.hint }),
    ask: ({ keyword }, { roleNO }: Of) => ({ key: roleNO, keyword }),
    rows: ({ memberList }) => memberList,
    rowKey: ({ staffNO }) => staffNO,
    columns: ({ t }) => [
      { id: 'staffName', header: t.staffName, card: 'title', cell: ({ staffName }) => staffName },
      { id: 'deptName', header: t.deptName, cell: ({ deptName }) => deptName },
    ],
    Actions: AddButton,
    rowActions: (member, of) => of.mayKeep && <RemoveButton member={member} of={of} />,
  },
);

function AddButton({ of: { mayKeep, ask } }: { of: Of }) {
  const t = useTexts(memberTexts);
  if (!mayKeep) return null;
  return (
    <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => ask('add')}>
      {t.add}
    </Button>
  );
}

function RemoveButton({ member, of: { ask } }: { member: Member; of: Of }) {
  const t = useTexts(memberTexts);
  return (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${t.remove} ${member.staffName}`}
      onClick={() => ask(member)}
    >
      {t.remove}
    </Button>
  );
}

/** Members of a role, with search, add and remove. */
export function RoleMembers({ role: { roleNO } }: { role: { roleNO: string; roleName: string } }) {
  const t = useTexts(memberTexts);
  const host = useHost();
  const [listing] = useState(() =>
    createListStore<{ keyword: string }>({ none: { keyword: '' }, sort: LATEST_FIRST, pageSize: 10 }),
  );
  const [asked, ask] = useState<DialogState>();
  const mayKeep = useCanWrite(roles);
  const of = useMemo(() => ({ roleNO, mayKeep, ask }), [roleNO, mayKeep]);
  const end = () => ask(undefined);
  return (
    <Section title={t.title}>
      <List listing={listing} of={of} />
      {asked === 'add' && <AddMembers roleNO={roleNO} onClose={end} />}
      {asked !== undefined && asked !== 'add' && (
        <ConfirmBox
          call={deleteRoleMember}
          body={{ key: roleNO, staffNOs: [asked.staffNO] }}
          title={t.removeTitle}
          confirmText={t.remove}
          cancelText={t.cancel}
          danger
          onClose={end}
          onDone={() => {
            host.notify({ as: 'toast', text: t.removed, delayMs: 0 });
            end();
          }}
        >
          {t.removeAsk(asked.staffName)}
        </ConfirmBox>
      )}
    </Section>
  );
}
