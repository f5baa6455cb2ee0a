import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import {
  IMPORTED_PRODUCTS,
  importTravelRecords,
  RECORD_FILE_BYTES,
  RECORD_ROWS,
  type ImportedProduct,
} from '../../../src/contract/report/records';
import { RECORD_COLUMNS } from '../../../src/domain/report/record-columns';
import { TableFileField } from '../../../src/element/table-import/TableFileField';
import { tableImportTexts } from '../../../src/element/table-import/texts';
import { Button } from '../../../src/ui/button/Button';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { saveTable } from '../../../src/ui/table/save-table';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { recordImportTexts } from './texts';

const MEGABYTES = RECORD_FILE_BYTES / 1024 / 1024;

/** A file as it was looked at. */
export interface Looked {
  file: File;
  product: ImportedProduct;
  result: ResultOf<typeof importTravelRecords>;
}

interface Props {
  product: ImportedProduct;
  onProduct(product: ImportedProduct): void;
  onLooked(looked: Looked): void;
}

/** The file of records, and the template for it. */
export function ChooseFile({ product, onProduct, onLooked }: Props) {
  const t = useTexts(recordImportTexts);
  const shared = useTexts(tableImportTexts);
  const sent = useRef<File>(undefined);
  return (
    <section className="ri-card" part="file" aria-label={t.chooseFile}>
      <Segmented
        label={t.product}
        options={IMPORTED_PRODUCTS.map((value) => ({ value, label: t.productName(value) }))}
        value={product}
        onChange={onProduct}
      />
      <TableFileField
        // the refusal of one product is not shown for another
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
          if (sent.current) onLooked({ file: sent.current, product, result });
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
