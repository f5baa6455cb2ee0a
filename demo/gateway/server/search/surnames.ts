interface Surname {
  surname: string;
  /** Syllables as typed. */
  syllables: readonly string[];
  /** Character that sounds like the surname's first one and has no other sound; the surname is sorted behind it. */
  like: string;
}

const TABLE = `
  单 單|shan|善
  曾|zeng|增
  仇|qiu|求
  查|zha|渣
  翟|zhai|宅
  区 區|ou|欧
  种|chong|虫
  秘 祕|bi|币
  洗|xian|险
  解|xie|谢
  朴|piao|瓢
  盖 蓋|ge|舸
  葛|ge|舸
  任|ren|人
  华 華|hua|化
  纪 紀|ji|挤
  缪 繆|miao|庙
  召|shao|绍
  乐 樂|yue|月
  员 員|yun|运
  燕|yan|烟
  折|she|舌
  繁|po|婆
  佴|nai|奈
  祭|zhai|债
  覃|qin|勤
  过 過|guo|锅
  句|gou|沟
  都|du|督
  於|yu|迂
  能|nai|耐
  卜|bu|补
  訾|zi|资
  干|gan|甘
  隽|jun|俊
  乜|nie|聂
  炅|gui|贵
  长孙 長孫|zhang sun|掌
  单于 單于|chan yu|蝉
  尉迟 尉遲|yu chi|玉
  万俟|mo qi|末
  令狐|ling hu|零
  澹台 澹臺|tan tai|谈
  夹谷|jia gu|颊
  拓跋|tuo ba|唾`;

/** Surnames whose characters usually have another sound. */
export const SURNAMES: readonly Surname[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [written = '', sounds = '', like = ''] = line.trim().split('|');
    return written.split(' ').map((surname): Surname => ({ surname, syllables: sounds.split(' '), like }));
  });

const BY_SURNAME = new Map(SURNAMES.map((one) => [one.surname, one]));

/**
 * The surname at the beginning of a person's name, if it has another sound than its characters. A dot parts names that
 * are written by their sound, whose first character is no surname.
 */
export function surnameOf(name: string): Surname | undefined {
  if (name.includes('·')) return undefined;
  return BY_SURNAME.get(name.slice(0, 2)) ?? BY_SURNAME.get(name.slice(0, 1));
}
