import type { ItineraryOnPaper } from './port';
import { formatYuan, itemName, kindOf, NO_TAX, remarkLines, SELLER, type Sample } from './sample';

/** An invoice as XML, marked as a sample. */
export function invoiceXml(sample: Sample): string {
  const { buyer, red } = sample;
  const net = sample.amount - sample.taxAmount;
  return `<?xml version="1.0" encoding="UTF-8"?>
<EInvoice sample="true">
${element('SampleMark', '样张')}
${element('InvoiceKind', kindOf(sample))}
${element('InvoiceNumber', sample.taxInvoiceNo)}
${element('IssueTime', sample.issuedAt)}
${red === undefined ? '' : `${element('ReversedInvoiceNumber', red.taxInvoiceNo)}\n${element('ReverseReason', red.reason)}\n`}<Buyer>
${element('Name', buyer.name)}
${element('TaxNumber', buyer.taxNo)}
${element('Address', buyer.address)}
${element('Telephone', buyer.phone)}
${element('BankName', buyer.bankName)}
${element('BankAccount', buyer.bankAccount)}
</Buyer>
<Seller>
${element('Name', SELLER.name)}
${element('TaxNumber', SELLER.taxNo)}
</Seller>
${sample.itinerary === undefined ? itemXml(sample) : itineraryXml(sample, sample.itinerary)}
${element('TotalAmountWithoutTax', formatYuan(net))}
${element('TotalTaxAmount', formatYuan(sample.taxAmount))}
${element('TotalAmount', formatYuan(sample.amount))}
${element('Remark', remarkLines(sample).join('；'))}
</EInvoice>
`;
}

const itemXml = (sample: Sample): string => `<Item>
${element('ItemName', itemName(sample))}
${element('Quantity', String(sample.itemCount))}
${element('Amount', formatYuan(sample.amount - sample.taxAmount))}
${element('TaxRate', sample.taxRate === 0 ? NO_TAX : (sample.taxRate / 100).toFixed(2))}
${element('TaxAmount', formatYuan(sample.taxAmount))}
</Item>`;

const itineraryXml = (sample: Sample, itinerary: ItineraryOnPaper): string => `<Itinerary>
${element('TicketNumber', itinerary.ticketNo)}
${element('Passenger', itinerary.travellerName)}
${element('Route', itinerary.routeName)}
${element('Carrier', itinerary.carrierName)}
${element('FlightNumber', itinerary.flightNo)}
${element('Cabin', itinerary.cabinName)}
${element('DepartureTime', itinerary.takeOffTime)}
${element('Fare', formatYuan(itinerary.fare))}
${element('FuelSurcharge', formatYuan(itinerary.fuel))}
${element('CivilAviationFund', formatYuan(itinerary.fund))}
${element('TaxRate', (sample.taxRate / 100).toFixed(2))}
${element('TaxAmount', formatYuan(sample.taxAmount))}
</Itinerary>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// oxlint-disable-next-line no-control-regex -- XML 1.0 allows none of these characters
const NOT_OF_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const element = (name: string, text: string): string =>
  `<${name}>${text.replace(NOT_OF_XML, ' ').replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one)}</${name}>`;
