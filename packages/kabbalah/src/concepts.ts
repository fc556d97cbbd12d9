/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  calculateGematria:
    "gematria hebrew word value letters count isopsephy ebced gematria kelime değeri ibranice harf Gematrie hebräisches Wort Zahlenwert guematria gematría palabra hebrea valor gematria palavra hebraica valor guématrie mot hébreu valeur гематрия слово иврит значение букв गेमेट्रिया हिब्रू शब्द मान 希伯来数值 字母代码 希伯來字母數值 數值",
  listGematriaCiphers:
    "ciphers atbash mispar hechrachi methods şifreler yöntem Chiffren Verfahren cifrados métodos cifras métodos chiffres méthodes шифры методы гематрии सिफर विधियाँ 密码表 算法 密碼表",
  generateNameProfile:
    "name in hebrew letters kabbalah adım ibranice kabala isim Name hebräisch Kabbala nombre en hebreo cábala nome em hebraico cabala nom en hébreu kabbale имя на иврите каббала नाम हिब्रू कबाला 希伯来名字 卡巴拉姓名 希伯來名字 卡巴拉",
  generateBirthProfile:
    "hebrew birthday guardian angel 72 names kabbalah birth İbrani doğum günü koruyucu melek kabala hebräischer Geburtstag Schutzengel Kabbala cumpleaños hebreo ángel de la guarda cábala aniversário hebraico anjo da guarda cabala anniversaire hébreu ange gardien kabbale еврейский день рождения ангел-хранитель каббала हिब्रू जन्मदिन रक्षक देवदूत कबाला 希伯来生日 守护天使 卡巴拉 希伯來生日 守護天使",
  listShemNames:
    "72 names of God angels shem hamephorash list 72 isim melekler 72 Namen Gottes Engel 72 nombres de Dios ángeles 72 nomes de Deus anjos 72 noms de Dieu anges 72 имени Бога ангелы ईश्वर के 72 नाम देवदूत 七十二天使 七十二名 神名",
  getShemName:
    "one of 72 angels meaning name bir melek anlamı Engel Name Bedeutung ángel significado nombre anjo significado nome ange sens nom ангел значение имени देवदूत नाम अर्थ 某天使 天使名含义 天使名含義",
  getTreeOfLife:
    "tree of life sephiroth paths diagram otz chiim hayat ağacı sefirot yollar Lebensbaum Sephiroth Pfade árbol de la vida sefirot senderos árvore da vida sefirot caminhos arbre de vie sephiroth séphiroth sentiers древо жизни сефирот пути जीवन वृक्ष सेफिरोत 生命之树 质点 路径 生命之樹 質點",
  getSephirah:
    "keter chokhmah tiferet malkuth meaning sefira sefira anlamı keter Sephira Bedeutung Kether sefirá significado kéter sefirá significado keter séphira sens kether сефира значение кетер सेफिरा अर्थ केतेर 某质点 王冠 王国 質點含義",
  listHebrewLetters:
    "hebrew alphabet aleph bet 22 letters ibrani alfabesi harfler hebräisches Alphabet Buchstaben alfabeto hebreo letras alfabeto hebraico letras alphabet hébreu lettres еврейский алфавит буквы हिब्रू वर्णमाला अक्षर 希伯来字母表 二十二字母 希伯來字母表",
  getHebrewLetter:
    "meaning of aleph letter hebrew harf anlamı alef Buchstabe Bedeutung Aleph letra significado álef letra significado alef lettre sens aleph буква значение алеф अक्षर अर्थ अलेफ 字母含义 阿列夫 字母含義",
  calculateNameCompatibility:
    "two names match hebrew kabbalah iki isim uyumu kabala zwei Namen Kabbala passen dos nombres compatibilidad cábala dois nomes compatibilidade cabala deux noms compatibilité kabbale два имени совместимость каббала दो नाम मिलान कबाला 两个名字 卡巴拉配对 兩個名字 卡巴拉配對",
  getDailySephirah:
    "omer counting today sephirah sefirat haomer bugün omer sayımı sefira Omer-Zählung heute Sephira cuenta del omer hoy sefirá contagem do omer hoje compte de l'omer aujourd'hui счёт омера сегодня сефира ओमर गणना आज 俄梅珥计数 今日质点 俄梅珥",
};
