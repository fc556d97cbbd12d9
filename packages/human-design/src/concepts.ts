/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  generateBodygraph:
    "human design chart type generator projector manifestor reflector authority profile strategy rave incarnation cross insan tasarımı tipim beden grafiği Human-Design-Chart Typ Autorität Körpergrafik tipo diseño humano autoridad carta gráfico corporal desenho humano tipo autoridade gráfico design humain type autorité graphe дизайн человека тип бодиграф рейв карта मानव डिज़ाइन प्रकार बॉडीग्राफ 人类图 类型 人体图 人類圖 類型 人體圖 body graph çizelge do corpo corporel дизайна बॉडीग्राफ ह्यूमन डिज़ाइन चार्ट",
  calculateCenters:
    "defined open undefined centers sacral solar plexus throat merkezler tanımlı açık Zentren definiert offen Sakral centros definidos abiertos sacral centros definidos abertos centres définis ouverts sacral центры определённые открытые сакральный केंद्र परिभाषित खुले 能量中心 定义中心 空白中心 定義中心",
  getCenter:
    "meaning of a center sacral root spleen head merkez anlamı Zentrum Bedeutung Milz Wurzel significado del centro bazo raíz significado do centro baço raiz sens du centre rate racine значение центра селезёнка корневой केंद्र का अर्थ 某中心含义 荐骨 脾 薦骨",
  calculateChannels:
    "defined channels circuits gates connected kanallar devreler Kanäle Schaltkreise canales definidos circuitos canais definidos circuitos canaux définis circuits каналы контуры определённые चैनल परिपथ 通道 回路 通道定义 通道定義 my design kanallarım tanımlı definiert определены चैनल परिभाषित 定义通道 定義通道",
  calculateConnection:
    "relationship two people composite electromagnetic compromise partnership human design ilişki iki kişi insan tasarımı Beziehung Partnerschaft Verbindung conexión relación pareja diseño humano conexão relacionamento casal relation couple connexion отношения пары коннект партнёрство дизайн संबंध दो लोग 关系图 人类图合图 關係圖 人類圖合圖 partner husband wife eş Ehe пара муж жена पति पत्नी जोड़ी 伴侣 关系 關係",
  calculateGates:
    "activations gate personality design 26 hexagrams kapılar aktivasyonlar Tore Aktivierungen puertas activaciones portões portais ativações portes activations ворота активации द्वार सक्रियण 闸门 激活 閘門",
  getGate:
    "meaning of gate number hexagram line 64 gates kapı anlamı numara Tor Bedeutung Nummer significado de la puerta significado do portão número sens de la porte numéro значение ворот номер द्वार का अर्थ संख्या 某闸门含义 閘門含義 one kapısı signification ворота गेट द्वार मतलब अर्थ बॉडीग्राफ़ 闸门 闸门含义 閘門",
  calculatePenta:
    "team group family business dynamics three to five ekip grup aile penta Team Gruppe Familie equipo grupo familia equipe grupo família équipe groupe famille пента команда группа семья टीम समूह परिवार 团队 小组 家庭五人 團隊 家庭",
  calculateProfile:
    "profile lines 1/3 2/4 4/6 5/1 6/2 profil çizgi Profil Linien perfil líneas perfil linhas profil lignes профиль линии प्रोफ़ाइल रेखा 人生角色 爻线 爻線 hermit martyr profilim प्रोफ़ाइल रेखाएँ 角色",
  generateTransit:
    "human design transit today planets effect insan tasarımı transit bugün Transit heute Human Design tránsito hoy diseño humano trânsito hoje desenho humano transit du jour design humain транзит сегодня дизайн человека गोचर मानव डिज़ाइन आज 人类图流日 今天行运 人類圖流日",
  calculateType:
    "type strategy authority generator projector tip strateji otorite Typ Strategie Autorität tipo estrategia autoridad tipo estratégia autoridade type stratégie autorité тип стратегия авторитет प्रकार रणनीति प्राधिकार 类型 策略 内在权威 類型 內在權威 manifestor reflector what üretici yansıtıcı Projektor generador proyector gerador projetor générateur projecteur генератор проектор जनरेटर प्रोजेक्टर टाइप 生产者 投射者 生產者",
  calculateVariables:
    "arrows digestion environment perspective motivation PHS oklar beslenme çevre motivasyon Pfeile Ernährung Umgebung flechas digestión ambiente motivación setas digestão ambiente motivação flèches digestion environnement стрелки переменные питание среда мотивация तीर चर आहार वातावरण 箭头 四箭 饮食 环境 箭頭 飲食 環境",
  narrowHumanDesignBirthTime:
    "unknown birth time human design I am a projector generator manifestor reflector which time type authority profile without time doğum saati bilinmiyor human design projektör tip otorite profil Geburtszeit unbekannt Human Design Projektor Typ Autorität Profil hora de nacimiento desconocida diseño humano proyector tipo autoridad hora de nascimento desconhecida desenho humano projetor tipo autoridade heure de naissance inconnue design humain projecteur type autorité неизвестное время рождения дизайн человека проектор тип авторитет профиль जन्म समय अज्ञात ह्यूमन डिज़ाइन प्रोजेक्टर प्रकार 出生时间未知 投射者 类型 权威 出生時間未知 投射者 類型 權威",
};
