import { formatPrice } from '../../../../src/domain/money/money';
import type { Database } from '../../db/database';
import { inOneLine, isAddress, type Mail } from '../../mail/message';
import type { GatewayConfig } from '../../server/config';

const ABOUT = /^invoice (FP\d{18})( red)?$/;

/** What the mail of an invoice is about, for whoever sends mails. */
export const mailAbout = (invoiceNo: string, isRed: boolean): string =>
  `invoice ${invoiceNo}${isRed ? ' red' : ''}`;

/** The invoice that a mail is about; undefined: it is about something else. */
export function invoiceOf(about: string): { invoiceNo: string; isRed: boolean } | undefined {
  const [, invoiceNo, red] = ABOUT.exec(about) ?? [];
  return invoiceNo === undefined ? undefined : { invoiceNo, isRed: red !== undefined };
}

/** Tells the address that was given that an invoice is issued or reversed; undefined where none can be told. */
export async function composeInvoiceMail(
  db: Database,
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  { invoiceNo, isRed }: { invoiceNo: string; isRed: boolean },
): Promise<Mail | undefined> {
  const invoice = await db
    .selectFrom('invoice')
    .select(['mail_to', 'title_name', 'amount', 'tax_invoice_no', 'red_invoice_no'])
    .where('invoice_no', '=', invoiceNo)
    .executeTakeFirst();
  const number = isRed ? invoice?.red_invoice_no : invoice?.tax_invoice_no;
  if (!invoice || !number || !isAddress(invoice.mail_to)) return undefined;
  const titleName = inOneLine(invoice.title_name);
  return {
    address: invoice.mail_to,
    subject: isRed ? `${titleName}的发票已红冲` : `${titleName}的电子发票已开具`,
    lines: [
      isRed
        ? `发票${invoice.tax_invoice_no}已红冲，红字发票号码为${number}。`
        : `发票已开具，发票号码为${number}。`,
      `购买方：${titleName}`,
      `价税合计：¥${formatPrice(invoice.amount)}`,
    ],
    link: { text: '查看和下载发票', url: `${publicUrl}/#/invoice/invoiceList?invoiceNo=${invoiceNo}` },
    notes: ['下载需登录，并有查看发票的权限。', '此邮件由系统自动发送，请勿回复。'],
  };
}
