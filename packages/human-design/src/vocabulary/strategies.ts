import { vocabulary } from "@almagest/i18n";

/** Strategies, in a word or two. */
export const strategyNames = /* @__PURE__ */ vocabulary({
  manifestor: {
    en: "Inform",
    tr: "Bilgilendir",
    de: "Informieren",
    es: "Informar",
    hi: "सूचित करें",
    pt: "Informar",
    fr: "Informer",
    ru: "Информировать",
    "zh-Hans": "告知",
    "zh-Hant": "告知",
  },
  respond: {
    en: "Respond",
    tr: "Karşılık ver",
    de: "Reagieren",
    es: "Responder",
    hi: "प्रत्युत्तर दें",
    pt: "Responder",
    fr: "Répondre",
    ru: "Откликаться",
    "zh-Hans": "回应",
    "zh-Hant": "回應",
  },
  projector: {
    en: "Wait for the Invitation",
    tr: "Daveti bekle",
    de: "Auf die Einladung warten",
    es: "Esperar la invitación",
    hi: "निमंत्रण की प्रतीक्षा करें",
    pt: "Esperar o convite",
    fr: "Attendre l'invitation",
    ru: "Ждать приглашения",
    "zh-Hans": "等待邀请",
    "zh-Hant": "等待邀請",
  },
  reflector: {
    en: "Wait a Lunar Cycle",
    tr: "Bir Ay döngüsü bekle",
    de: "Einen Mondzyklus warten",
    es: "Esperar un ciclo lunar",
    hi: "एक चंद्र चक्र प्रतीक्षा करें",
    pt: "Esperar um ciclo lunar",
    fr: "Attendre un cycle lunaire",
    ru: "Ждать лунный цикл",
    "zh-Hans": "等待一个月亮周期",
    "zh-Hant": "等待一個月亮週期",
  },
});

/** Signatures: the feeling when the strategy is kept. */
export const signatureNames = /* @__PURE__ */ vocabulary({
  peace: {
    en: "Peace",
    tr: "Huzur",
    de: "Frieden",
    es: "Paz",
    hi: "शांति",
    pt: "Paz",
    fr: "Paix",
    ru: "Покой",
    "zh-Hans": "平静",
    "zh-Hant": "平靜",
  },
  satisfaction: {
    en: "Satisfaction",
    tr: "Tatmin",
    de: "Zufriedenheit",
    es: "Satisfacción",
    hi: "संतुष्टि",
    pt: "Satisfação",
    fr: "Satisfaction",
    ru: "Удовлетворение",
    "zh-Hans": "满足",
    "zh-Hant": "滿足",
  },
  success: {
    en: "Success",
    tr: "Başarı",
    de: "Erfolg",
    es: "Éxito",
    hi: "सफलता",
    pt: "Sucesso",
    fr: "Succès",
    ru: "Успех",
    "zh-Hans": "成功",
    "zh-Hant": "成功",
  },
  surprise: {
    en: "Surprise",
    tr: "Şaşkınlık",
    de: "Überraschung",
    es: "Sorpresa",
    hi: "विस्मय",
    pt: "Surpresa",
    fr: "Surprise",
    ru: "Удивление",
    "zh-Hans": "惊喜",
    "zh-Hant": "驚喜",
  },
});

/** Not-self themes: the feeling when it is not. */
export const notSelfNames = /* @__PURE__ */ vocabulary({
  anger: {
    en: "Anger",
    tr: "Öfke",
    de: "Wut",
    es: "Ira",
    hi: "क्रोध",
    pt: "Raiva",
    fr: "Colère",
    ru: "Гнев",
    "zh-Hans": "愤怒",
    "zh-Hant": "憤怒",
  },
  frustration: {
    en: "Frustration",
    tr: "Hüsran",
    de: "Frustration",
    es: "Frustración",
    hi: "कुंठा",
    pt: "Frustração",
    fr: "Frustration",
    ru: "Фрустрация",
    "zh-Hans": "挫败",
    "zh-Hant": "挫敗",
  },
  bitterness: {
    en: "Bitterness",
    tr: "Acılık",
    de: "Bitterkeit",
    es: "Amargura",
    hi: "कड़वाहट",
    pt: "Amargura",
    fr: "Amertume",
    ru: "Горечь",
    "zh-Hans": "苦涩",
    "zh-Hant": "苦澀",
  },
  disappointment: {
    en: "Disappointment",
    tr: "Hayal kırıklığı",
    de: "Enttäuschung",
    es: "Decepción",
    hi: "निराशा",
    pt: "Decepção",
    fr: "Déception",
    ru: "Разочарование",
    "zh-Hans": "失望",
    "zh-Hant": "失望",
  },
});

/** By type. */
export const strategies = {
  manifestor: strategyNames.manifestor,
  generator: strategyNames.respond,
  "manifesting-generator": strategyNames.respond,
  projector: strategyNames.projector,
  reflector: strategyNames.reflector,
} as const;

/** By type. */
export const signatures = {
  manifestor: signatureNames.peace,
  generator: signatureNames.satisfaction,
  "manifesting-generator": signatureNames.satisfaction,
  projector: signatureNames.success,
  reflector: signatureNames.surprise,
} as const;

/** By type. */
export const notSelves = {
  manifestor: notSelfNames.anger,
  generator: notSelfNames.frustration,
  "manifesting-generator": notSelfNames.frustration,
  projector: notSelfNames.bitterness,
  reflector: notSelfNames.disappointment,
} as const;
