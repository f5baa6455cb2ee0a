import { useState } from 'react';
import type { SceneScope, staffPermissions } from '../../../src/contract/data-permission/staff-permissions';
import { staffPermissions as resource } from '../../../src/contract/data-permission/staff-permissions';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { RowOf } from '../../../src/contract/resource/resource';
import { useCanWriteIn } from '../../../src/element/resource/use-can-write';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { DataScopeDialog } from './DataScopeDialog';
import { detailTexts } from './detail/texts';
import { staffPermissionTexts } from './texts';

const SETS_SCOPES = { ...resource, permission: { read: '', write: OBJECT.setDataPermissions } };

/** Data scope of a member of staff, by scene. */
export function DataScope({ row }: { row: RowOf<typeof staffPermissions> }) {
  const t = useTexts(detailTexts);
  const texts = useTexts(staffPermissionTexts);
  const maySet = useCanWriteIn(SETS_SCOPES)([row.department.no]);
  const [edited, edit] = useState<SceneScope>();
  return (
    <Section title={t.data}>
      <Facts>
        <Fact name={t.scene} wraps>
          {texts.scopeName(row.reportScope)}
        </Fact>
      </Facts>
      {maySet && (
        <Toolbar>
          <Button aria-haspopup="dialog" onClick={() => edit(row.reportScope)}>
            {t.setScope}
          </Button>
        </Toolbar>
      )}
      {edited && <DataScopeDialog staffNO={row.staffNO} from={edited} onClose={() => edit(undefined)} />}
    </Section>
  );
}
