import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import type { Advert } from '../../src/contract/adverts';
import type { Host } from '../../src/element/host/host';
import { IconButton } from '../../src/ui/button/IconButton';
import { useTexts } from '../../src/ui/texts/use-texts';
import { AdvertCard } from './AdvertCard';
import type { adverts as declaration } from './declaration';
import { advertTexts } from './texts';
import { useHasPointerOrFocus, usePrefersReducedMotion, useCarousel } from './use-carousel';

interface Props {
  host: Host<typeof declaration>;
  adverts: readonly Advert[];
  intervalSeconds: number;
}

/**
 * Several adverts, one at a time. It pauses while the pointer or the focus is inside, on the user's press, and when the
 * user prefers reduced motion.
 */
export function Carousel({ host, adverts, intervalSeconds }: Props) {
  const t = useTexts(advertTexts);
  const calm = usePrefersReducedMotion();
  const [paused, setPaused] = useState(false);
  const section = useRef<HTMLElement>(null);
  const attended = useHasPointerOrFocus(section);
  const turns = !calm && !paused && !attended;
  const { current, turn } = useCarousel(adverts.length, { turns, seconds: intervalSeconds });
  const advert = adverts[current];
  return (
    <section ref={section} className="ads" aria-roledescription={t.carousel} aria-label={t.advert}>
      <div
        role="group"
        aria-roledescription={t.slide}
        aria-label={t.position(current + 1, adverts.length)}
        aria-live={turns ? 'off' : 'polite'}
      >
        {advert && <AdvertCard key={`${current}`} host={host} advert={advert} />}
      </div>
      <div className="ads-controls">
        <IconButton size="small" label={t.previous} icon={<ChevronLeft />} onClick={() => turn(-1)} />
        <span className="ads-position" aria-hidden="true">
          {current + 1} / {adverts.length}
        </span>
        <IconButton size="small" label={t.next} icon={<ChevronRight />} onClick={() => turn(1)} />
        {!calm && (
          <IconButton
            size="small"
            label={paused ? t.goOn : t.pause}
            icon={paused ? <Play /> : <Pause />}
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
    </section>
  );
}
