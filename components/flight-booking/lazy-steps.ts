/**
 * Imports of later parts, in a chunk of their own, so that the form's script does not contain their many chunk names.
 */
export const passengers = () => import('./passengers/Passengers');
export const requestBar = () => import('./requests/RequestBar');
export const partyChooser = () => import('./party/PartyChooser');
export const requestChooser = () => import('./requests/RequestChooser');
export const newRequest = () => import('./requests/NewRequest');
export const loadOrderCreated = () => import('./order/OrderCreated');
export const loadUnpaidOrders = () => import('./order/UnpaidOrders');
export const loadUnpaidOrderLine = () => import('./order/UnpaidOrderLine');
