import type { Selectable } from 'kysely';
import { queryEntAds, queryEntAdsBeforeLogin, type Advert } from '../../../src/contract/adverts';
import type { ParsedBodyOf } from '../../../src/contract/call';
import { shanghaiDateTime } from '../../../src/domain/shanghai-time';
import type { Schema } from '../db/schema';
import { findTmcNumber } from '../enterprise/agency-of';
import { fieldsInvalid, Fault } from '../server/http/fault';
import { implement, implementOpen, type Implementation } from '../server/http/implement';
import { findAdverts, type AdvertFilter } from './queries';

export function advertRoutes(): Implementation[] {
  return [
    implement(queryEntAds, async ({ db, caller, now }, body) => {
      const { enterpriseNum } = caller;
      const tmcNumber = await findTmcNumber(db, enterpriseNum);
      if (body.tMCNumber !== '' && body.tMCNumber !== tmcNumber) throw new Fault('forbidden');
      return (await findAdverts(db, { ...filterOf(body, now), tmcNumber, enterpriseNum })).map(view);
    }),

    implementOpen(queryEntAdsBeforeLogin, async ({ db, now }, body) => {
      if (body.tMCNumber === '') throw fieldsInvalid({ tMCNumber: '缺少服务商编号' });
      const filter = { ...filterOf(body, now), tmcNumber: body.tMCNumber, enterpriseNum: undefined };
      return (await findAdverts(db, filter)).map(view);
    }),
  ];
}

function filterOf(
  body: ParsedBodyOf<typeof queryEntAds>,
  now: Date,
): Omit<AdvertFilter, 'tmcNumber' | 'enterpriseNum'> {
  const time = (body.queryTime || shanghaiDateTime(now)).replace('T', ' ');
  return {
    advertSpaceNo: body.advertSpaceNo,
    label: body.label,
    onlyThisLabel: body.isDistinguishLabelSceneType,
    sourceType: body.sourceType,
    advertPackage: body.advertPackage,
    effectiveAt: time.length === 16 ? `${time}:00` : time,
  };
}

function view(advert: Selectable<Schema['advert']>): Advert {
  return {
    advertGroupID: advert.advert_group_id,
    advertPriority: advert.advert_priority,
    advertCount: advert.advert_count,
    beginEffectTime: advert.begin_effect_time,
    endEffectTime: advert.end_effect_time,
    modifyTime: advert.modify_time,
    advertContent: {
      textContent: advert.text_content,
      imageUrl: advert.image_url,
      linkUrl: advert.link_url,
      textParts: advert.text_parts,
    },
  };
}
