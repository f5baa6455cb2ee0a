import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { embeddedTaxPort } from '../../../demo/gateway/invoice/port/embedded';
import type { TaxDocument, TaxRequest } from '../../../demo/gateway/invoice/port/port';
import { instantOf } from '../../../src/domain/shanghai-time';
import { sheetTexts } from '../../support/e2e/page/pdf-text';

const REQUEST: TaxRequest = {
  requestNo: 'FP261120123456789012',
  invoiceType: 'special',
  buyer: {
    name: '华睿<信息>&技术股份有限公司',
    taxNo: '91110105MA00000012',
    address: '北京市朝阳区建国路1号',
    phone: '010-80000001',
    bankName: '中国工商银行',
    bankAccount: '1001234567890',
  },
  amount: 10_600,
  taxRate: 6,
  taxAmount: 600,
  itemCount: 2,
  // One character is rare, the other is not allowed in XML.
  remark: '十月服务费\u{20bb7}\u0001',
  itinerary: undefined,
  now: instantOf('2026-11-20T10:00'),
};

const contentOf = ({ files }: TaxDocument, fileType: string): Buffer =>
  Buffer.from(files.find((file) => file.fileType === fileType)?.content ?? []);
const sheetOf = (document: TaxDocument): string =>
  sheetTexts(contentOf(document, 'application/pdf')).join('');
const xmlOf = (document: TaxDocument): string => String(contentOf(document, 'application/xml'));

describe('the embedded tax port', () => {
  it('gives one request one number, however often it is asked, and others to others', async () => {
    const [first, again] = [await embeddedTaxPort.issue(REQUEST), await embeddedTaxPort.issue(REQUEST)];
    assert.equal(again.taxInvoiceNo, first.taxInvoiceNo);
    assert.match(first.taxInvoiceNo, /^26\d{18}$/);
    const other = await embeddedTaxPort.issue({ ...REQUEST, requestNo: 'FP261120123456789013' });
    assert.notEqual(other.taxInvoiceNo, first.taxInvoiceNo);
  });

  it('makes a sheet that can be read and searched, marked as a sample', async () => {
    const document = await embeddedTaxPort.issue(REQUEST);
    const sheet = sheetOf(document);
    for (const words of [
      '样张',
      '电子发票（增值税专用发票）',
      document.taxInvoiceNo,
      '开票日期：2026年11月20日',
      REQUEST.buyer.name,
      REQUEST.buyer.taxNo,
      '¥100.00',
      '¥6.00',
      '壹佰零陆圆整',
      '十月服务费\u{20bb7}',
    ]) {
      assert.ok(sheet.includes(words), `the sheet says ${words}`);
    }
  });

  it('makes an XML of the same, with typed text escaped', async () => {
    const xml = xmlOf(await embeddedTaxPort.issue(REQUEST));
    assert.ok(xml.includes('<EInvoice sample="true">'));
    assert.ok(xml.includes('<Name>华睿&lt;信息&gt;&amp;技术股份有限公司</Name>'));
    assert.ok(xml.includes('<TotalAmountWithoutTax>100.00</TotalAmountWithoutTax>'));
    assert.ok(xml.includes('<TotalTaxAmount>6.00</TotalTaxAmount>'));
    assert.ok(!xml.includes('\u0001'));
  });

  it('has no tax on amounts collected for an airline', async () => {
    const document = await embeddedTaxPort.issue({
      ...REQUEST,
      invoiceType: 'ordinary',
      taxRate: 0,
      taxAmount: 0,
    });
    const sheet = sheetOf(document);
    assert.ok(sheet.includes('电子发票（普通发票）') && sheet.includes('代订机票款'));
    assert.ok(sheet.includes('差额征税') && sheet.includes('***'));
    assert.ok(xmlOf(document).includes('<TaxRate>***</TaxRate>'));
  });

  it('reverses one by a red one of the same sums below 0, that says which and why', async () => {
    const { taxInvoiceNo } = await embeddedTaxPort.issue(REQUEST);
    const red = await embeddedTaxPort.reverse({ ...REQUEST, taxInvoiceNo, reason: '抬头有误' });
    assert.notEqual(red.taxInvoiceNo, taxInvoiceNo);
    const sheet = sheetOf(red);
    for (const words of [taxInvoiceNo, '抬头有误', '负壹佰零陆圆整', '¥-106.00']) {
      assert.ok(sheet.includes(words), `the sheet says ${words}`);
    }
    assert.ok(xmlOf(red).includes('<TotalAmount>-106.00</TotalAmount>'));
  });

  it('has on a receipt the traveller, the route, and the tax', async () => {
    const receipt: TaxRequest = {
      ...REQUEST,
      invoiceType: 'itinerary',
      amount: 119_000,
      taxRate: 9,
      taxAmount: 9_413,
      itemCount: 1,
      itinerary: {
        ticketNo: '7812345678901',
        travellerName: '林静<静>',
        routeName: '北京-上海',
        flightNo: 'MU5101',
        carrierName: '东航',
        cabinName: '经济舱',
        takeOffTime: '2026-11-03T08:00',
        fare: 112_000,
        fuel: 2_000,
        fund: 5_000,
      },
    };
    const document = await embeddedTaxPort.issue(receipt);
    const sheet = sheetOf(document);
    for (const words of [
      '样张',
      '电子发票（航空运输电子客票行程单）',
      document.taxInvoiceNo,
      '781-2345678901',
      '林静<静>',
      '北京-上海',
      'MU5101',
      '2026-11-03',
      '1120.00',
      '50.00',
      '20.00',
      '9%',
      '94.13',
      '¥1,190.00',
      '壹仟壹佰玖拾圆整',
      REQUEST.buyer.name,
      REQUEST.buyer.taxNo,
    ]) {
      assert.ok(sheet.includes(words), `the sheet says ${words}`);
    }
    const xml = xmlOf(document);
    for (const element of [
      '<TicketNumber>7812345678901</TicketNumber>',
      '<Passenger>林静&lt;静&gt;</Passenger>',
      '<CivilAviationFund>50.00</CivilAviationFund>',
      '<TaxRate>0.09</TaxRate>',
      '<TaxAmount>94.13</TaxAmount>',
      '<TotalAmount>1190.00</TotalAmount>',
    ]) {
      assert.ok(xml.includes(element), `the file says ${element}`);
    }
    assert.ok(!xml.includes('<ItemName>'));
    const { taxInvoiceNo } = document;
    const red = await embeddedTaxPort.reverse({ ...receipt, taxInvoiceNo, reason: '旅客姓名有误' });
    assert.ok(xmlOf(red).includes('<Fare>-1120.00</Fare>'));
    assert.ok(sheetOf(red).includes('旅客姓名有误'));
  });
});
