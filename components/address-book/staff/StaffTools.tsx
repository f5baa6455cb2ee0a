import Upload from 'lucide-react/icons/upload';
import { createContext, useContext, useState } from 'react';
import { ExportBar } from '../../../src/element/export/ExportBar';
import { Button } from '../../../src/ui/button/Button';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { staffMemberTexts } from './texts';

/** Shows the export files in place of the list. */
export const ShowFiles = createContext<() => void>(() => undefined);

/** Shows the import of staff in place of the list; undefined without the right to it. */
export const ShowImport = createContext<(() => void) | undefined>(undefined);

/** Buttons that export the list and import staff. */
export function StaffTools({ query }: { query: Readonly<Record<string, unknown>> }) {
  const t = useTexts(staffMemberTexts);
  const showFiles = useContext(ShowFiles);
  const showImport = useContext(ShowImport);
  const [withExtInfo, setWithExtInfo] = useState(false);
  const { sortField: _f, sortOrder: _o, ...asked } = query;
  return (
    <Toolbar>
      {showImport && (
        <Button icon={<Upload />} onClick={showImport}>
          {t.import}
        </Button>
      )}
      <Checkbox checked={withExtInfo} onChange={setWithExtInfo}>
        {t.withExtInfo}
      </Checkbox>
      <ExportBar kind="staff" query={{ ...asked, withExtInfo }} onShowFiles={showFiles} />
    </Toolbar>
  );
}
