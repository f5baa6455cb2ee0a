/**
 * Imports of later parts, in a chunk of their own, so that the form's script does not contain their many chunk names.
 */
export const passengers = () => import('./passengers/Passengers');
export const requestBar = () => import('./requests/RequestBar');
export const partyChooser = () => import('./party/PartyChooser');
export const requestChooser = () => import('./requests/RequestChooser');
export const newRequest = () => import('./requests/NewRequest');
export const orderMade = () => import('./order/OrderMade');
export const heldOrders = () => import('./order/HeldOrders');
export const heldLine = () => import('./order/HeldLine');
