import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import { isGatewayError } from '../host/host';
import { useHost } from '../host/host-context';

/** Returns a function that words the refusal of a file. */
export function useReason(): (error: unknown) => string {
  const host = useHost();
  const errors = useTexts(errorTexts);
  return (error) => {
    host.report(error);
    return isGatewayError(error) && error.kind === 'fields'
      ? errors.say(Object.values(error.fields ?? {})[0] ?? error.message)
      : errors.of(error);
  };
}
