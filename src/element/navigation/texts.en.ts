import type { NavigationTexts } from './texts';

export default {
  openOrders: 'Opening orders',
  findOrder: 'Loading order',
  openChange: 'Opening change',
  openRefund: 'Opening refund',
  openSearch: 'Opening flight booking',
  openDownloads: 'Opening download centre',
  openApprovals: 'Opening approvals',
  findRequest: 'Loading request',
  prepareRequest: 'Preparing request',
} satisfies NavigationTexts;
