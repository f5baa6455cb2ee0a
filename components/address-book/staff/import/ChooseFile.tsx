import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import { staffFields } from '../../../../src/contract/address-book/staff-fields';
import {
  importStaff,
  STAFF_FILE_BYTES,
  STAFF_ROWS,
} from '../../../../src/contract/address-book/staff-import';
import type { ResultOf } from '../../../../src/contract/call';
import { templateHeaders } from '../../../../src/domain/address-book/import-columns';
import { useCall } from '../../../../src/element/data/use-call';
import { TableFileField } from '../../../../src/element/table-import/TableFileField';
import { tableImportTexts } from '../../../../src/element/table-import/texts';
import { Button } from '../../../../src/ui/button/Button';
import { Section } from '../../../../src/ui/layout/Section';
import { Toolbar } from '../../../../src/ui/layout/Toolbar';
import { saveTable } from '../../../../src/ui/table/save-table';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { staffImportTexts } from './texts';

const MEGABYTES = STAFF_FILE_BYTES / 1024 / 1024;
const OWN_FIELDS = { isEnabled: true, pageSize: 100 };

interface Props {
  /** The file was looked at. */
  onLooked(looked: { file: File; result: ResultOf<typeof importStaff> }): void;
}

/** The file of staff, and the template for it. */
export function ChooseFile({ onLooked }: Props) {
  const t = useTexts(staffImportTexts);
  const shared = useTexts(tableImportTexts);
  const sent = useRef<File>(undefined);
  const ownFields = useCall(staffFields.list, OWN_FIELDS);
  const ownNames = ownFields.data?.rows.map(({ fieldName }) => fieldName);
  return (
    <Section title={t.chooseFile}>
      <TableFileField
        label={t.file}
        hint={t.fileHint(STAFF_ROWS, MEGABYTES)}
        call={importStaff}
        bodyOf={(file) => {
          sent.current = file;
          return { file, dryRun: '1' as const };
        }}
        most={STAFF_FILE_BYTES}
        onDone={(result) => {
          if (sent.current) onLooked({ file: sent.current, result });
        }}
      />
      <p>{t.placeHint}</p>
      <Toolbar>
        <Button
          icon={<Download />}
          disabled={ownNames === undefined}
          onClick={() => saveTable([templateHeaders(ownNames ?? [])], t.templateName)}
        >
          {shared.template}
        </Button>
      </Toolbar>
    </Section>
  );
}
