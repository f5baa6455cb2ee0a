import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import {
  IMPORTED_PRODUCTS,
  importTravelRecords,
  RECORD_FILE_BYTES,
  RECORD_ROWS,
  type ImportedProduct,
} from '../../../src/contract/report/records';
import { RECORD_COLUMNS } from '../../../src/domain/report/record-columns';
import type { ViewProps } from '../../../src/element/definition/declaration';
import { saveTable } from '../../../src/ui/table/save-table';
import { TableFileField } from '../../../src/element/table-import/TableFileField';
import { tableImportTexts } from '../../../src/element/table-import/texts';
import { Button } from '../../../src/ui/button/Button';
import { Segmented } from '../../../src/ui/field/Segmented';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { recordImport } from './declaration';
import { Preview } from './Preview';
import { recordImportTexts } from './texts';

const MEGABYTES = RECORD_FILE_BYTES / 1024 / 1024;

/** A file as it was looked at. */
interface Looked {
  file: File;
  product: ImportedProduct;
  result: ResultOf<typeof importTravelRecords>;
}

export default function RecordImport({ host, product: given }: ViewProps<typeof recordImport>) {
  const t = useTexts(recordImportTexts);
  const shared = useTexts(tableImportTexts);
  /** Chosen in the place of what is given; something else that is given counts anew. */
  const [chosen, setChosen] = useState<{ for: ImportedProduct; product: ImportedProduct }>();
  const product = chosen?.for === given ? chosen.product : given;
  const [looked, setLooked] = useState<Looked>();
  const sent = useRef<File>(undefined);
  if (looked) {
    return <Preview host={host} {...looked} onDone={() => setLooked(undefined)} />;
  }
  return (
    <section className="ri-card" part="file" aria-label={t.chooseFile}>
      <Segmented
        label={t.product}
        options={IMPORTED_PRODUCTS.map((value) => ({ value, label: t.productName(value) }))}
        value={product}
        onChange={(next) => setChosen({ for: given, product: next })}
      />
      <TableFileField
        // what was refused of one product is not said of another
        key={product}
        label={t.file}
        hint={t.fileHint(RECORD_ROWS, MEGABYTES)}
        call={importTravelRecords}
        bodyOf={(file) => {
          sent.current = file;
          return { file, product, dryRun: '1' as const };
        }}
        most={RECORD_FILE_BYTES}
        onDone={(result) => {
          host.track('file-looked-at');
          if (sent.current) setLooked({ file: sent.current, product, result });
        }}
      />
      {product === 'hotel' && <p className="ri-hint">{t.judged}</p>}
      <Button
        icon={<Download />}
        onClick={() =>
          saveTable(
            [RECORD_COLUMNS[product].map(({ header }) => header)],
            t.templateName(t.productName(product)),
          )
        }
      >
        {shared.template}
      </Button>
    </section>
  );
}
