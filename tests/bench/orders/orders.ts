import type { Figure } from '../measure';
import { homePage } from './home';
import { orderLists } from './list';
import { neighbour } from './neighbour';
import { setUp } from './setting';

const ORDERS = 1_000_000;

/** The order list and the home page among a million orders, and what a user waits for whose neighbour does the worst they can. */
export async function manyOrders(): Promise<Figure[]> {
  const setting = await setUp(ORDERS);
  try {
    return [...(await homePage(setting)), ...(await neighbour(setting)), ...(await orderLists(setting))];
  } finally {
    await setting.close();
  }
}
