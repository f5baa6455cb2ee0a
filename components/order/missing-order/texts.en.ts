import type { MissingOrderTexts } from './texts';

export default {
  missing: 'The order number is missing. Please choose an order from your orders.',
  orders: 'My orders',
  back: 'Back',
} satisfies MissingOrderTexts;
