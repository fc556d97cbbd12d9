/** By operation: words that people look for it by, in ten languages, which its name and summary do not say. */
export const concepts: Readonly<Record<string, string>> = {
  generateBodygraph:
    "type generator projector manifestor reflector authority profile strategy insan tasarımı tip Typ Autorität tipo autoridad diseño humano type autorité design humain desenho humano дизайн человека тип бодиграф मानव डिज़ाइन 人类图 类型 人類圖",
};
