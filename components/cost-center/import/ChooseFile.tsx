import Download from 'lucide-react/icons/download';
import { COST_KINDS, type CostKind } from '../../../src/contract/cost-center/cost-objects';
import { addCostImport, IMPORT_FILE_BYTES, IMPORT_ROWS } from '../../../src/contract/cost-center/import';
import { importColumns } from '../../../src/domain/cost-center/import-columns';
import { saveTable } from '../../../src/ui/table/save-table';
import { PlacedFileField } from '../../../src/element/table-import/PlacedFileField';
import { tableImportTexts } from '../../../src/element/table-import/texts';
import { Button } from '../../../src/ui/button/Button';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { CostImportStore } from './cost-import-store';
import { costCenterImportTexts } from './texts';

const MEGABYTES = IMPORT_FILE_BYTES / 1024 / 1024;

interface Props {
  importing: CostImportStore;
  costKind: CostKind;
}

/**
 * Choice of the kind to import, with its template, and of the file. The import is created as soon as a file is chosen.
 */
export function ChooseFile({ importing, costKind }: Props) {
  const t = useTexts(costCenterImportTexts);
  const shared = useTexts(tableImportTexts);
  return (
    <section className="ci-file" part="file" aria-label={t.chooseFile}>
      <Segmented
        label={t.kind}
        options={COST_KINDS.map((value) => ({ value, label: t.kindName(value) }))}
        value={costKind}
        onChange={importing.choose}
      />
      <PlacedFileField
        label={t.file}
        hint={t.fileHint(IMPORT_ROWS, MEGABYTES)}
        call={addCostImport}
        bodyOf={(sent) => ({ ...sent, variant: costKind })}
        most={IMPORT_FILE_BYTES}
        kind={addCostImport.kind}
        variant={costKind}
        onDone={({ importJobNo }) => {
          importing.host.track('file-brought');
          importing.show(importJobNo);
        }}
      />
      <Button
        icon={<Download />}
        onClick={() =>
          saveTable(
            [importColumns(costKind).map(({ header }) => header)],
            t.templateName(t.kindName(costKind)),
          )
        }
      >
        {shared.template}
      </Button>
    </section>
  );
}
