import type { Lang } from "@almagest/operation";

const LATIN = /^(?:\d+\. ?|\d+(?:st|nd|rd|th) )?[\p{Script=Latin}][\p{Script=Latin} .()'\d-]*$/u;
const HAN = /^[\p{Script=Han}T\d]*\p{Script=Han}$/u;

/** Characters that a term may be written with: "T三角" has a Latin T, months and houses have digits. */
export const SCRIPT: Readonly<Record<Lang, RegExp>> = {
  en: LATIN,
  tr: LATIN,
  de: LATIN,
  es: LATIN,
  hi: /^\p{Script=Devanagari}[\p{Script=Devanagari} -]*$/u,
  pt: LATIN,
  fr: LATIN,
  ru: /^(?:\d+-)?\p{Script=Cyrillic}[\p{Script=Cyrillic} .()-]*$/u,
  "zh-Hans": HAN,
  "zh-Hant": HAN,
};

/** Simplified characters used here whose traditional form differs, each with that form. */
export const TRADITIONAL_OF: ReadonlyMap<string, string> = new Map(
  (
    "双雙 狮獅 处處 蝎蠍 鱼魚 阳陽 点點 龙龍 凯凱 丝絲 顶頂 风風 动動 变變 补補 谐諧 紧緊 张張 庙廟 势勢 筝箏 冲沖 对對 离離 开開 创創 " +
    "长長 异異 强強 联聯 护護 险險 伙夥 灵靈 侣侶 东東 爱愛 气氣 胜勝 复復 谷穀 实實 满滿 亏虧 残殘 红紅 黄黃 绿綠 蓝藍 榄欖 银銀 马馬 " +
    "鸡雞 猪豬 阴陰 惊驚 蛰蟄 种種 娄婁 毕畢 参參 轸軫 虚虛 宫宮 宝寶 罗羅 计計 寿壽 运運 结結 业業 坚堅 恒恆 击擊 欢歡 悦悅 刚剛 灾災 " +
    "优優 门門 闩閂 湿濕 圆圓 净淨 维維 库庫 图圖 达達 纳納 逻邏 钵鉢 缚縛 阇闍 报報 颇頗 窭窶 " +
    "专專 个個 丰豐 临臨 为為 义義 产產 价價 体體 兑兌 内內 则則 剥剝 协協 厨廚 发發 听聽 启啟 场場 壮壯 声聲 头頭 奋奮 奥奧 学學 导導 师師 应應 归歸 当當 怀懷 态態 愤憤 损損 无無 " +
    "显顯 晋晉 机機 权權 极極 构構 济濟 涣渙 涩澀 渐漸 独獨 猎獵 献獻 环環 现現 电電 础礎 类類 线線 细細 统統 绪緒 续續 缩縮 脉脈 脑腦 节節 荐薦 蛊蠱 见見 观觀 视視 觉覺 触觸 认認 讼訟 " +
    "请請 谊誼 谦謙 谨謹 贡貢 败敗 贲賁 转轉 边邊 过過 进進 连連 随隨 领領 颐頤 饮飲 " +
    "辑輯 断斷 综綜 钱錢 静靜 惧懼 衅釁 隐隱 励勵 亲親 咙嚨"
  )
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

export function toTraditional(text: string): string {
  return [...text].map((character) => TRADITIONAL_OF.get(character) ?? character).join("");
}
