import type { NavigationTexts } from './texts';

export default {
  openOrders: 'Opening orders',
  findOrder: 'Loading order',
  openChange: 'Opening change',
  openRefund: 'Opening refund',
  openSearch: 'Opening flight booking',
  openApprovals: 'Opening approvals',
  findRequest: 'Loading request',
  prepareRequest: 'Preparing request',
} satisfies NavigationTexts;
