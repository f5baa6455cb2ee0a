import { useMemo } from 'react';
import { plainText, soundFinder, typedSound, type ReadingsOf } from '../../domain/sound-search';
import { filterTree, type Tree, type TreeFilter } from '../../domain/tree';
import { useReadings } from './use-readings';

export interface TreeSearch {
  /** undefined: nothing is looked for. */
  filter: TreeFilter | undefined;
  /** How the names are read, where letters were typed. */
  readingsOf: ReadingsOf | undefined;
  /** By sound more may be found at once. */
  isLearning: boolean;
}

interface PlainTexts {
  names: readonly string[];
  numbers: readonly string[];
}

/** The texts of a tree as they are searched in, once something is looked for. */
const searched = new WeakMap<Tree, PlainTexts>();

function plainTextsOf(tree: Tree): PlainTexts {
  const texts = searched.get(tree) ?? {
    names: tree.items.map(({ node }) => plainText(node.name)),
    numbers: tree.items.map(({ node }) => plainText(node.no)),
  };
  searched.set(tree, texts);
  return texts;
}

/**
 * Finds the nodes that fit a typed text: part of a name or number, or the sounds of a name, in full or by initials. `fits`: narrows it
 * further, and alone where nothing is typed.
 */
export function useTreeSearch(tree: Tree, typed: string, fits?: (no: string) => boolean): TreeSearch {
  const wanted = plainText(typed);
  const texts = wanted === '' ? undefined : plainTextsOf(tree);
  const { readingsOf, isLearning } = useReadings(texts?.names, wanted);
  const filter = useMemo(() => {
    if (!texts && !fits) return undefined;
    const { names, numbers } = texts ?? { names: [], numbers: [] };
    const soundsAt = readingsOf && soundFinder(typedSound(wanted), readingsOf);
    return filterTree(tree, (place) => {
      if (fits && !fits(tree.items[place]?.node.no ?? '')) return false;
      if (wanted === '') return true;
      const name = names[place] ?? '';
      return (
        name.includes(wanted) || (numbers[place] ?? '').includes(wanted) || soundsAt?.(name) !== undefined
      );
    });
  }, [tree, texts, wanted, readingsOf, fits]);
  return { filter, readingsOf, isLearning };
}
