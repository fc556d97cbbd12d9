import type { Lang } from "@almagest/operation";

/** The reason why a figure is not there. */
export type Fault = "later" | "denied" | "wrong" | "away";

/** The sentences of an embedded figure that are shown before its answer, or in its place. */
type Lines = Readonly<Record<Fault | "loading", string>>;

/** They are part of the script, because they are told when nothing else can be loaded. */
export const LINES: Readonly<Record<Lang, Lines>> = {
  en: {
    loading: "Loading …",
    later: "No more figures for now. Please try again later.",
    denied: "This figure may not be shown on this site.",
    wrong: "This figure was requested with a wrong value.",
    away: "The figure cannot be loaded right now.",
  },
  tr: {
    loading: "Yükleniyor …",
    later: "Şimdilik başka çizim gösterilemiyor. Lütfen daha sonra yeniden deneyin.",
    denied: "Bu çizim bu sitede gösterilemez.",
    wrong: "Bu çizim hatalı bir değerle istendi.",
    away: "Çizim şu anda yüklenemiyor.",
  },
  de: {
    loading: "Lädt …",
    later: "Im Moment gibt es keine weiteren Bilder. Bitte später noch einmal versuchen.",
    denied: "Dieses Bild darf auf dieser Website nicht gezeigt werden.",
    wrong: "Dieses Bild wurde mit einem falschen Wert angefordert.",
    away: "Das Bild kann gerade nicht geladen werden.",
  },
  es: {
    loading: "Cargando …",
    later: "No hay más figuras por ahora. Inténtalo más tarde.",
    denied: "Esta figura no se puede mostrar en este sitio.",
    wrong: "Esta figura se pidió con un valor incorrecto.",
    away: "La figura no se puede cargar en este momento.",
  },
  hi: {
    loading: "लोड हो रहा है …",
    later: "अभी और चित्र उपलब्ध नहीं हैं। कृपया बाद में फिर कोशिश करें।",
    denied: "यह चित्र इस साइट पर नहीं दिखाया जा सकता।",
    wrong: "यह चित्र किसी गलत मान के साथ माँगा गया है।",
    away: "चित्र अभी लोड नहीं हो पा रहा है।",
  },
  pt: {
    loading: "Carregando …",
    later: "Não há mais figuras por enquanto. Tente de novo mais tarde.",
    denied: "Esta figura não pode ser exibida neste site.",
    wrong: "Esta figura foi pedida com um valor errado.",
    away: "Não é possível carregar a figura agora.",
  },
  fr: {
    loading: "Chargement …",
    later: "Plus de figures pour l’instant. Réessayez plus tard.",
    denied: "Cette figure ne peut pas être affichée sur ce site.",
    wrong: "Cette figure a été demandée avec une valeur incorrecte.",
    away: "Impossible de charger la figure pour le moment.",
  },
  ru: {
    loading: "Загрузка …",
    later: "Пока рисунков больше нет. Попробуйте позже.",
    denied: "Этот рисунок нельзя показывать на этом сайте.",
    wrong: "Этот рисунок запрошен с неверным значением.",
    away: "Сейчас рисунок не загружается.",
  },
  "zh-Hans": {
    loading: "正在加载……",
    later: "暂时无法显示更多图形，请稍后再试。",
    denied: "此图形不能在本网站显示。",
    wrong: "请求此图形时使用了错误的值。",
    away: "图形暂时无法加载。",
  },
  "zh-Hant": {
    loading: "正在載入……",
    later: "暫時無法顯示更多圖形，請稍後再試。",
    denied: "此圖形不能在本網站顯示。",
    wrong: "請求此圖形時使用了錯誤的值。",
    away: "圖形暫時無法載入。",
  },
};
