import type { NavigationTexts } from './texts';

export default {
  openOrders: 'Opening orders',
  findOrder: 'Loading order',
  openChange: 'Opening change',
  openRefund: 'Opening refund',
  openSearch: 'Opening flight booking',
  openDownloads: 'Opening download centre',
  openImport: 'Opening import',
  openCostCenters: 'Opening cost centres',
  openBill: 'Opening the bill',
  openRecharges: 'Opening the recharges',
  openReport: 'Opening the report',
  openSafety: 'Opening account safety',
  openSignIn: 'Opening the sign-in',
  openAppDownload: 'Opening the download page',
  openJoined: 'Opening the result',
  openApprovals: 'Opening approvals',
  findRequest: 'Loading request',
  prepareRequest: 'Preparing request',
} satisfies NavigationTexts;
