import type { Random } from './random';

export interface PersonName {
  staffName: string;
  pinyin: string;
  pinyinInitials: string;
}

type Syllable = readonly [character: string, pinyin: string];

const SURNAMES: readonly [Syllable, ...Syllable[]] = [
  ['王', 'wang'],
  ['李', 'li'],
  ['张', 'zhang'],
  ['刘', 'liu'],
  ['陈', 'chen'],
  ['杨', 'yang'],
  ['黄', 'huang'],
  ['赵', 'zhao'],
  ['吴', 'wu'],
  ['周', 'zhou'],
  ['徐', 'xu'],
  ['孙', 'sun'],
  ['马', 'ma'],
  ['朱', 'zhu'],
  ['胡', 'hu'],
  ['郭', 'guo'],
  ['何', 'he'],
  ['高', 'gao'],
  ['林', 'lin'],
  ['罗', 'luo'],
  ['郑', 'zheng'],
  ['梁', 'liang'],
  ['谢', 'xie'],
  ['宋', 'song'],
  ['唐', 'tang'],
  ['许', 'xu'],
  ['韩', 'han'],
  ['冯', 'feng'],
  ['邓', 'deng'],
  ['曹', 'cao'],
  ['彭', 'peng'],
  ['曾', 'zeng'],
  ['肖', 'xiao'],
  ['田', 'tian'],
  ['董', 'dong'],
  ['袁', 'yuan'],
  ['潘', 'pan'],
  ['于', 'yu'],
  ['蒋', 'jiang'],
  ['蔡', 'cai'],
  ['余', 'yu'],
  ['杜', 'du'],
  ['叶', 'ye'],
  ['程', 'cheng'],
  ['苏', 'su'],
  ['魏', 'wei'],
  ['吕', 'lv'],
  ['丁', 'ding'],
  ['任', 'ren'],
  ['沈', 'shen'],
  ['姚', 'yao'],
  ['卢', 'lu'],
  ['欧阳', 'ouyang'],
  ['上官', 'shangguan'],
];

const MALE: readonly [Syllable, ...Syllable[]] = [
  ['伟', 'wei'],
  ['强', 'qiang'],
  ['磊', 'lei'],
  ['军', 'jun'],
  ['洋', 'yang'],
  ['勇', 'yong'],
  ['杰', 'jie'],
  ['涛', 'tao'],
  ['明', 'ming'],
  ['超', 'chao'],
  ['刚', 'gang'],
  ['平', 'ping'],
  ['辉', 'hui'],
  ['鹏', 'peng'],
  ['华', 'hua'],
  ['飞', 'fei'],
  ['鑫', 'xin'],
  ['波', 'bo'],
  ['斌', 'bin'],
  ['宇', 'yu'],
  ['浩', 'hao'],
  ['凯', 'kai'],
  ['健', 'jian'],
  ['俊', 'jun'],
  ['帆', 'fan'],
  ['旭', 'xu'],
  ['宁', 'ning'],
  ['龙', 'long'],
  ['林', 'lin'],
  ['博', 'bo'],
  ['文', 'wen'],
  ['志', 'zhi'],
  ['建', 'jian'],
  ['国', 'guo'],
  ['子', 'zi'],
  ['一', 'yi'],
];

const FEMALE: readonly [Syllable, ...Syllable[]] = [
  ['芳', 'fang'],
  ['娜', 'na'],
  ['敏', 'min'],
  ['静', 'jing'],
  ['丽', 'li'],
  ['艳', 'yan'],
  ['娟', 'juan'],
  ['霞', 'xia'],
  ['燕', 'yan'],
  ['玲', 'ling'],
  ['丹', 'dan'],
  ['萍', 'ping'],
  ['红', 'hong'],
  ['玉', 'yu'],
  ['兰', 'lan'],
  ['梅', 'mei'],
  ['婷', 'ting'],
  ['雪', 'xue'],
  ['慧', 'hui'],
  ['莹', 'ying'],
  ['倩', 'qian'],
  ['佳', 'jia'],
  ['欣', 'xin'],
  ['怡', 'yi'],
  ['雨', 'yu'],
  ['思', 'si'],
  ['晓', 'xiao'],
  ['琳', 'lin'],
  ['颖', 'ying'],
  ['璐', 'lu'],
  ['瑶', 'yao'],
  ['洁', 'jie'],
  ['云', 'yun'],
  ['珊', 'shan'],
  ['诗', 'shi'],
  ['雯', 'wen'],
];

/** A common Chinese name with one or two given characters, and its search keys. */
export function makeName(random: Random, sexTem: 0 | 1): PersonName {
  const given = sexTem === 0 ? MALE : FEMALE;
  const syllables = [random.pick(SURNAMES), random.pick(given)];
  if (random.int(10) < 7) syllables.push(random.pick(given));
  return nameOf(syllables);
}

/** A two-character surname counts as two syllables in the initials. */
function nameOf(syllables: readonly Syllable[]): PersonName {
  return {
    staffName: syllables.map(([character]) => character).join(''),
    pinyin: syllables.map(([, pinyin]) => pinyin).join(''),
    pinyinInitials: syllables.map(([, pinyin]) => INITIALS_OF_TWO[pinyin] ?? pinyin.charAt(0)).join(''),
  };
}

const INITIALS_OF_TWO: Readonly<Record<string, string>> = { ouyang: 'oy', shangguan: 'sg' };
