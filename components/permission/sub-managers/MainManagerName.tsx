import { queryMainManagerName } from '../../../src/contract/permission/sub-managers';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { subManagerTexts } from './texts';

/** Names the main administrator above the list of the others. */
export function MainManagerName() {
  const t = useTexts(subManagerTexts);
  const errors = useTexts(errorTexts);
  const { data, error } = useCall(queryMainManagerName, {}, { live: true });
  if (!data) return error ? <p role="alert">{errors.of(error)}</p> : null;
  return <p>{t.mainManager(data.mainManager)}</p>;
}
