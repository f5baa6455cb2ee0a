import { DICTIONARY, getDictionaryParam } from '../../../../src/contract/dictionary';
import { useCall } from '../../../../src/element/data/use-call';

/** A sub pay type by its name in the dictionary, which alone knows the numbers; nothing until that is read. */
export function SubPayType({ code }: { code: number }) {
  const names = useCall(getDictionaryParam, { param: DICTIONARY.subPayType }, { quiet: true });
  return names.data?.find((entry) => entry.code === code)?.name ?? null;
}
