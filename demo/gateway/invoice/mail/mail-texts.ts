import type { PerLocale } from '../../mail/common-texts';

interface InvoiceMailTexts {
  issued(titleName: string): string;
  reversed(titleName: string): string;
  issuedLine(number: string): string;
  reversedLine(number: string, redNumber: string): string;
  buyer(titleName: string): string;
  amount(amount: string): string;
  open: string;
  needsLogin: string;
}

export const INVOICE_MAIL_TEXTS: PerLocale<InvoiceMailTexts> = {
  'zh-CN': {
    issued: (titleName) => `${titleName}的电子发票已开具`,
    reversed: (titleName) => `${titleName}的发票已红冲`,
    issuedLine: (number) => `发票已开具，发票号码为${number}。`,
    reversedLine: (number, redNumber) => `发票${number}已红冲，红字发票号码为${redNumber}。`,
    buyer: (titleName) => `购买方：${titleName}`,
    amount: (amount) => `价税合计：${amount}`,
    open: '查看和下载发票',
    needsLogin: '下载需登录，并有查看发票的权限。',
  },
  en: {
    issued: (titleName) => `The electronic invoice of ${titleName} was issued`,
    reversed: (titleName) => `The invoice of ${titleName} was reversed`,
    issuedLine: (number) => `The invoice was issued; its number is ${number}.`,
    reversedLine: (number, redNumber) =>
      `Invoice ${number} was reversed; the number of the red invoice is ${redNumber}.`,
    buyer: (titleName) => `Buyer: ${titleName}`,
    amount: (amount) => `Amount with tax: ${amount}`,
    open: 'Show and download the invoice',
    needsLogin: 'To download it, sign in with the right to see invoices.',
  },
};
