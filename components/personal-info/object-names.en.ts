import objects from '../../src/contract/permission/object-words.en';

/** English names of pages and menus by their Chinese names, from the folder of each area. */
const pages = import.meta.glob<Readonly<Record<string, string>>>('../*/pages.en.ts', {
  eager: true,
  import: 'names',
});
const NAMES = new Map(
  [objects, ...Object.values(pages)].toReversed().flatMap((table) => Object.entries<string>(table)),
);

/** English name of a page or action, by the Chinese one; an unknown one stays. */
export const objectName = (name: string): string => NAMES.get(name) ?? name;
