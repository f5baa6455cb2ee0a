import type { roles } from '../../../src/contract/permission/roles';
import type { RowOf } from '../../../src/contract/resource/resource';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PermissionTree } from '../shared/PermissionTree';
import { RoleMembers } from './RoleMembers';
import { memberTexts } from './members/texts';

/** Members of a role, and its rights. */
export function RoleSections({ row }: { row: RowOf<typeof roles> }) {
  const t = useTexts(memberTexts);
  return (
    <>
      <RoleMembers role={row} />
      <Section title={t.granted}>
        <PermissionTree label={t.granted} value={row.objectList} />
      </Section>
    </>
  );
}
