import { useState } from 'react';
import {
  IMPORTED_PRODUCTS,
  importTravelRecords,
  type ImportedProduct,
} from '../../../src/contract/report/records';
import { RECORD_COLUMNS } from '../../../src/domain/report/record-columns';
import type { ViewProps } from '../../../src/element/host/view-props';
import { TableImport } from '../../../src/element/table-import/TableImport';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { recordImport } from './declaration';
import { recordImportTexts } from './texts';

const REPORTS = { changes: ['report'] } as const;

export default function RecordImport({ host, product: given }: ViewProps<typeof recordImport>) {
  const t = useTexts(recordImportTexts);
  /** The user's choice instead of the attribute. A new value of the attribute overrides it. */
  const [chosen, setChosen] = useState<{ for: ImportedProduct; product: ImportedProduct }>();
  const product = chosen?.for === given ? chosen.product : given;
  return (
    <TableImport
      wizard={{
        call: importTravelRecords,
        variant: product,
        bodyOf: (sent) => ({ ...sent, product }),
        texts: t,
        question: (count) => t.question(count, t.productName(product)),
        template: {
          headers: RECORD_COLUMNS[product].map(({ header }) => header),
          name: t.templateName(t.productName(product)),
        },
        changes: REPORTS,
        countsOf: ({ newCount, knownCount }) => [
          [t.added, newCount],
          [t.known, knownCount],
        ],
        toWrite: ({ newCount }) => newCount,
        before: (
          <Segmented
            label={t.product}
            options={IMPORTED_PRODUCTS.map((value) => ({ value, label: t.productName(value) }))}
            value={product}
            onChange={(next) => setChosen({ for: given, product: next })}
          />
        ),
        after: product === 'hotel' && <p>{t.judged}</p>,
        hasParts: true,
        onLooked: () => host.track('file-looked-at'),
        onBegun: () => host.track('records-imported'),
      }}
    />
  );
}
