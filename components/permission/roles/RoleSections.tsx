import type { roles } from '../../../src/contract/permission/roles';
import type { RowOf } from '../../../src/contract/resource/resource';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PermissionTree } from '../shared/PermissionTree';
import { RoleMembers } from './RoleMembers';
import { memberTexts } from './members/texts';

/** Rights of a role, and its members. */
export function RoleSections({ row }: { row: RowOf<typeof roles> }) {
  const t = useTexts(memberTexts);
  return (
    <>
      <Section title={t.granted}>
        <PermissionTree label={t.granted} value={row.objectList} />
      </Section>
      <RoleMembers role={row} />
    </>
  );
}
