import type { Term } from "@almagest/operation";

/** The limits of this domain's answers; in every one of them, so it needs no texts. */
export const scopeNotice: Term = {
  en: "General and cultural: what the texts of Ayurveda and Jyotish say about habits, qualities and tastes. It is not medical advice and does not replace any; ask a physician about your health.",
  tr: "Genel ve kültürel bilgidir: Ayurveda ve Jyotish metinlerinin alışkanlıklar, nitelikler ve tatlar üzerine söyledikleri. Tıbbi tavsiye değildir, onun yerini tutmaz; sağlığınız için bir hekime danışın.",
  de: "Allgemein und kulturell: was die Texte des Ayurveda und des Jyotish über Gewohnheiten, Eigenschaften und Geschmäcke sagen. Kein medizinischer Rat und kein Ersatz dafür; zu Ihrer Gesundheit fragen Sie ärztlich nach.",
  es: "De carácter general y cultural: lo que dicen los textos del ayurveda y del jyotish sobre hábitos, cualidades y sabores. No es consejo médico ni lo sustituye; sobre su salud, consulte a un médico.",
  hi: "सामान्य और सांस्कृतिक जानकारी: आदतों, गुणों और रसों के बारे में आयुर्वेद और ज्योतिष के ग्रंथ क्या कहते हैं। यह चिकित्सा सलाह नहीं है और उसका स्थान नहीं लेती; अपने स्वास्थ्य के लिए चिकित्सक से पूछें।",
  pt: "De caráter geral e cultural: o que os textos do ayurveda e do jyotish dizem sobre hábitos, qualidades e sabores. Não é conselho médico nem o substitui; sobre a sua saúde, consulte um médico.",
  fr: "D'ordre général et culturel : ce que les textes de l'ayurveda et du jyotish disent des habitudes, des qualités et des saveurs. Ce n'est pas un avis médical et cela n'en remplace aucun ; pour votre santé, consultez un médecin.",
  ru: "Общие сведения о культуре: что тексты аюрведы и джйотиша говорят о привычках, качествах и вкусах. Это не медицинский совет и не замена ему; о здоровье спрашивайте врача.",
  "zh-Hans":
    "一般性文化内容：阿育吠陀与印度占星典籍对习惯、属性与味道的说法。不是医疗建议，也不能代替医疗建议；健康问题请咨询医生。",
  "zh-Hant":
    "一般性文化內容：阿育吠陀與印度占星典籍對習慣、屬性與味道的說法。不是醫療建議，也不能代替醫療建議；健康問題請諮詢醫生。",
};
