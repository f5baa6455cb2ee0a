import type { Figure } from '../measure';
import { homePage } from './home';
import { orderLists } from './list';
import { neighbour } from './neighbour';
import { setUp, setUpEmbedded } from './setting';

const ORDERS = 1_000_000;
const EMBEDDED_ORDERS = 100_000;

/**
 * Order list and home page among a million orders, and the waiting time of a user beside the most expensive neighbour.
 */
export async function manyOrders(): Promise<Figure[]> {
  const setting = await setUp(ORDERS);
  try {
    return [...(await homePage(setting)), ...(await neighbour(setting)), ...(await orderLists(setting))];
  } finally {
    await setting.close();
  }
}

/** Order list among a hundred thousand orders in the embedded database. */
export async function manyOrdersEmbedded(): Promise<Figure[]> {
  const setting = await setUpEmbedded(EMBEDDED_ORDERS);
  try {
    const figures = await orderLists(setting);
    return figures.map((figure) => ({ ...figure, name: `${figure.name}, embedded` }));
  } finally {
    await setting.close();
  }
}
