import { useMemo } from 'react';
import { plainText, soundFinder, typedSound, type ReadingsOf } from '../../domain/sound-search';
import { filterTree, type Tree, type TreeFilter } from '../../domain/tree';
import { usePinyin } from './use-pinyin';

export interface TreeSearch {
  /** undefined without a search. */
  filter: TreeFilter | undefined;
  /** Readings of the names, once letters are typed. */
  readingsOf: ReadingsOf | undefined;
  /** True while readings load, so that more hits may follow. */
  isLearning: boolean;
}

interface PlainTexts {
  names: readonly string[];
  numbers: readonly string[];
}

/** Searchable texts of a tree, built at its first search. */
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
 * Finds the nodes that match a typed text: part of a name or number, or the sounds of a name, in full or by initials.
 * `fits` is a further filter, which also applies without a text.
 */
export function useTreeSearch(tree: Tree, typed: string, fits?: (no: string) => boolean): TreeSearch {
  const wanted = plainText(typed);
  const texts = wanted === '' ? undefined : plainTextsOf(tree);
  const { readingsOf, isLearning } = usePinyin(texts?.names, wanted);
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
