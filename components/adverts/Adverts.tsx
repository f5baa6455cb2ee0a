import { useEffect, useMemo } from 'react';
import { rankAdverts } from '../../src/domain/portal/adverts';
import type { ViewProps } from '../../src/element/host/view-props';
import { describeError, isGatewayError } from '../../src/element/host/host';
import { useTexts } from '../../src/ui/texts/use-texts';
import { AdvertCard } from './AdvertCard';
import { Carousel } from './Carousel';
import type { adverts as declaration } from './declaration';
import { displayedGroupsOf } from './displayed-groups';
import { advertTexts } from './texts';
import { useAdverts } from './use-adverts';

/** Adverts of a space. On failure the space stays empty: a missing advert does not justify an error message. */
export default function Adverts({ host, space, type, intervalSeconds }: ViewProps<typeof declaration>) {
  const { runtime } = host;
  const t = useTexts(advertTexts);
  const { data, dataUpdatedAt, error } = useAdverts(runtime, space);
  // ranked once per response, so that adverts do not lose their rank by being shown
  const adverts = useMemo(
    () =>
      rankAdverts(data ?? [], {
        type,
        shown: displayedGroupsOf(runtime).list(),
        now: new Date(dataUpdatedAt),
      }),
    [data, dataUpdatedAt, type, runtime],
  );
  useEffect(() => {
    if (!isGatewayError(error) || error.kind === 'cancelled') return;
    host.emit('tp-error', describeError(error));
  }, [host, error]);

  const [first] = adverts;
  if (!first) return null;
  if (adverts.length > 1) return <Carousel host={host} adverts={adverts} intervalSeconds={intervalSeconds} />;
  return (
    <section className="ads" aria-label={t.advert}>
      <AdvertCard host={host} advert={first} />
    </section>
  );
}
