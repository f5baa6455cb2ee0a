import { useEffect, useState } from 'react';
import type { Host } from './host';

/** Tag of another element of the suite, once it is defined. */
export function useElementTag(host: Host, name: string): string | undefined {
  const [tag, setTag] = useState<string>();
  useEffect(() => {
    host.need(name).then(
      () => setTag(`${host.prefix}-${name}`),
      (error: unknown) => host.report(error),
    );
  }, [host, name]);
  return tag;
}
