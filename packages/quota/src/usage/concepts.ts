/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  getUsageStats:
    "how many calls left requests remaining quota allowance month plan subscription kalan istek kota abonelik kaç çağrı verbleibende Anfragen Kontingent Abo llamadas restantes cuota suscripción chamadas restantes cota assinatura appels restants quota abonnement осталось запросов квота подписка शेष अनुरोध कोटा सदस्यता 剩余次数 配额 订阅 剩餘次數 配額 訂閱",
};
