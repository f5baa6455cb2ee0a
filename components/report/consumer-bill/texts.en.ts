import type { ConsumerBillTexts } from './texts';

export default {
  consumption: 'item',
  search: 'Filter the bill',
  placeholder: 'Order, ticket, route, train, hotel',
  product: 'Product',
  allProducts: 'All products',
  basis: 'Date basis',
  figures: 'My spending',
  narrowed: 'Only entries that match the filters count',
  sumsBy: 'Subtotals by',
  byProduct: 'By product',
  byMonth: 'By month',
  sumsOf: (by: string) => `Subtotals ${by.toLowerCase()}`,
  month: 'Month',
  total: 'Total',
  trip: 'Route or city',
  carrier: 'Carrier or supplier',
  amount: 'Amount',
  openOrder: (orderNo: string) => `Open order ${orderNo}`,
  nothing: 'Nothing spent in this period',
  back: 'Back to the bill',
} satisfies ConsumerBillTexts;
