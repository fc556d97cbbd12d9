import type { TermTable } from "@almagest/operation";
import { numberTypes } from "../vocabulary/types";

/** Where a number caught the eye. */
const numberContexts: TermTable = {
  clock: {
    en: "Clock",
    tr: "Saat",
    de: "Uhr",
    es: "Reloj",
    hi: "घड़ी",
    pt: "Relógio",
    fr: "Horloge",
    ru: "Часы",
    "zh-Hans": "时钟",
    "zh-Hant": "時鐘",
  },
  receipt: {
    en: "Receipt",
    tr: "Fiş",
    de: "Kassenbon",
    es: "Recibo",
    hi: "रसीद",
    pt: "Recibo",
    fr: "Ticket de caisse",
    ru: "Чек",
    "zh-Hans": "收据",
    "zh-Hant": "收據",
  },
  "license-plate": {
    en: "License plate",
    tr: "Plaka",
    de: "Nummernschild",
    es: "Matrícula",
    hi: "वाहन नंबर प्लेट",
    pt: "Placa do carro",
    fr: "Plaque d'immatriculation",
    ru: "Номерной знак",
    "zh-Hans": "车牌",
    "zh-Hant": "車牌",
  },
  phone: {
    en: "Phone",
    tr: "Telefon",
    de: "Telefon",
    es: "Teléfono",
    hi: "फ़ोन",
    pt: "Telefone",
    fr: "Téléphone",
    ru: "Телефон",
    "zh-Hans": "电话",
    "zh-Hant": "電話",
  },
  address: {
    en: "Address",
    tr: "Adres",
    de: "Adresse",
    es: "Dirección",
    hi: "पता",
    pt: "Endereço",
    fr: "Adresse",
    ru: "Адрес",
    "zh-Hans": "地址",
    "zh-Hant": "地址",
  },
  price: {
    en: "Price",
    tr: "Fiyat",
    de: "Preis",
    es: "Precio",
    hi: "मूल्य",
    pt: "Preço",
    fr: "Prix",
    ru: "Цена",
    "zh-Hans": "价格",
    "zh-Hant": "價格",
  },
};

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  context: numberContexts,
  type: numberTypes,
};
