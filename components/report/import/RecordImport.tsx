import { useState } from 'react';
import { RECORD_IMPORT, type ImportedProduct } from '../../../src/contract/report/records';
import type { ViewProps } from '../../../src/element/host/view-props';
import { TableImport } from '../../../src/element/table-import/TableImport';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ChooseFile, type Looked } from './ChooseFile';
import type { recordImport } from './declaration';
import { Preview } from './Preview';
import { recordImportTexts } from './texts';

const REPORTS = { changes: ['report'] } as const;

export default function RecordImport({ host, product: given }: ViewProps<typeof recordImport>) {
  const t = useTexts(recordImportTexts);
  /** Chosen in the place of what is given; something else that is given counts anew. */
  const [chosen, setChosen] = useState<{ for: ImportedProduct; product: ImportedProduct }>();
  const product = chosen?.for === given ? chosen.product : given;
  return (
    <div className="ri">
      <TableImport<Looked>
        kind={RECORD_IMPORT}
        unit={t.unit}
        changes={REPORTS}
        another={t.another}
        part="progress"
        chooseFile={(onLooked) => (
          <ChooseFile
            product={product}
            onProduct={(next) => setChosen({ for: given, product: next })}
            onLooked={(looked) => {
              host.track('file-looked-at');
              onLooked(looked);
            }}
          />
        )}
        outcome={(looked, { onBegun, onAnother }) => (
          <Preview
            {...looked}
            onBegun={(importJobNo) => {
              host.track('records-imported');
              onBegun(importJobNo);
            }}
            onAnother={onAnother}
          />
        )}
      />
    </div>
  );
}
