import { elements } from '../../components/index';

/** Declarations of all elements, in the order of the list. Run by Vite: element modules import style sheets. */
export const declarations = await Promise.all(
  Object.values(elements).map(async (listed) => (await listed.load()).default.declaration),
);
