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

interface SearchOptions {
  /** A further filter, which also applies without a text. */
  fits?: ((no: string) => boolean) | undefined;
  /** False for nodes whose numbers mean nothing to users. */
  hasNumbers?: boolean;
}

/**
 * Finds the nodes that match a typed text: part of a name or number, or the sounds of a name, in full or by initials.
 */
export function useTreeSearch(
  tree: Tree,
  typed: string,
  { fits, hasNumbers = true }: SearchOptions = {},
): TreeSearch {
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
        name.includes(wanted) ||
        (hasNumbers && (numbers[place] ?? '').includes(wanted)) ||
        soundsAt?.(name) !== undefined
      );
    });
  }, [tree, texts, wanted, readingsOf, fits, hasNumbers]);
  return { filter, readingsOf, isLearning };
}
