/** What comes once the form is at rest, or after the flights, and names many parts: the form's own script does without the names. */
export const passengers = () => import('./passengers/Passengers');
export const requestBar = () => import('./requests/RequestBar');
export const partyChooser = () => import('./party/PartyChooser');
export const requestChooser = () => import('./requests/RequestChooser');
export const newRequest = () => import('./requests/NewRequest');
export const orderMade = () => import('./order/OrderMade');
export const heldOrders = () => import('./order/HeldOrders');
export const heldLine = () => import('./order/HeldLine');
