/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  listLanguages:
    "supported languages translations which lang desteklenen diller çeviri unterstützte Sprachen Übersetzung idiomas disponibles traducción idiomas disponíveis tradução langues disponibles traduction поддерживаемые языки перевод समर्थित भाषाएँ अनुवाद 支持语言 翻译 支援語言 翻譯",
  getFieldLabels:
    "form field labels translate enum values alan etiketleri form Feldbezeichnungen Formular etiquetas de campos formulario rótulos de campos formulário libellés de champs formulaire подписи полей формы फ़ॉर्म फ़ील्ड लेबल 字段标签 表单 欄位標籤 表單",
};
