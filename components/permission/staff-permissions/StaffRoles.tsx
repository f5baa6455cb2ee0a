import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import type { staffPermissions } from '../../../src/contract/data-permission/staff-permissions';
import { addRoleMember, deleteRoleMember, roles } from '../../../src/contract/permission/roles';
import type { RowOf } from '../../../src/contract/resource/resource';
import type { Named } from '../../../src/contract/resource/values';
import { useHost } from '../../../src/element/host/host-context';
import type { Host } from '../../../src/element/host/host';
import { ReferenceChoice } from '../../../src/element/resource/fields/ReferenceChoice';
import { useCanWrite } from '../../../src/element/resource/use-can-write';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { FormField } from '../../../src/ui/form/FormField';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { detailTexts } from './detail/texts';

type Row = RowOf<typeof staffPermissions>;
/** Write right for roles alone: administrators of staff rights seldom have the read right for roles. */
const KEEPS_ROLES = { ...roles, permission: { read: '', write: roles.permission.write } };

/** Roles of a member of staff. Administrators of roles assign and remove them. */
export function StaffRoles({ row }: { row: Row }) {
  const t = useTexts(detailTexts);
  const host = useHost();
  const mayKeep = useCanWrite(KEEPS_ROLES);
  const [asked, ask] = useState<'add' | Named>();
  const columns = useMemo(
    (): Column<Named>[] => [{ id: 'name', header: t.roleName, card: 'title', cell: ({ name }) => name }],
    [t],
  );
  const end = () => ask(undefined);
  return (
    <Section title={t.roles}>
      {mayKeep && (
        <Toolbar>
          <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => ask('add')}>
            {t.add}
          </Button>
        </Toolbar>
      )}
      <DataTable
        label={t.roles}
        columns={columns}
        rows={row.roleList}
        rowKey={({ no }) => no}
        rowActions={
          mayKeep
            ? (role) => (
                <Button
                  size="small"
                  variant="text"
                  aria-haspopup="dialog"
                  aria-label={`${t.remove} ${role.name}`}
                  onClick={() => ask(role)}
                >
                  {t.remove}
                </Button>
              )
            : undefined
        }
        empty={<EmptyState title={t.noRoles} />}
        framed={false}
      />
      {asked === 'add' && <AddRole staffNO={row.staffNO} onClose={end} />}
      {asked !== undefined && asked !== 'add' && (
        <ConfirmBox
          call={deleteRoleMember}
          body={{ key: asked.no, staffNOs: [row.staffNO] }}
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
          {t.removeAsk(asked.name)}
        </ConfirmBox>
      )}
    </Section>
  );
}

interface AddProps {
  staffNO: string;
  onClose(): void;
}

function createAddRoleForm(host: Host, { staffNO, onClose }: AddProps) {
  return createCallForm(host, {
    call: addRoleMember,
    values: { key: null as Named | null },
    check: ({ key }) => (key ? {} : { key: host.texts(detailTexts).chooseRole }),
    body: ({ key }: { key: Named | null }) => ({ key: key?.no ?? '', staffNOs: [staffNO] }),
    onDone() {
      host.notify({ as: 'toast', text: host.texts(detailTexts).added, delayMs: 0 });
      onClose();
    },
  });
}

function AddRole(props: AddProps) {
  const t = useTexts(detailTexts);
  const host = useHost();
  const [adding] = useState(() => createAddRoleForm(host, props));
  return (
    <FormDialog
      title={t.add}
      size="small"
      submitText={t.save}
      sending={adding}
      isChanged={adding.isChanged}
      onClose={props.onClose}
    >
      <FormField form={adding.form} name="key" label={t.role} required>
        {(control) => <ReferenceChoice {...control} resource={roles} />}
      </FormField>
    </FormDialog>
  );
}
