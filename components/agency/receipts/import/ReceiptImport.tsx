import { addReceipt, importReceipts, receiptImports } from '../../../../src/contract/agency/bank-statements';
import { STATEMENT_TABLE } from '../../../../src/domain/settlement/remittance-statement';
import { TableImport } from '../../../../src/element/table-import/TableImport';
import { InPlace } from '../../../../src/ui/layout/disclosure/InPlace';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { receiptImportTexts } from './texts';

const HEADERS = STATEMENT_TABLE.map(({ header }) => header);

/** Imports a bank statement, in place of the list of receipts. */
export function ReceiptImport({ onBack }: { onBack(): void }) {
  const t = useTexts(receiptImportTexts);
  return (
    <InPlace back={t.back} onBack={onBack}>
      <TableImport
        wizard={{
          call: importReceipts,
          calls: receiptImports,
          bodyOf: (sent) => sent,
          texts: t,
          question: t.question,
          template: { headers: HEADERS, name: t.templateName },
          changes: addReceipt,
          countsOf: ({ addAmount }) => [[t.addAmount, t.sum(addAmount)]],
        }}
      />
    </InPlace>
  );
}
