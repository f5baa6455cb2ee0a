import { formatPrice } from '../../../../src/domain/money/money';
import type { Database } from '../../db/database';
import { isOfSandbox } from '../../mail/recipient';
import { inOneLine, isAddress, type Mail } from '../../mail/message';
import { COMMON_MAIL_TEXTS } from '../../mail/common-texts';
import type { GatewayConfig } from '../../server/config';
import { INVOICE_MAIL_TEXTS } from './mail-texts';

const ABOUT = /^invoice (FP\d{18})( red)?$/;

/** Subject key of an invoice's mail in the queue. */
export const mailAbout = (invoiceNo: string, isRed: boolean): string =>
  `invoice ${invoiceNo}${isRed ? ' red' : ''}`;

/** The invoice that a mail is about; undefined for another subject. */
export function invoiceOf(about: string): { invoiceNo: string; isRed: boolean } | undefined {
  const [, invoiceNo, red] = ABOUT.exec(about) ?? [];
  return invoiceNo === undefined ? undefined : { invoiceNo, isRed: red !== undefined };
}

/**
 * The mail about an issued or reversed invoice to the given address, in the applicant's language; undefined when it
 * cannot be sent.
 */
export async function composeInvoiceMail(
  db: Database,
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  { invoiceNo, isRed }: { invoiceNo: string; isRed: boolean },
): Promise<Mail | undefined> {
  const invoice = await db
    .selectFrom('invoice as i')
    .innerJoin('staff as s', 's.staff_no', 'i.applicant_no')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['i.mail_to', 'i.title_name', 'i.amount', 'i.tax_invoice_no', 'i.red_invoice_no'])
    .select('u.mail_locale')
    .select(isOfSandbox())
    .where('i.invoice_no', '=', invoiceNo)
    .executeTakeFirst();
  const number = isRed ? invoice?.red_invoice_no : invoice?.tax_invoice_no;
  if (!invoice || !number || !isAddress(invoice.mail_to)) return undefined;
  const titleName = inOneLine(invoice.title_name);
  const { mail_locale: locale } = invoice;
  const words = INVOICE_MAIL_TEXTS[locale];
  return {
    locale,
    address: invoice.mail_to,
    isSandbox: invoice.is_sandbox,
    subject: isRed ? words.reversed(titleName) : words.issued(titleName),
    lines: [
      isRed ? words.reversedLine(invoice.tax_invoice_no ?? '', number) : words.issuedLine(number),
      words.buyer(titleName),
      words.amount(`¥${formatPrice(invoice.amount)}`),
    ],
    link: { text: words.open, url: `${publicUrl}/#/invoice/invoiceList?invoiceNo=${invoiceNo}` },
    notes: [words.needsLogin, COMMON_MAIL_TEXTS[locale].bySystem],
  };
}
