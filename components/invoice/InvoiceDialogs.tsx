import { ApplyDialog } from './apply/ApplyDialog';
import { ReceiptDialog } from './apply/ReceiptDialog';
import type { InvoiceDialog, InvoiceStore } from './invoice-store';
import { ReverseDialog } from './list/ReverseDialog';
import { WithdrawBox } from './list/WithdrawBox';
import { DistributionDialog } from './settings/DistributionDialog';
import { TemplateDialog } from './settings/TemplateDialog';
import { TitleDialog } from './settings/TitleDialog';

/** Dialog that is open over the page. */
export default function InvoiceDialogs({
  invoicing,
  dialog,
}: {
  invoicing: InvoiceStore;
  dialog: InvoiceDialog;
}) {
  switch (dialog.kind) {
    case 'apply':
      return <ApplyDialog invoicing={invoicing} items={dialog.items} />;
    case 'receipts':
      return <ReceiptDialog invoicing={invoicing} tickets={dialog.tickets} />;
    case 'reverse':
      return <ReverseDialog invoicing={invoicing} invoiceNo={dialog.invoiceNo} />;
    case 'withdraw':
      return <WithdrawBox invoicing={invoicing} invoiceNo={dialog.invoiceNo} />;
    case 'title':
      return <TitleDialog invoicing={invoicing} title={dialog.title} />;
    case 'template':
      return <TemplateDialog invoicing={invoicing} template={dialog.template} />;
    case 'distribution':
      return <DistributionDialog invoicing={invoicing} setting={dialog.setting} />;
  }
}
