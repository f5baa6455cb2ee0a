import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import {
  queryAgencyReceipts,
  RECEIPT_STATES,
  rematchReceipts,
  type AgencyReceipt,
  type ReceiptState,
} from '../../../src/contract/agency/receipts';
import { useHost } from '../../../src/element/host/host-context';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter, NO_DAYS, periodFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import type { Period } from '../../../src/ui/table/list/FilterBar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyPageProps } from '../page-props';
import { AddDialog } from './AddDialog';
import { receiptColumns } from './columns';
import { ReceiptDetail } from './ReceiptDetail';
import { ReceiptImport } from './import/ReceiptImport';
import { receiptTexts, type ReceiptTexts } from './texts';

interface ReceiptFilters {
  receiptState: ReceiptState;
  days: Period;
}
type T = { t: ReceiptTexts };
type Asked = 'import' | 'add' | 'rematch';
interface Of {
  mayMatch: boolean;
  show(receipt: AgencyReceipt): void;
  ask(asked: Asked): void;
}

const List = listPage(
  queryAgencyReceipts,
  { t: receiptTexts },
  {
    path: '/agency/receipts',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    filters: {
      receiptState: choiceFilter(RECEIPT_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
      days: periodFilter(),
    },
    ask: ({ days = NO_DAYS, ...filters }: Filters<ReceiptFilters>) => ({ ...filters, ...days }),
    rows: ({ receiptList }) => receiptList,
    rowKey: ({ receiptNo }) => String(receiptNo),
    columns: ({ t }, { show }: Of) => receiptColumns(t, show),
    Actions: ListActions,
  },
);

function ListActions({ of: { mayMatch, ask } }: { of: Of }) {
  const t = useTexts(receiptTexts);
  if (!mayMatch) return null;
  return (
    <>
      <Button icon={<Upload />} onClick={() => ask('import')}>
        {t.importFile}
      </Button>
      <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => ask('add')}>
        {t.add}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => ask('rematch')}>
        {t.rematch}
      </Button>
    </>
  );
}

/** Money on the bank account of the agency, matched with the bills of its enterprises. */
export default function Receipts({ rights }: AgencyPageProps) {
  const t = useTexts(receiptTexts);
  const host = useHost();
  const [listing] = useState(() =>
    createListStore<Filters<ReceiptFilters>, AgencyReceipt>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [shown, show] = useState<AgencyReceipt>();
  const [asked, ask] = useState<Asked>();
  const mayMatch = rights.includes('matchBankStatements');
  const [of] = useState((): Of => ({ mayMatch, show, ask }));
  const end = () => ask(undefined);
  const done = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    end();
  };
  if (shown) return <ReceiptDetail receipt={shown} mayMatch={mayMatch} onBack={() => show(undefined)} />;
  if (asked === 'import') return <ReceiptImport onBack={end} />;
  return (
    <>
      <List listing={listing} of={of} />
      {asked === 'add' && <AddDialog onClose={end} onDone={done} />}
      {asked === 'rematch' && (
        <ConfirmBox
          call={rematchReceipts}
          body={{}}
          title={t.rematch}
          confirmText={t.rematch}
          cancelText={t.cancel}
          onClose={end}
          onDone={() => done(t.rematched)}
        >
          {t.rematchAsk}
        </ConfirmBox>
      )}
    </>
  );
}
