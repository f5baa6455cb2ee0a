import { createContext, useContext, useState } from 'react';
import { ExportBar } from '../../../src/element/export/ExportBar';
import { useToday } from '../../../src/ui/date/use-today';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { staffPermissionTexts } from './texts';

/** Shows the export files in place of the list. */
export const ShowFiles = createContext<() => void>(() => undefined);

/** Exports the listed people, or each of their rights with its sources. */
export function StaffPermissionTools({ query }: { query: Readonly<Record<string, unknown>> }) {
  const t = useTexts(staffPermissionTexts);
  const asOf = useToday();
  const showFiles = useContext(ShowFiles);
  const [isByGrant, setByGrant] = useState(false);
  const { sortField: _f, sortOrder: _o, ...asked } = query;
  return (
    <Toolbar>
      <Checkbox checked={isByGrant} onChange={setByGrant}>
        {t.byGrant}
      </Checkbox>
      <ExportBar
        kind={isByGrant ? 'staffGrant' : 'staffPermission'}
        query={{ ...asked, asOf }}
        onShowFiles={showFiles}
      />
    </Toolbar>
  );
}

/** Exports the rights of one person with their sources. */
export function PersonGrants({ staffNO }: { staffNO: string }) {
  const asOf = useToday();
  const showFiles = useContext(ShowFiles);
  return <ExportBar kind="staffGrant" query={{ staffNO, asOf }} onShowFiles={showFiles} />;
}
